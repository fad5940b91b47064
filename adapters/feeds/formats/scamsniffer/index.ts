import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { type JsonEntry, readJsonEntries } from '../shared/json-entries.js';
import type { ListedJsonValue } from '../shared/json-value.js';

/** The addresses of one entry: itself in `address.json`, those of a site in `combined.json`. */
const addressesOf = ({ name, value }: JsonEntry): readonly ListedJsonValue[] =>
  name !== null && Array.isArray(value) ? (value as readonly ListedJsonValue[]) : [value];

async function* entries({ file, options }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const entry of readJsonEntries(file, 'top')) {
    const reference = `entry ${String(entry.number)}`;
    const addresses = addressesOf(entry);
    if (addresses.length === 0) yield skipped('no_address', reference);
    for (const address of addresses) {
      yield {
        kind: 'candidate',
        address,
        chainHint: { by: 'chain', chain: options.chain },
        category: 'scam_fraud',
        entity: entry.name,
        reference,
        date: null,
      };
    }
  }
}

/** ScamSniffer's `address.json` (an array of addresses) and `combined.json` (addresses by site). */
export const scamsniffer = defineFormat({
  id: 'scamsniffer',
  categoryMandatory: false,
  defaultCategory: 'scam_fraud',
  chain: 'any',
  mayBeEmpty: true,
  entries,
});
