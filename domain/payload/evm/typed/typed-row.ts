import type { Effect } from '../standards/row.js';
import type { MessageOf } from './struct-values.js';

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
  readonly effects: readonly Effect[];
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
export const signedBy = (signer: string, ...effects: readonly Effect[]): TypedEffects => ({
  effects,
  signers: [signer],
});

/** What the message does without naming who signs. */
export const unsigned = (...effects: readonly Effect[]): TypedEffects => ({ effects, signers: [] });
