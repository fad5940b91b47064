import Big from 'big.js';
import type { FeedInput } from '../../../../ports/platform/feeds.js';
import { type ListedEntry, skipped } from '../shared/candidate.js';
import { hintOfChainName } from '../shared/chains.js';
import { type CsvRecord, fieldOf, openCsvTable } from '../shared/csv-records.js';
import { defineFormat } from '../shared/define-format.js';

/** Folded names of the columns, the first that is there wins. */
const COLUMNS = {
  address: ['address', 'contract', 'mint'],
  price: ['priceusd', 'usd', 'price'],
  chain: ['chain', 'chainid', 'network'],
  date: ['date', 'pricedat', 'updatedat'],
} as const;

type Names = Readonly<Partial<Record<keyof typeof COLUMNS, string>>>;

const recognise = (columns: readonly string[]): Names | undefined => {
  const found = Object.entries(COLUMNS).map(([field, names]) => [field, names.find((name) => columns.includes(name))]);
  const names = Object.fromEntries(found.filter(([, name]) => name !== undefined)) as Names;
  return names.address === undefined || names.price === undefined ? undefined : names;
};

const NUMBER_FORM = /^\d{1,15}(\.\d{1,30})?([eE]-?\d{1,2})?$/;
/** What a whole token may be worth, US dollars: a price beyond is a mistake of units. */
const PRICE_RANGE = { above: '0', below: '100000000' } as const;
const MOST_DECIMALS = 40;

/** Exact decimal text; null for what is no price: a sign, a currency sign, nothing, or out of range. */
const priceOf = (text: string | undefined): string | null => {
  const given = text?.trim() ?? '';
  if (!NUMBER_FORM.test(given)) return null;
  const price = new Big(given);
  const exact = price.toFixed();
  const decimals = exact.split('.')[1]?.length ?? 0;
  return price.gt(PRICE_RANGE.above) && price.lt(PRICE_RANGE.below) && decimals <= MOST_DECIMALS ? exact : null;
};

const entryOf = (record: CsvRecord, columns: readonly string[], names: Names, { options }: FeedInput): ListedEntry => {
  const reference = `row ${String(record.number)}`;
  const field = (name: keyof Names): string | undefined =>
    names[name] === undefined ? undefined : fieldOf(columns, record, names[name]);
  const address = field('address');
  const chainHint = hintOfChainName(field('chain'), options.chain);
  // the same address is another token, or none, on another chain
  if (chainHint.by === 'chain' && chainHint.chain === null && /^0x/i.test(address?.trim() ?? ''))
    return skipped('no_chain', reference);
  const price = priceOf(field('price'));
  if (price === null) return skipped('invalid_price', reference);
  return {
    kind: 'candidate',
    address,
    chainHint,
    category: 'reference_price',
    tokenContract: true,
    entity: price,
    reference,
    date: field('date') ?? null,
  };
};

async function* entries(input: FeedInput): AsyncGenerator<ListedEntry> {
  const { kind, columns, records } = await openCsvTable(input.file, recognise);
  for await (const record of records) yield entryOf(record, columns, kind, input);
}

/** Reference prices in US dollars, by the contract of a token or the address that stands for a native currency. */
export const prices = defineFormat({
  id: 'prices',
  categoryMandatory: false,
  defaultCategory: 'reference_price',
  chain: 'any',
  mayBeEmpty: true,
  entries,
});
