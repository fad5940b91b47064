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

// lines are kept as they are and read when asked for: making every object at the start would take ten times as long
const BY_SYMBOL = new Map<string, string>();
const SYMBOL_OF = new Map<string, string>();
const SYMBOLS = new Map<string, string>();
for (const line of LISTED_TOKENS.split('\n')) {
  if (line === '') continue;
  const symbol = line.slice(line.lastIndexOf(' ') + 1);
  const key = tokenKey(symbol);
  const letter = line.slice(0, 2);
  const contract = line.slice(2, line.indexOf(' ', 2));
  BY_SYMBOL.set(letter + key, line);
  SYMBOL_OF.set(letter + (letter === 's ' ? contract : contract.toLowerCase()), symbol);
  if (!SYMBOLS.has(key)) SYMBOLS.set(key, symbol);
}

/** Every symbol of the lists, by its key, on whichever chain. */
export const listedSymbols: ReadonlyMap<string, string> = SYMBOLS;

/** The token that published lists know by a symbol on a chain; undefined for none. */
export const listedToken = (chain: Chain, symbol: string): BundledToken | undefined => {
  const line = BY_SYMBOL.get(`${chainOf(chain).letter} ${tokenKey(symbol)}`);
  return line === undefined ? undefined : tokenOf(line)[0]?.token;
};

/** The symbol of a contract that published lists name; undefined for none. */
export const listedSymbolOf = (chain: Chain, key: string): string | undefined =>
  SYMBOL_OF.get(`${chainOf(chain).letter} ${addressKey(key)}`);
