/** A message to be signed as it was sent: text, bytes as hex, or a bare hash of 32 bytes. */
export interface MessageRequest {
  readonly encoding: 'utf8' | 'hex' | 'hash';
  readonly content: string;
}

/** Members as they were sent, by the names of the HTTP contract: nothing about their text is known yet. */
export type RawMembers = Readonly<Record<string, unknown>>;

/** A payload as it was sent. The schema has looked at JSON types and names, at nothing else. */
export type PayloadRequest =
  | { readonly kind: 'evm_transaction'; readonly content: RawMembers }
  /** An EIP-712 object, or its exact JSON text. */
  | { readonly kind: 'typed_data'; readonly content: RawMembers | string }
  | { readonly kind: 'message'; readonly content: MessageRequest }
  | { readonly kind: 'authorization'; readonly content: RawMembers }
  | { readonly kind: 'user_operation'; readonly content: RawMembers }
  /** Base64 of a message or a wire transaction. */
  | { readonly kind: 'solana_message'; readonly content: string };

/** The members of a request that hold a payload, by the names of the HTTP contract, and the kind of each. */
export const KIND_OF_MEMBER = {
  transaction: 'evm_transaction',
  typed_data: 'typed_data',
  message: 'message',
  authorization: 'authorization',
  user_operation: 'user_operation',
  solana_message: 'solana_message',
} as const satisfies Readonly<Record<string, PayloadRequest['kind']>>;
export type PayloadMember = keyof typeof KIND_OF_MEMBER;
export const MEMBERS_OF_PAYLOADS = Object.keys(KIND_OF_MEMBER) as readonly PayloadMember[];
