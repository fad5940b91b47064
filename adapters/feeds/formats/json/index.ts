import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { jsonCandidate } from '../shared/json-candidates.js';
import { readJsonEntries } from '../shared/json-entries.js';

async function* entries({ file, options }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const entry of readJsonEntries(file, 'top')) yield jsonCandidate(entry, options);
}

/** An array of addresses, an array of objects with an address, or an object whose member names are addresses. */
export const json = defineFormat({
  id: 'json',
  categoryMandatory: true,
  rowsNameCategory: true,
  defaultCategory: null,
  chain: 'any',
  mayBeEmpty: true,
  entries,
});
