import type { CsvColumn, FeedOptions } from '../../../../ports/platform/feeds.js';
import type { Candidate } from './candidate.js';
import { categoryOfWord, namesToken } from './categories.js';
import { hintOfChainName } from './chains.js';

/** What a row of a neutral list can say. A token list's label is its symbol. */
export type FeedField = CsvColumn | 'symbol';

/** Folded names under which published lists have each field, the first that is there wins. */
const FIELD_NAMES: Readonly<Record<FeedField, readonly string[]>> = {
  address: ['address'],
  chain: ['chain', 'chainid'],
  category: ['category'],
  source: ['source'],
  date: ['date'],
  label: ['label', 'nametag', 'name', 'tag', 'comment'],
  symbol: ['symbol'],
};

/** The name in this file of each field that it has. */
export type FieldNames = Readonly<Partial<Record<FeedField, string>>>;

/** Matches a file's folded names with the fields; `mapping` (folded too) comes first. */
export const fieldNamesIn = (names: readonly string[], mapping: FieldNames): FieldNames => {
  const found: Partial<Record<FeedField, string>> = {};
  for (const field of Object.keys(FIELD_NAMES) as FeedField[]) {
    const name = mapping[field] ?? FIELD_NAMES[field].find((candidate) => names.includes(candidate));
    if (name !== undefined) found[field] = name;
  }
  return found;
};

/** One row of a neutral list, by field. */
export type FieldValues = Readonly<Partial<Record<FeedField, unknown>>>;

const isSaid = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * The row as a candidate. What the row says of its chain and category comes before the options. `place` says where in
 * the file the row is.
 */
export const candidateOf = (values: FieldValues, place: string, options: FeedOptions): Candidate => {
  const category = isSaid(values.category) ? categoryOfWord(values.category) : (options.category ?? undefined);
  const symbol = category === 'official_token' && isSaid(values.symbol) ? values.symbol : null;
  return {
    kind: 'candidate',
    address: values.address,
    chainHint: hintOfChainName(values.chain, options.chain),
    category,
    tokenContract: isSaid(values.symbol) || (isSaid(values.category) && namesToken(values.category)),
    entity: symbol ?? values.label ?? values.symbol,
    reference: isSaid(values.source) ? `${place} (${values.source})` : place,
    date: values.date,
  };
};
