import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from '../shared/candidate.js';
import { defineFormat } from '../shared/define-format.js';
import { readLines } from '../shared/bytes.js';

async function* entries({ file, options }: FeedInput): AsyncGenerator<ListedEntry> {
  for await (const line of readLines(file)) {
    const address = line.text.replace(/#.*/, '').trim();
    if (address === '') continue;
    yield {
      kind: 'candidate',
      address,
      chainHint: { by: 'chain', chain: options.chain },
      category: options.category,
      entity: null,
      reference: `line ${String(line.number)}`,
      date: null,
    };
  }
}

/** One address a line; empty lines and what follows `#` are passed over. */
export const txt = defineFormat({
  id: 'txt',
  categoryMandatory: true,
  defaultCategory: null,
  chain: 'any',
  mayBeEmpty: false,
  entries,
});
