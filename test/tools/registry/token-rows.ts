import { checksumForm, parseAddress } from '../../../domain/intent/address.js';
import { ALL_CHAINS, type Chain, chainOf } from '../../../domain/chains/index.js';
import { nativePlaceholder, tokenKey } from '../../../domain/intent/token-key.js';
import { symbolForms } from '../../../domain/intent/text.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import { BUNDLED_TOKENS } from '../../../adapters/tokens/bundled-registry/data/tokens.js';
import { chainNamed } from './chains.js';
import { isChosen, TOKEN_LISTS, type TokenList } from './data/token-lists.js';
import type { PackageShelf } from './packages.js';
import { tokenRecords } from './token-records.js';

/** One token on one chain, and the letters of the lists that agree on it. */
export interface TokenRow {
  readonly chain: Chain;
  readonly address: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly lists: string;
}

/** Why a row of a list did not become official, and how many. */
export type Refusals = Map<string, number>;

const PLAIN_SYMBOL = /^[A-Za-z0-9][A-Za-z0-9.+_-]{0,14}$/;
const MOST_DECIMALS = 30;
const LEAST_LISTS = 2;
/**
 * Lists that are kept with care and were published this year: Uniswap, Aave, the Superchain, Ledger, which signs each
 * row, PancakeSwap, Superfluid. Aave and Superfluid are the issuers of what they list beside others' tokens.
 */
const CAREFUL = 'uaogpf';
/** The lists of everything that confirm others alone. */
export const SECOND_VOICES: ReadonlySet<string> = new Set(
  TOKEN_LISTS.filter(({ isSecondVoice }) => isSecondVoice === true).map(({ letter }) => letter),
);
const CHOSEN: ReadonlySet<string> = new Set(TOKEN_LISTS.filter(isChosen).map(({ letter }) => letter));

const addressIn = (chain: Chain, text: string): string | null => {
  const { key, problem } = parseAddress(chain, text);
  if (problem !== null || key === nativePlaceholder(chain)) return null;
  return chain === 'solana' ? key : checksumForm(key ?? '');
};

/** Lists write some symbols with a dollar before them. */
const symbolIn = (text: string): string => text.replace(/^\$/, '');

/** What a list says of a contract. */
export interface TokenSaying {
  readonly letter: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** `chain address` → what each list says of it. */
type Sayings = Map<string, TokenSaying[]>;

/** All that the lists say of the tokens of all chains. */
export const sayingsOf = (lists: readonly TokenList[], shelf: PackageShelf): Sayings => {
  const sayings: Sayings = new Map();
  for (const { letter, files, onlyWith, ...pinned } of lists) {
    for (const { file, content } of shelf.read(pinned, files)) {
      for (const { chain: spelling, address: text, symbol, decimals, extensions } of tokenRecords(file, content)) {
        const chain = chainNamed(spelling);
        if (chain === undefined || (onlyWith !== undefined && extensions[onlyWith] === undefined)) continue;
        const address = addressIn(chain, text);
        if (address === null) continue;
        const id = `${chain} ${address}`;
        const said = sayings.get(id) ?? [];
        if (!said.some((other) => other.letter === letter)) said.push({ letter, symbol: symbolIn(symbol), decimals });
        sayings.set(id, said);
      }
    }
  }
  return sayings;
};

const groupBy = <Row>(rows: readonly Row[], keys: (row: Row) => readonly string[]): ReadonlyMap<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) for (const key of keys(row)) groups.set(key, [...(groups.get(key) ?? []), row]);
  return groups;
};

/** Two lists agree; where one of them is a list of everything, beside one that chooses its tokens. */
const areEnough = (agreeing: readonly TokenSaying[]): boolean =>
  agreeing.length >= LEAST_LISTS &&
  (agreeing.some(({ letter }) => CHOSEN.has(letter)) ||
    agreeing.filter(({ letter }) => !SECOND_VOICES.has(letter)).length >= LEAST_LISTS);

