import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from './candidate.js';
import { fieldOf, foldName, openCsvTable } from './csv-records.js';
import { type FieldNames, type FieldValues, candidateOf, fieldNamesIn } from './fields.js';

const foldMapping = (columns: FeedInput['options']['columns']): FieldNames =>
  Object.fromEntries(Object.entries(columns ?? {}).map(([field, name]) => [field, foldName(name)]));

/**
 * The rows of a CSV list with a header. A header without the address column, or without a mapped one, is a
 * `FeedFormatError`.
 */
export async function* csvCandidates({ file, options }: FeedInput): AsyncGenerator<ListedEntry> {
  const mapping = foldMapping(options.columns);
  const recognise = (columns: readonly string[]): FieldNames | undefined => {
    const names = fieldNamesIn(columns, mapping);
    return names.address !== undefined && Object.values(mapping).every((name) => columns.includes(name))
      ? names
      : undefined;
  };
  const { kind, columns, records } = await openCsvTable(file, recognise);
  const names = Object.entries(kind);
  for await (const record of records) {
    const values: FieldValues = Object.fromEntries(
      names.map(([field, name]) => [field, fieldOf(columns, record, name)]),
    );
    yield candidateOf(values, `row ${String(record.number)}`, options);
  }
}
