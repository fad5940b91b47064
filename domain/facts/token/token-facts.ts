import { listOf, plain, row } from '../../shared/columns.js';
import type { FactKind } from '../kind.js';

/** A contract with the symbol that it is official for. */
export interface TokenContract {
  readonly key: string;
  readonly symbol: string;
}

/** What the token registry says about a symbol on a chain. */
export interface TokenFacts {
  /** The symbol is a known token of this chain. */
  readonly knownOnChain: boolean;
  /** The registry's row is complete and covers this chain, so "not listed here" means "does not exist here". */
  readonly completeForAllChains: boolean;
  /** The chain's own currency: it has no contract. */
  readonly native: boolean;
  /** Decimal places of the base unit; null where unknown. */
  readonly decimals: number | null;
  /** Keys of the official contracts on this chain, lower-case hex or base58; empty for a native token. */
  readonly officialContracts: readonly string[];
  /** US dollars for one whole token, exact decimal text; null where no reference price is known. */
  readonly referencePriceUsd: string | null;
  /** Date of the reference price, ISO 8601. */
  readonly pricedAt: string | null;
  /** The token is made to be worth its reference price: it is one dollar by promise, and no quote of a day. */
  readonly pegged: boolean;
  /** Official symbols that this symbol folds to without being equal to them (a homoglyph, an invisible character). */
  readonly imitates: readonly string[];
  /**
   * For each asked contract or recipient key: the symbol of which the key is an official contract on this chain. Holds
   * rows only for keys that are token contracts. In the order asked.
   */
  readonly tokenContracts: readonly TokenContract[];
  /**
   * Official contracts on this chain of tokens that stand for the same money under a symbol of their own, as USDC.e
   * beside USDC.
   */
  readonly variants: readonly TokenContract[];
  /** The same of the other tokens that the bytes name, each once, at most 16. Empty where no bytes were sent. */
  readonly others: readonly OtherToken[];
}

/** What the registry says of a token that only the bytes name. */
export interface OtherToken extends Omit<TokenFacts, 'tokenContracts' | 'others'> {
  readonly symbol: string;
}

/** What a registry says of a token, without its price. */
export type RegisteredToken = Omit<TokenFacts, 'referencePriceUsd' | 'pricedAt' | 'pegged' | 'others'>;

/** One registry: where two disagreed about an official contract, no rule could say which of them is right. */
export const TOKEN = {
  capability: 'token_registry',
  sources: 'one',
  columns: row<TokenFacts>({
    knownOnChain: plain(),
    completeForAllChains: plain(),
    native: plain(),
    decimals: plain(),
    officialContracts: plain(),
    referencePriceUsd: plain(),
    pricedAt: plain(),
    pegged: plain(),
    imitates: plain(),
    tokenContracts: plain(),
    variants: plain(),
    others: listOf(
      row<OtherToken>({
        symbol: plain(),
        knownOnChain: plain(),
        completeForAllChains: plain(),
        native: plain(),
        decimals: plain(),
        officialContracts: plain(),
        referencePriceUsd: plain(),
        pricedAt: plain(),
        pegged: plain(),
        imitates: plain(),
        variants: plain(),
      }),
    ),
  }),
} as const satisfies FactKind<TokenFacts>;