/** The rows on whose symbol and decimals two lists agree, and none says other decimals. */
const agreedRows = (sayings: Sayings, refuse: (why: string) => void): readonly TokenRow[] =>
  [...sayings].flatMap(([id, said]) => {
    const [chain, address = ''] = id.split(' ') as [Chain, string];
    const [first] = said;
    if (first === undefined) return [];
    const { symbol, decimals } = first;
    // a list that only confirms says nothing against another
    const counted = said.filter((other) => !SECOND_VOICES.has(other.letter) || other.decimals === decimals);
    const agreeing = counted.filter((other) => tokenKey(other.symbol) === tokenKey(symbol));
    const refused = !areEnough(agreeing)
      ? 'one list only, or two that call it differently'
      : counted.some((other) => other.decimals !== decimals)
        ? 'lists disagree on the decimals'
        : !PLAIN_SYMBOL.test(symbol) || !Number.isInteger(decimals) || decimals < 0 || decimals > MOST_DECIMALS
          ? 'no plain symbol, or impossible decimals'
          : null;
    if (refused !== null) refuse(refused);
    const lists = agreeing.map(({ letter }) => letter).join('');
    return refused === null ? [{ chain, address, symbol, decimals, lists }] : [];
  });

const symbolOn = ({ chain, symbol }: TokenRow): string => `${chain} ${tokenKey(symbol)}`;

const withoutSecondVoices = (letters: string): readonly string[] =>
  [...letters].filter((letter) => !SECOND_VOICES.has(letter));

/** Two lists beside those of everything that only confirm. */
const isStrong = ({ lists }: TokenRow): boolean => withoutSecondVoices(lists).length >= LEAST_LISTS;

/** Of lists that are kept with care, one is enough where no list names another contract of the chain so. */
const carriedRows = (sayings: Sayings, agreed: ReadonlySet<string>): readonly TokenRow[] => {
  const all = [...sayings].flatMap(([id, said]) => {
    const [chain, address = ''] = id.split(' ') as [Chain, string];
    return said.map(({ letter, symbol, decimals }) => ({ chain, address, symbol, decimals, lists: letter }));
  });
  const contracts = groupBy(
    all.filter(({ lists }) => !SECOND_VOICES.has(lists)),
    ({ chain, symbol }) => [`${chain} ${tokenKey(symbol)}`],
  );
  return all.filter(
    ({ chain, address, symbol, decimals, lists }) =>
      CAREFUL.includes(lists) &&
      PLAIN_SYMBOL.test(symbol) &&
      Number.isInteger(decimals) &&
      decimals <= MOST_DECIMALS &&
      !agreed.has(`${chain} ${address}`) &&
      sayings.get(`${chain} ${address}`)?.filter(({ letter }) => !SECOND_VOICES.has(letter)).length === 1 &&
      contracts.get(`${chain} ${tokenKey(symbol)}`)?.length === 1,
  );
};

const ownSpellings = BUNDLED_TOKENS.flatMap(({ symbol, aliases }) => [symbol, ...aliases]);
const OWN_KEYS: ReadonlySet<string> = new Set(ownSpellings.map(tokenKey));
const OWN_FORMS: ReadonlySet<string> = new Set(ownSpellings.flatMap((spelling) => symbolForms(spelling)));
/** `chain contract` of the table that is kept by hand. */
export const OWN_CONTRACTS: ReadonlySet<string> = new Set(
  BUNDLED_TOKENS.flatMap(({ on }) =>
    ALL_CHAINS.flatMap((chain) => on[chain]?.contracts.map((contract) => `${chain} ${contract}`) ?? []),
  ),
);

/** `chain key` of every symbol of our own table, and the symbols that are a coin somewhere. */
const OWN_ON: ReadonlySet<string> = new Set(
  BUNDLED_TOKENS.flatMap(({ symbol, aliases, on }) =>
    [symbol, ...aliases].flatMap((one) => Object.keys(on).map((chain) => `${chain} ${tokenKey(one)}`)),
  ),
);
const COINS: ReadonlySet<string> = new Set(
  BUNDLED_TOKENS.filter(({ on }) => Object.values(on).some(({ native }) => native)).map(({ symbol }) =>
    tokenKey(symbol),
  ),
);

