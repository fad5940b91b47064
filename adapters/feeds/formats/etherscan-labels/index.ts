import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from '../shared/candidate.js';
import { csvCandidates } from '../shared/csv-candidates.js';
import { defineFormat } from '../shared/define-format.js';
import { jsonCandidate } from '../shared/json-candidates.js';
import { readJsonEntries } from '../shared/json-entries.js';
import { peek } from '../shared/peek.js';

const JSON_STARTS: ReadonlySet<number | null> = new Set(['{', '['].map((character) => character.charCodeAt(0)));

async function* entries(input: FeedInput): AsyncGenerator<ListedEntry> {
  const { firstByte, file } = await peek(input.file);
  if (!JSON_STARTS.has(firstByte)) {
    yield* csvCandidates({ ...input, file });
    return;
  }
  for await (const entry of readJsonEntries(file, 'top')) yield jsonCandidate(entry, input.options);
}

/** Label dumps of Etherscan and its sister explorers, in their CSV and both of their JSON forms. */
export const etherscanLabels = defineFormat({
  id: 'etherscan-labels',
  categoryMandatory: true,
  rowsNameCategory: true,
  defaultCategory: null,
  chain: 'any',
  mayBeEmpty: true,
  entries,
});
