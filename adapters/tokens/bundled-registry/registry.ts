import { addressKey } from '../../../domain/intent/address.js';
import type { PricedAsset } from '../../../domain/facts/price/price-facts.js';
import { type Chain, chainOf } from '../../../domain/chains/index.js';
import { nativePlaceholder, tokenKey } from '../../../domain/intent/token-key.js';
import { symbolForms } from '../../../domain/intent/text.js';
import type { TokenAnswer, TokenRequest } from '../../../ports/sources/tokens.js';
import { listedSymbolOf, listedSymbols, listedToken } from './listed-tokens.js';
import { type BundledToken, BUNDLED_TOKENS, TOKEN_TABLE } from './data/tokens.js';

const spellings = (token: BundledToken): readonly string[] => [token.symbol, ...token.aliases];

const BY_SYMBOL: ReadonlyMap<string, BundledToken> = new Map(
  BUNDLED_TOKENS.flatMap((token) => spellings(token).map((spelling) => [tokenKey(spelling), token] as const)),
);

/** `chain key` → the first symbol whose official contract it is. */
const BY_CONTRACT: ReadonlyMap<string, string> = (() => {
  const symbols = new Map<string, string>();
  for (const token of BUNDLED_TOKENS) {
    for (const [chain, row] of Object.entries(token.on) as [Chain, { readonly contracts: readonly string[] }][]) {
      for (const contract of row.contracts) {
        const id = `${chain} ${addressKey(contract)}`;
        if (!symbols.has(id)) symbols.set(id, token.symbol);
      }
    }
  }
  return symbols;
})();

/** By each of the two forms: looks of official symbols → the symbols that look so. */
type Looks = readonly [Map<string, string[]>, Map<string, string[]>];

const addForms = (looks: Looks, spelling: string, symbol: string): void => {
  for (const [form, key] of symbolForms(spelling).entries()) {
    const alike = looks[form]?.get(key);
    if (alike === undefined) looks[form]?.set(key, [symbol]);
    else if (!alike.includes(symbol)) alike.push(symbol);
  }
};

/** Made at the first symbol that nobody knows: a start does without. */
let looks: Looks | undefined;
const looksOfAll = (): Looks => {
  const all: Looks = [new Map(), new Map()];
  for (const token of BUNDLED_TOKENS) for (const spelling of spellings(token)) addForms(all, spelling, token.symbol);
  for (const symbol of listedSymbols().values()) addForms(all, symbol, symbol);
  return all;
};

/** Official symbols that an unknown symbol looks like. An official symbol of any chain is no imitation. */
const imitatedBy = (symbol: string): readonly string[] => {
  // what is asked by contract names no symbol; signs that look like nothing are many
  if (symbol === '') return [];
  const own = tokenKey(symbol);
  if (BY_SYMBOL.has(own) || listedSymbols().has(own)) return [];
  const known = (looks ??= looksOfAll());
  return [...new Set(symbolForms(symbol).flatMap((key, form) => known[form]?.get(key) ?? []))].sort();
};

const tokenContractsAmong = (chain: Chain, keys: readonly string[]): TokenAnswer['tokenContracts'] =>
  keys.flatMap((key) => {
    const symbol = BY_CONTRACT.get(`${chain} ${key}`) ?? listedSymbolOf(chain, key);
    return symbol === undefined ? [] : [{ key, symbol }];
  });

/** The symbol of the money that a token stands for. */
const moneyOf = ({ symbol, variantOf }: BundledToken): string => variantOf ?? symbol;

const contractsOf = (token: BundledToken, chain: Chain): readonly string[] =>
  token.on[chain]?.contracts.map((contract) => addressKey(contract)) ?? [];

/** Contracts of the other tokens of the same money; those that it shares with them are its own. */
const variantsOf = (token: BundledToken, chain: Chain): TokenAnswer['variants'] => {
  const own = contractsOf(token, chain);
  return BUNDLED_TOKENS.filter((other) => other !== token && moneyOf(other) === moneyOf(token)).flatMap((other) =>
    contractsOf(other, chain)
      .filter((key) => !own.includes(key))
      .map((key) => ({ key, symbol: other.symbol })),
  );
};

/** The token that a symbol names on a chain, or on others only; undefined for none. */
const tokenOf = (chain: Chain, symbol: string): BundledToken | undefined => {
  const own = BY_SYMBOL.get(tokenKey(symbol));
  const listed = own?.on[chain] === undefined ? listedToken(chain, symbol) : undefined;
  // a main token has its contract on an extra chain by the lists alone, where our own table says nothing
  return own === undefined || listed === undefined ? (own ?? listed) : { ...own, on: { ...own.on, ...listed.on } };
};

/** Under which keys sources of prices may know the token, those on the chain first. */
const assetsOf = (token: BundledToken, chain: Chain): readonly PricedAsset[] =>
  [
    chain,
    // vendors are asked of an extra chain for its own sake alone: others need not know that it exists
    ...(Object.keys(token.on) as Chain[]).filter((other) => other !== chain && !chainOf(other).isExtra),
  ].flatMap((on) =>
    (token.on[on]?.native === true ? [nativePlaceholder(on)] : contractsOf(token, on)).map((key) => ({
      chain: on,
      key,
    })),
  );

type Stated = Omit<TokenAnswer, 'tokenContracts'>;

/** What the table says of a token that it knows, by chain and key: none of it changes. As many as it has rows. */
const known = new Map<string, Stated>();

const statedOf = (chain: Chain, symbol: string): Stated => {
  const id = `${chain} ${tokenKey(symbol)}`;
  const before = known.get(id);
  if (before !== undefined) return before;
  const token = tokenOf(chain, symbol);
  const row = token?.on[chain];
  const isKnown = token !== undefined && row !== undefined;
  const stated: Stated = {
    knownOnChain: isKnown,
    // of an extra chain that a complete row does not name, it says nothing
    completeForAllChains: token?.completeForAllChains === true && !chainOf(chain).isExtra,
    native: row?.native ?? false,
    decimals: row?.decimals ?? null,
    officialContracts: token === undefined ? [] : contractsOf(token, chain),
    imitates: row === undefined ? imitatedBy(symbol) : [],
    variants: token === undefined ? [] : variantsOf(token, chain),
    priced: isKnown ? { symbol: token.symbol, pegged: token.pegged, assets: assetsOf(token, chain) } : null,
    asOf: TOKEN_TABLE.asOf,
  };
  if (isKnown) known.set(id, stated);
  return stated;
};

/** What the bundled table says of a symbol on a chain, and which of the keys are token contracts there. */
export const answerFor = ({ chain, symbol, keys }: TokenRequest): TokenAnswer => ({
  tokenContracts: tokenContractsAmong(chain, keys),
  ...statedOf(chain, symbol),
});
