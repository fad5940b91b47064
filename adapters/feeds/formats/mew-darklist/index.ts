import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { readJsonEntries } from '../shared/json-entries.js';
import { isJsonObject } from '../shared/json-value.js';

async function* entries({ file, options }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const { number, value } of readJsonEntries(file, 'top')) {
    const reference = `entry ${String(number)}`;
    if (!isJsonObject(value)) {
      yield skipped('malformed_entry', reference);
      continue;
    }
    yield {
      kind: 'candidate',
      address: value['address'],
      chainHint: { by: 'chain', chain: options.chain },
      category: 'scam_fraud',
      entity: value['comment'],
      reference,
      date: value['date'],
    };
  }
}

/** MyEtherWallet's darklist: an array of objects with address, comment and date. */
export const mewDarklist = defineFormat({
  id: 'mew-darklist',
  categoryMandatory: false,
  defaultCategory: 'scam_fraud',
  chain: 'any',
  mayBeEmpty: true,
  entries,
});