/** A main token of our own table on an extra chain of which the table says nothing: two lists do. */
const isMainElsewhere = (row: TokenRow): boolean =>
  chainOf(row.chain).isExtra &&
  isStrong(row) &&
  OWN_KEYS.has(tokenKey(row.symbol)) &&
  !OWN_ON.has(symbolOn(row)) &&
  !COINS.has(tokenKey(row.symbol));

/** How many list rows name a symbol, over all chains. */
const weightOf = (rows: readonly TokenRow[]): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const { symbol, lists } of rows)
    weights.set(tokenKey(symbol), (weights.get(tokenKey(symbol)) ?? 0) + withoutSecondVoices(lists).length);
  return weights;
};

/** Symbols that look like one that more lists name; of two that are named as often, both. */
const imitations = (rows: readonly TokenRow[]): ReadonlySet<string> => {
  const weights = weightOf(rows);
  const imitating = new Set<string>();
  for (const alike of groupBy(rows, ({ symbol }) => symbolForms(symbol)).values()) {
    const keys = [...new Set(alike.map(({ symbol }) => tokenKey(symbol)))];
    if (keys.length < 2) continue;
    const most = Math.max(...keys.map((key) => weights.get(key) ?? 0));
    const leading = keys.filter((key) => weights.get(key) === most);
    for (const key of keys) if (leading.length > 1 || key !== leading[0]) imitating.add(key);
  }
  return imitating;
};

/** Of several contracts under one symbol none is official, but one that alone is on a list that is kept with care. */
const isDisputed = (rows: readonly TokenRow[], address: string): boolean => {
  const careful = rows.filter(({ lists }) => [...lists].some((letter) => CAREFUL.includes(letter)));
  return rows.length > 1 && (careful.length !== 1 || careful[0]?.address !== address);
};

/**
 * The official tokens of the lists: two lists agree on contract, symbol and decimals (see also `carriedRows`); one
 * contract of the chain has the symbol, or one alone is on a list that is kept with care; and it neither is nor looks
 * like a symbol of our own table, or one that more lists name.
 */
export const tokenRows = (
  lists: readonly TokenList[],
  shelf: PackageShelf,
): { readonly rows: readonly TokenRow[]; readonly refusals: Refusals } => {
  const refusals: Refusals = new Map();
  const refuse = (why: string): void => void refusals.set(why, (refusals.get(why) ?? 0) + 1);
  const sayings = sayingsOf(lists, shelf);
  const byTwo = agreedRows(sayings, refuse);
  const strong = byTwo.filter(isStrong);
  const held = new Set(strong.map(symbolOn));
  // what few lists say takes nothing from what more agree on
  const weak = [
    ...byTwo.filter((row) => !isStrong(row)),
    ...carriedRows(sayings, new Set(byTwo.map(({ chain, address }) => `${chain} ${address}`))),
  ].filter((row) => {
    if (held.has(symbolOn(row))) refuse('a symbol that more lists give to another contract');
    return !held.has(symbolOn(row));
  });
  const agreed = [...strong, ...weak];
  const bySymbol = groupBy(agreed, (row) => [symbolOn(row)]);
  const imitating = { strong: imitations(strong), all: imitations(agreed) };
  const why = (row: TokenRow): string | null => {
    const { chain, address, symbol } = row;
    if (OWN_CONTRACTS.has(`${chain} ${address}`)) return 'stands in our own table';
    if (!isMainElsewhere(row) && OWN_KEYS.has(tokenKey(symbol)))
      return 'another contract under a symbol of our own table';
    if (!isMainElsewhere(row) && symbolForms(symbol).some((form) => OWN_FORMS.has(form)))
      return 'looks like a symbol of our own table';
    if (isDisputed(bySymbol.get(symbolOn(row)) ?? [], address)) return 'two contracts under one symbol';
    return (isStrong(row) ? imitating.strong : imitating.all).has(tokenKey(symbol))
      ? 'looks like a symbol that as many or more lists name'
      : null;
  };
  const rows = agreed.filter((row) => {
    const refused = why(row);
    if (refused !== null) refuse(refused);
    return refused === null;
  });
  return { rows: [...rows].sort((left, right) => compareText(symbolOn(left), symbolOn(right))), refusals };
};
