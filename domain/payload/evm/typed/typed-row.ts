import type { CallEffect } from '../standards/row.js';

/** What beside the message decides what a signature does. */
export interface Signing {
  /** The contract that verifies the signature; null where the domain names none. */
  readonly verifier: string | null;
  /** The account that is asked to sign. */
  readonly signer: string;
  /** Name of the domain; null where it has none. */
  readonly domainName: string | null;
}

/** What a message comes to. */
export interface TypedEffects {
  readonly effects: readonly CallEffect[];
  /** Accounts whose signature the message names; empty where it names none. */
  readonly signers: readonly string[];
}

/** One message of one standard. */
export interface TypedRow {
  /** The structure and those within it, each with its members, as EIP-712 encodes a type. */
  readonly encodedType: string;
  /** Name of the standard. */
  readonly source: string;
  /** Null where the message or its domain are not such as the standard has them. */
  readonly read: (message: never, signing: Signing) => TypedEffects | null;
}

/** A row whose function gets its message with the members that the encoded type names. */
export const typedRow = <const Encoded extends string>(
  source: string,
  encodedType: Encoded,
  read: (message: MessageOf<Encoded>, signing: Signing) => TypedEffects | null,
  // a message that was read by this type has exactly its members
): TypedRow => ({ source, encodedType, read: read as TypedRow['read'] });

/** What one account signs away or allows by itself. */
export const signedBy = (signer: string, ...effects: readonly CallEffect[]): TypedEffects => ({
  effects,
  signers: [signer],
});

/** What the message does without naming who signs. */
export const unsigned = (...effects: readonly CallEffect[]): TypedEffects => ({ effects, signers: [] });

/** The structures of an encoded type, by name: the members of each as text. */
type Structures<Text extends string> = Text extends `${infer Name}(${infer Members})${infer Rest}`
  ? { readonly [Key in Name]: Members } & Structures<Rest>
  : unknown;

type ValueOf<Type extends string, Known> = Type extends `${infer Item}[]`
  ? readonly ValueOf<Item, Known>[]
  : Type extends keyof Known
    ? Known[Type] extends string
      ? MembersOf<Known[Type], Known>
      : never
    : Type extends 'bool'
      ? boolean
      : Type extends 'address' | 'string' | `bytes${string}`
        ? string
        : bigint;

type MembersOf<Members extends string, Known> = Members extends `${infer Type} ${infer Name},${infer Rest}`
  ? { readonly [Key in Name]: ValueOf<Type, Known> } & MembersOf<Rest, Known>
  : Members extends `${infer Type} ${infer Name}`
    ? { readonly [Key in Name]: ValueOf<Type, Known> }
    : unknown;

/** The message of an encoded type of EIP-712, so that the compiler knows what each row of a table reads. */
export type MessageOf<Encoded extends string> = Encoded extends `${string}(${infer Members})${string}`
  ? MembersOf<Members, Structures<Encoded>>
  : never;
