import { type Chain, CHAIN_LIST, chainOf } from '../../../domain/chains/index.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { LISTED_TOKENS } from './data/listed-tokens.js';
import { type BundledToken, erc } from './data/tokens.js';

const CHAIN_OF: ReadonlyMap<string, Chain> = new Map(CHAIN_LIST.map(({ letter, slug }) => [letter, slug]));

export interface ListedToken {
  readonly chain: Chain;
  readonly contract: string;
  readonly token: BundledToken;
}

/** A token of one chain: a symbol may stand for something else elsewhere, so nothing is said of other chains. */
const tokenOf = (row: string): readonly ListedToken[] => {
  const [letter = '', contract = '', decimals = '', , symbol = ''] = row.split(' ');
  const chain = CHAIN_OF.get(letter);
  if (chain === undefined) return [];
  const token = {
    symbol,
    aliases: [],
    name: symbol,
    pegged: false,
    completeForAllChains: false,
    variantOf: null,
    on: { [chain]: erc(Number(decimals), contract) },
  };
  return [{ chain, contract, token }];
};

/** Each as the table writes it. */
export const listedRows = (): readonly string[] => LISTED_TOKENS.split(/[\n|]/).filter((row) => row !== '');

/** All tokens on which published lists agree. */
export const listedTokens = (): readonly ListedToken[] => listedRows().flatMap(tokenOf);

interface Index {
  readonly bySymbol: ReadonlyMap<string, string>;
  readonly symbolOf: ReadonlyMap<string, string>;
  readonly symbols: ReadonlyMap<string, string>;
}

/** Rows are kept as they are and read when asked for: making every object would take ten times as long. */
const indexed = (): Index => {
  const bySymbol = new Map<string, string>();
  const symbolOf = new Map<string, string>();
  const symbols = new Map<string, string>();
  for (const row of listedRows()) {
    const symbol = row.slice(row.lastIndexOf(' ') + 1);
    const key = tokenKey(symbol);
    const letter = row.slice(0, 2);
    const contract = row.slice(2, row.indexOf(' ', 2));
    bySymbol.set(letter + key, row);
    symbolOf.set(letter + (letter === 's ' ? contract : contract.toLowerCase()), symbol);
    if (!symbols.has(key)) symbols.set(key, symbol);
  }
  return { bySymbol, symbolOf, symbols };
};

/** Made at the first look-up: a start does without. */
let made: Index | undefined;
const index = (): Index => (made ??= indexed());

/** Every symbol of the lists, by its key, on whichever chain. */
export const listedSymbols = (): ReadonlyMap<string, string> => index().symbols;

/** The token that published lists know by a symbol on a chain; undefined for none. */
export const listedToken = (chain: Chain, symbol: string): BundledToken | undefined => {
  const row = index().bySymbol.get(`${chainOf(chain).letter} ${tokenKey(symbol)}`);
  return row === undefined ? undefined : tokenOf(row)[0]?.token;
};

/** The symbol of a contract that published lists name; undefined for none. `key`: comparable. */
export const listedSymbolOf = (chain: Chain, key: string): string | undefined =>
  index().symbolOf.get(`${chainOf(chain).letter} ${key}`);
