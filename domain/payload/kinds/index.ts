import type { PayloadContext } from '../context.js';
import type { MessageRequest, PayloadContents, PayloadKind, PayloadRequest } from '../payload-request.js';
import { isSafeProposal } from '../evm/safe-transaction.js';
import type { ReadPayload, SigningPayload } from '../payload.js';
import { authorization } from './authorization.js';
import type { AddressFamily } from '../../chains/definition.js';
import type { Members, PayloadKindDefinition, SignedAs } from './definition.js';
import { evmTransaction } from './evm_transaction.js';
import { message } from './message.js';
import { solanaMessage, messageInBase64 } from './solana_message.js';
import { typedData } from './typed_data.js';
import { userOperation } from './user_operation.js';

/** Every kind of payload, in the order in which pages list them. Every table of kinds follows from it. */
const LIST = [evmTransaction, typedData, message, authorization, userOperation, solanaMessage] as const;

/** The member of a request that holds a payload. */
export type PayloadMember = (typeof LIST)[number]['member'];

/** What each of these members holds. */
export type ContentOfMember = {
  readonly [Definition in (typeof LIST)[number] as Definition['member']]: PayloadContents[Definition['kind']];
};

/** A kind that the list lacks does not compile. */
const BY_KIND: { readonly [Kind in PayloadKind]: PayloadKindDefinition<Kind, PayloadMember> } = Object.fromEntries(
  LIST.map((one) => [one.kind, one]),
) as unknown as {
  readonly [Kind in (typeof LIST)[number]['kind']]: PayloadKindDefinition<Kind, PayloadMember>;
};

export const PAYLOAD_KINDS: readonly PayloadKind[] = LIST.map(({ kind }) => kind);

/** Where in a request text stands that is signed as it is, line breaks and all. */
export const SIGNED_TEXTS: readonly string[] = LIST.flatMap(({ member, signedText }) =>
  signedText === null ? [] : [member + signedText],
);

/** All that is known of a kind. */
export const kindOf = (
  kind: PayloadKind,
): Pick<PayloadKindDefinition<PayloadKind, PayloadMember>, 'member' | 'families'> => BY_KIND[kind];

export const isSignedAs = (payload: SigningPayload | null, ...any: readonly SignedAs[]): boolean =>
  payload !== null && any.includes(BY_KIND[payload.kind].signedAs);

const EXECUTABLE = ['transaction', 'operation'] as const;

/** The kinds that nodes of a family of chains can execute: an adapter plans each of them, or does not compile. */
export type ExecutableKind<Family extends AddressFamily> = Extract<
  (typeof LIST)[number],
  { readonly signedAs: (typeof EXECUTABLE)[number]; readonly families: readonly [Family] }
>['kind'];

/** Whether a node can execute it: of signatures over data, what a Safe is to do. */
export const isExecutable = (payload: SigningPayload): boolean =>
  isSignedAs(payload, ...EXECUTABLE) || isSafeProposal(payload);

/** What a table of some kinds makes of a content; null for a kind that it lacks. */
export const byKind = <Kind extends PayloadKind, Made>(
  table: { readonly [One in Kind]: (content: PayloadContents[One]) => Made },
  { kind, content }: PayloadRequest,
): Made | null =>
  (table as { readonly [One in PayloadKind]?: (content: never) => Made })[kind]?.(content as never) ?? null;

/** Reads the content by the reader of its kind. */
export const readByKind = <Kind extends PayloadKind>(
  { kind, content }: Extract<PayloadRequest, { readonly kind: Kind }>,
  context: PayloadContext,
): ReadPayload => (BY_KIND[kind] as PayloadKindDefinition).read(content as never, context);

/** The parts of a payload; null where its bytes cannot be read. Total. */
export const payloadMembersOf = ({ kind, content }: PayloadRequest): Members | null =>
  (BY_KIND[kind] as PayloadKindDefinition).membersOf(content as never);

/** What a wallet is asked to sign as a text; null for all else. */
export const messageIn = ({ kind, content }: PayloadRequest): MessageRequest | null => {
  if (kind === 'message') return content;
  return kind === 'solana_message' ? messageInBase64(content) : null;
};

/** Member of a request → the kind that it holds. */
export const KIND_OF_MEMBER = Object.fromEntries(LIST.map(({ member, kind }) => [member, kind])) as unknown as Readonly<
  Record<PayloadMember, PayloadKind>
>;
