import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListCategory } from '../../../../ports/stores/lists.js';
import type { ListedEntry } from '../shared/candidate.js';
import { fieldOf, openCsvTable } from '../shared/csv-records.js';
import { defineFormat } from '../shared/define-format.js';

/** What a file is, by its header: the column that names the entry, and what being in the file means. */
const KINDS: readonly { readonly label: string; readonly category: ListCategory }[] = [
  { label: 'symbol', category: 'official_token' },
  { label: 'reasons', category: 'scam_fraud' },
];

const kindOf = (columns: readonly string[]) =>
  columns.includes('mint') ? KINDS.find(({ label }) => columns.includes(label)) : undefined;

async function* entries({ file }: FeedInput): AsyncGenerator<ListedEntry> {
  const { kind, columns, records } = await openCsvTable(file, kindOf);
  for await (const record of records) {
    yield {
      kind: 'candidate',
      address: fieldOf(columns, record, 'mint'),
      chainHint: { by: 'chain', chain: 'solana' },
      category: kind.category,
      tokenContract: true,
      entity: fieldOf(columns, record, kind.label),
      reference: `row ${String(record.number)}`,
      date: null,
    };
  }
}

/** Jupiter's CSV lists: banned tokens (with a reason) and validated tokens (with a symbol). */
export const jupiter = defineFormat({
  id: 'jupiter',
  categoryMandatory: false,
  defaultCategory: null,
  chain: 'solana',
  mayBeEmpty: true,
  entries,
});
