import type { FeedInput } from '../../../../ports/platform/feeds.js';
import type { ListedEntry } from '../shared/candidate.js';
import { type CsvRecord, fieldOf, openCsvTable } from '../shared/csv-records.js';
import { defineFormat } from '../shared/define-format.js';

/**
 * A column of addresses, the column that names them, and the column that must say something for the address to be
 * listed at all.
 */
interface AddressColumn {
  readonly address: string;
  readonly tag: string;
  readonly listedBy: string | null;
}

/**
 * The three published headers. The creator of a malicious contract is an address of the list where the file has a label
 * for it: the data set's own schema calls that column the labels of the creator's address.
 */
const VARIANTS: readonly (readonly AddressColumn[])[] = [
  [{ address: 'bannedaddress', tag: 'wallettag', listedBy: null }],
  [
    { address: 'contractaddress', tag: 'contracttag', listedBy: null },
    { address: 'contractcreator', tag: 'contractcreatortag', listedBy: 'contractcreatoretherscanlabel' },
  ],
  [{ address: 'address', tag: 'etherscantag', listedBy: null }],
];

const variantOf = (columns: readonly string[]) =>
  VARIANTS.find(([first]) => first !== undefined && columns.includes(first.address) && columns.includes(first.tag));

const isListed = (columns: readonly string[], record: CsvRecord, column: AddressColumn): boolean =>
  column.listedBy === null || (fieldOf(columns, record, column.listedBy) ?? '').trim() !== '';

async function* entries({ file, options }: FeedInput): AsyncGenerator<ListedEntry> {
  const { kind, columns, records } = await openCsvTable(file, variantOf);
  for await (const record of records) {
    for (const column of kind) {
      if (!isListed(columns, record, column)) continue;
      yield {
        kind: 'candidate',
        address: fieldOf(columns, record, column.address),
        chainHint: { by: 'chain', chain: options.chain },
        category: 'scam_fraud',
        entity: fieldOf(columns, record, column.tag),
        reference: `row ${String(record.number)}`,
        date: null,
      };
    }
  }
}

/** Forta's labelled data sets, in their three CSV headers. */
export const forta = defineFormat({
  id: 'forta',
  categoryMandatory: false,
  defaultCategory: 'scam_fraud',
  chain: 'any',
  mayBeEmpty: true,
  entries,
});
