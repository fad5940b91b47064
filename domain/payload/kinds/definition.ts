import type { AddressFamily } from '../../chains/definition.js';
import type { PayloadContext } from '../context.js';
import type { PayloadContents, PayloadKind } from '../payload-request.js';
import type { ReadPayload } from '../payload.js';

/** The parts of a payload by the names of its members, each as text. Null: the bytes leave it open. */
export type Members = ReadonlyMap<string, string | null>;

/**
 * What a signature over a payload is: a transaction of the one who signs, which says all that it does; an operation
 * that others send in its name; data that contracts act on later; a text; a delegation to the code of a contract.
 */
export type SignedAs = 'transaction' | 'operation' | 'data' | 'text' | 'delegation';

/** Everything about one kind of payload. Every member is required. */
export interface PayloadKindDefinition<
  Kind extends PayloadKind = PayloadKind,
  Member extends string = string,
  As extends SignedAs = SignedAs,
  Families extends readonly AddressFamily[] = readonly AddressFamily[],
> {
  readonly kind: Kind;
  /** The member of a request that holds it. */
  readonly member: Member;
  readonly families: Families;
  readonly signedAs: As;
  /** Where, below its member, text stands that is signed to the letter; empty: all of it. Null: there is none. */
  readonly signedText: string | null;
  /** Total: what cannot be read is `invalid` or `not_decoded`, with the reason. */
  readonly read: (content: PayloadContents[Kind], context: PayloadContext) => ReadPayload;
  /** Its parts, by which the final bytes are compared with those that were judged; null where they cannot be read. */
  readonly membersOf: (content: PayloadContents[Kind]) => Members | null;
}

/** Keeps its words as literal types: tables that others must fill follow from them. */
export const payloadKind = <
  Kind extends PayloadKind,
  const Member extends string,
  const As extends SignedAs,
  const Families extends readonly AddressFamily[],
>(
  definition: PayloadKindDefinition<Kind, Member, As, Families>,
): PayloadKindDefinition<Kind, Member, As, Families> => definition;

/** One text for one value: letter case of hex, numbers as text and the order of members make no difference here. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return part.toString();
    return part instanceof Uint8Array ? [...part] : part;
  });

/** Members that are not there are left out; null stays: it is left open. */
export const namedMembers = (parts: Readonly<Record<string, unknown>>): Members =>
  new Map(
    Object.entries(parts).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === null ? null : textOf(value)] as const],
    ),
  );
