import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { hintOfChainId } from '../shared/chains.js';
import { defineFormat } from '../shared/define-format.js';
import { listedAtOf } from '../shared/xml-date.js';
import { readJsonEntries, topText } from '../shared/json-entries.js';
import { isJsonObject } from '../shared/json-value.js';

async function* entries({ file }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const { number, value } of readJsonEntries(file, { member: 'tokens' })) {
    const reference = `token ${String(number)}`;
    if (!isJsonObject(value)) {
      yield skipped('malformed_entry', reference);
      continue;
    }
    yield {
      kind: 'candidate',
      address: value['address'],
      chainHint: hintOfChainId(value['chainId']),
      category: 'official_token',
      entity: value['symbol'],
      reference,
      date: null,
    };
  }
}

/** Lists of official tokens in the token-list schema of Uniswap, which the Solana token registry shares. */
export const tokenList = defineFormat({
  id: 'token-list',
  categoryMandatory: false,
  defaultCategory: 'official_token',
  chain: 'named',
  mayBeEmpty: true,
  publishedAt: async (file) => listedAtOf(await topText(file, 'timestamp')),
  entries,
});
