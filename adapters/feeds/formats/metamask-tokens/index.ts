import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { readJsonEntries } from '../shared/json-entries.js';
import { isJsonObject } from '../shared/json-value.js';

async function* entries({ file }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const { number, name, value } of readJsonEntries(file, 'top')) {
    const reference = `token ${String(number)}`;
    if (name === null || !isJsonObject(value)) {
      yield skipped('malformed_entry', reference);
      continue;
    }
    yield {
      kind: 'candidate',
      address: name,
      chainHint: { by: 'chain', chain: 'ethereum' },
      category: 'official_token',
      entity: value['symbol'],
      reference,
      date: null,
    };
  }
}

/** MetaMask's `contract-map.json`: tokens of Ethereum by their contract. */
export const metamaskTokens = defineFormat({
  id: 'metamask-tokens',
  categoryMandatory: false,
  defaultCategory: 'official_token',
  chain: 'ethereum',
  mayBeEmpty: false,
  entries,
});
