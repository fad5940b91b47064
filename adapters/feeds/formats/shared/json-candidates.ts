import type { FeedOptions } from '../../../../ports/platform/feeds.js';
import type { Candidate } from './candidate.js';
import { foldName } from './csv-records.js';
import { type FieldValues, candidateOf, fieldNamesIn } from './fields.js';
import type { JsonEntry } from './json-entries.js';
import { type ListedJsonObject, isJsonObject } from './json-value.js';

/** The fields of an object, by folded name; the first of several names that fold alike wins. */
const fieldsOf = (object: ListedJsonObject): FieldValues => {
  const byName = new Map<string, unknown>();
  for (const [name, value] of Object.entries(object)) {
    const folded = foldName(name);
    if (!byName.has(folded)) byName.set(folded, value);
  }
  const names = fieldNamesIn([...byName.keys()], {});
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [field, byName.get(name)]));
};

/**
 * What an entry says: an address alone, an object with an address, or an address as a member's name with a label or an
 * object.
 */
const valuesOf = ({ name, value }: JsonEntry): FieldValues => {
  if (name === null) return isJsonObject(value) ? fieldsOf(value) : { address: value };
  if (isJsonObject(value)) return { ...fieldsOf(value), address: name };
  return { address: name, label: value };
};

/** An entry of a JSON list in one of the three common shapes, as a candidate. */
export const jsonCandidate = (entry: JsonEntry, options: FeedOptions): Candidate =>
  candidateOf(valuesOf(entry), `entry ${String(entry.number)}`, options);
