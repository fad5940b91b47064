/** What the token registry says about a symbol on a chain. */
export interface TokenFacts {
  /** The symbol is a known token of this chain. */
  readonly knownOnChain: boolean;
  /** The registry's row is marked complete for all seven chains, so "not listed here" means "does not exist here". */
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
  /** Official symbols that this symbol folds to without being equal to them (a homoglyph, an invisible character). */
  readonly imitates: readonly string[];
  /**
   * For each asked contract or recipient key: the symbol of which the key is an official contract on this chain. Holds
   * rows only for keys that are token contracts. In the order asked.
   */
  readonly tokenContracts: readonly { readonly key: string; readonly symbol: string }[];
}

/** What the contract registry says about one address. A registry that knows nothing says so by nulls. */
export interface ContractFacts {
  readonly key: string;
  readonly name: string | null;
  /** True: the source is known to be verified. False: known to be unverified. Null: this source knows nothing. */
  readonly verified: boolean | null;
  /** True: a proxy whose code can change. Null: unknown. */
  readonly upgradeable: boolean | null;
  /** Who says so. */
  readonly sourceName: string;
  /** Date of the statement, ISO 8601; null where the source knows nothing. */
  readonly observedAt: string | null;
  readonly demonstration: boolean;
}
