import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { readYamlEntries } from '../shared/yaml-entries.js';

async function* entries({ file }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const { number, value } of readYamlEntries(file)) {
    const reference = `entry ${String(number)}`;
    if (value === null) yield skipped('malformed_entry', reference);
    else if (value['mint'] === undefined) yield skipped('no_address', reference);
    else {
      yield {
        kind: 'candidate',
        address: value['mint'],
        chainHint: { by: 'chain', chain: 'solana' },
        category: 'scam_fraud',
        tokenContract: true,
        entity: value['description'],
        reference,
        date: null,
      };
    }
  }
}

/** Phantom's list of blocked token mints on Solana. */
export const phantom = defineFormat({
  id: 'phantom',
  categoryMandatory: false,
  defaultCategory: 'scam_fraud',
  chain: 'solana',
  mayBeEmpty: false,
  entries,
});
