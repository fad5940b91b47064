import { addressKey } from '../../../domain/intent/address.js';
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
const tokenOf = (line: string): readonly ListedToken[] => {
  const [letter = '', contract = '', decimals = '', , symbol = ''] = line.split(' ');
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

/** All tokens on which published lists agree. */
export const listedTokens = (): readonly ListedToken[] => LISTED_TOKENS.split('\n').flatMap(tokenOf);

interface Index {
  readonly bySymbol: ReadonlyMap<string, string>;
  readonly symbolOf: ReadonlyMap<string, string>;
  readonly symbols: ReadonlyMap<string, string>;
}

/** Lines are kept as they are and read when asked for: making every object would take ten times as long. */
const indexed = (): Index => {
  const bySymbol = new Map<string, string>();
  const symbolOf = new Map<string, string>();
  const symbols = new Map<string, string>();
  for (const line of LISTED_TOKENS.split('\n')) {
    if (line === '') continue;
    const symbol = line.slice(line.lastIndexOf(' ') + 1);
    const key = tokenKey(symbol);
    const letter = line.slice(0, 2);
    const contract = line.slice(2, line.indexOf(' ', 2));
    bySymbol.set(letter + key, line);
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
  const line = index().bySymbol.get(`${chainOf(chain).letter} ${tokenKey(symbol)}`);
  return line === undefined ? undefined : tokenOf(line)[0]?.token;
};

/** The symbol of a contract that published lists name; undefined for none. */
export const listedSymbolOf = (chain: Chain, key: string): string | undefined =>
  index().symbolOf.get(`${chainOf(chain).letter} ${addressKey(key)}`);
