/** A message to be signed as it was sent: text, bytes as hex, or a bare hash of 32 bytes. */
export interface MessageRequest {
  readonly encoding: 'utf8' | 'hex' | 'hash';
  readonly content: string;
}

/** Members as they were sent, by the published names: nothing about their text is known yet. */
export type RawMembers = Readonly<Record<string, unknown>>;

/** What is sent of each kind. The schema has looked at JSON types and names, at nothing else. */
export interface PayloadContents {
  readonly evm_transaction: RawMembers;
  /** An EIP-712 object, or its exact JSON text. */
  readonly typed_data: RawMembers | string;
  readonly message: MessageRequest;
  readonly authorization: RawMembers;
  readonly user_operation: RawMembers;
  /** Base64 of a message or a wire transaction. */
  readonly solana_message: string;
}

/** The forms in which a wallet is handed something to sign. Each is a file in `kinds/`. */
export type PayloadKind = keyof PayloadContents;

/** A payload as it was sent. */
export type PayloadRequest = {
  readonly [Kind in PayloadKind]: {
    readonly kind: Kind;
    readonly content: PayloadContents[Kind];
    /** What stands behind the hashes that the bytes have a Safe's owner agree to (`approveHash`): typed data each. */
    readonly safeTransactions?: readonly PayloadContents['typed_data'][];
  };
}[PayloadKind];
