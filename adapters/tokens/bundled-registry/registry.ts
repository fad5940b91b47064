import type { Chain } from '../../../domain/intent/chain.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { symbolForms } from '../../../domain/intent/text.js';
import type { TokenAnswer, TokenRequest } from '../../../ports/sources/tokens.js';
import { type BundledToken, BUNDLED_TOKENS, REFERENCE_PRICES, TOKEN_TABLE } from './data/tokens.js';

/** The comparable key of a published contract: case is folded for EVM, never for Solana. */
const contractKey = (chain: Chain, contract: string): string =>
  chain === 'solana' ? contract : contract.toLowerCase();

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
        const id = `${chain} ${contractKey(chain, contract)}`;
        if (!symbols.has(id)) symbols.set(id, token.symbol);
      }
    }
  }
  return symbols;
})();

/** Looks of every official symbol → the symbols that look so, by each of the two forms. */
const BY_FORM: readonly ReadonlyMap<string, readonly string[]>[] = [0, 1].map((form) => {
  const looks = new Map<string, readonly string[]>();
  for (const token of BUNDLED_TOKENS) {
    for (const spelling of spellings(token)) {
      const key = symbolForms(spelling)[form] ?? '';
      looks.set(key, [...new Set([...(looks.get(key) ?? []), token.symbol])]);
    }
  }
  return looks;
});

/** Official symbols that an unknown symbol looks like. An official symbol of any chain is no imitation. */
const imitatedBy = (symbol: string): readonly string[] => {
  if (BY_SYMBOL.has(tokenKey(symbol))) return [];
  return [...new Set(symbolForms(symbol).flatMap((key, form) => BY_FORM[form]?.get(key) ?? []))].sort();
};

const tokenContractsAmong = (chain: Chain, keys: readonly string[]): TokenAnswer['tokenContracts'] =>
  keys.flatMap((key) => {
    const symbol = BY_CONTRACT.get(`${chain} ${contractKey(chain, key)}`);
    return symbol === undefined ? [] : [{ key, symbol }];
  });

/** What the bundled table says of a symbol on a chain, and which of the keys are token contracts there. */
export const answerFor = ({ chain, symbol, keys }: TokenRequest): TokenAnswer => {
  const token = BY_SYMBOL.get(tokenKey(symbol));
  const row = token?.on[chain];
  const isPriced = row !== undefined && token !== undefined && token.referencePriceUsd !== null;
  return {
    knownOnChain: row !== undefined,
    completeForAllChains: token?.completeForAllChains ?? false,
    native: row?.native ?? false,
    decimals: row?.decimals ?? null,
    officialContracts: row?.contracts.map((contract) => contractKey(chain, contract)) ?? [],
    referencePriceUsd: isPriced ? token.referencePriceUsd : null,
    pricedAt: isPriced ? REFERENCE_PRICES.pricedAt : null,
    imitates: row === undefined ? imitatedBy(symbol) : [],
    tokenContracts: tokenContractsAmong(chain, keys),
    asOf: TOKEN_TABLE.asOf,
  };
};
