/**
 * The hashes that signing devices and other tools show of EVM bytes. `domain_hash` and `message_hash`: the two of typed
 * data (EIP-712, domainSeparator and hashStruct of the message). `safe_transaction_hash`: under which the owners of a
 * Safe agree to a transaction. `order_hash`: under which a market lists one order of many. `digest`: what the key
 * signs.
 */
export const PAYLOAD_HASH_KINDS = [
  'domain_hash',
  'message_hash',
  'safe_transaction_hash',
  'order_hash',
  'digest',
] as const;

/** A hash for a person to compare with a device. */
export interface PayloadHash {
  readonly kind: (typeof PAYLOAD_HASH_KINDS)[number];
  /** Of which action it is; null for one of the payload as a whole. */
  readonly path: string | null;
  /** `0x` and 64 lower-case hex digits: a device may show them in capitals. */
  readonly value: string;
}

/** What each is called where a person compares it. */
export const HASH_NAMES: Readonly<Record<PayloadHash['kind'], string>> = {
  domain_hash: 'Domain hash',
  message_hash: 'Message hash',
  safe_transaction_hash: 'Safe transaction hash',
  order_hash: 'Order hash',
  digest: 'Digest',
};

/** A hash of the payload as a whole. */
export const wholeHash = (kind: PayloadHash['kind'], value: string): PayloadHash => ({ kind, path: null, value });
