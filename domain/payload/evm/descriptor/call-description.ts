/**
 * Where a field of a description gets its value: a path into the arguments (`params.amountIn`, `route.[-1]`,
 * `word.[-20:]`, `outputs.[].token`) or the call (`@.from`, `@.to`, `@.value`), or a constant of the descriptor.
 */
export type ValueOrigin = { readonly path: string } | { readonly constant: string };

/**
 * How a value is to be understood. Constants, enumerations and references of the descriptor stand in it already;
 * addresses are lower-case hex. Source: ERC-7730, field formats.
 */
export type FieldFormat =
  | { readonly name: 'raw' | 'amount' | 'duration' | 'chainId' | 'tokenTicker' | 'interoperableAddressName' }
  /** No bytes at all; with any the description does not hold. No format of ERC-7730. */
  | { readonly name: 'nothing' }
  | { readonly name: 'tokenAmount'; readonly token: ValueOrigin | null; readonly nativeAddresses: readonly string[] }
  /** `senderAddresses`: values that stand for the sender of the call. */
  | { readonly name: 'addressName'; readonly senderAddresses: readonly string[] }
  | { readonly name: 'date'; readonly encoding: 'timestamp' | 'blockheight' }
  | { readonly name: 'unit'; readonly base: string; readonly decimals: number }
  | { readonly name: 'enum'; readonly labels: Readonly<Record<string, string>> }
  | { readonly name: 'nftName'; readonly collection: ValueOrigin }
  /** A call within the call; null: no value goes with it, or who calls is not said. */
  | {
      readonly name: 'calldata';
      readonly callee: ValueOrigin;
      readonly amount: ValueOrigin | null;
      readonly spender: ValueOrigin | null;
    };

/** One field that a descriptor shows to a person. */
export interface DescribedField {
  readonly label: string;
  readonly origin: ValueOrigin;
  readonly format: FieldFormat;
}

/** What an imported list says of one function of one contract, or of every contract where it is only a hint. */
export interface CallDescription {
  /** `exact`: a descriptor for this contract. `hint`: a name from a list of signatures, which never lowers anything. */
  readonly certainty: 'exact' | 'hint';
  /** As the list has it, with names of parameters where it has them: `supply(address asset,uint256 amount)`. */
  readonly signature: string;
  /** Name of the list that says so. */
  readonly source: string;
  /** What the call does, in the few words of its descriptor; null for hints. */
  readonly intent: string | null;
  /** In the order of the descriptor; empty for hints. */
  readonly fields: readonly DescribedField[];
}
