/** Chains of one family share an address format and therefore the same accounts by name. */
export type AddressFamily = 'evm' | 'solana';

/** Everything about one chain. Every member is required: nothing reads a table of chains of its own. */
export interface ChainDefinition<Slug extends string = string> {
  /** As requests and records name it. */
  readonly slug: Slug;
  /** Off until an operator turns it on, by EXTRA_CHAINS. What was recorded of it stays readable when it is off. */
  readonly isExtra: boolean;
  readonly family: AddressFamily;
  /** The name that a person reads. */
  readonly name: string;
  /** The chain's own. Source: its documentation. */
  readonly currency: { readonly symbol: string; readonly decimals: number };
  /** By which EVM bytes name the chain (EIP-155), decimal text. Null on Solana: its bytes name no chain. */
  readonly chainId: string | null;
  /**
   * More whole coins than exist. Source: the total supply by block explorers, beside the number, with room for a year
   * or two of issue.
   */
  readonly moreThanAllCoins: number;
  /** Key of the contract or mint that wraps the coin one for one. Source: the bundled registry of contracts. */
  readonly wrappedCoin: string;
  /** Seconds between two blocks; at least 1, since the time of a block is in seconds. */
  readonly blockSeconds: number;
  /**
   * How lists write it beside the slug, in lower case, and the numbers by which lists name it. Source: the EIP-155 list
   * of chains; label dumps of explorers.
   */
  readonly namesInLists: readonly string[];
  readonly idsInLists: readonly number[];
  /** By which the rows of the bundled registries name it; one character, its own. */
  readonly letter: string;
  /** How vendors name it. */
  readonly names: { readonly defillama: string };
}

export const evmChain = <const Slug extends string>(
  definition: Omit<ChainDefinition<Slug>, 'family'>,
): ChainDefinition<Slug> & { readonly family: 'evm'; readonly chainId: string | null } => ({
  ...definition,
  family: 'evm',
});
