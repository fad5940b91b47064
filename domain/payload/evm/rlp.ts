import { hexToBytes } from '@noble/hashes/utils.js';
import { RLP, type RLPInput } from 'micro-eth-signer/core/rlp.js';

/** Bytes, or a list of items. */
export type RlpItem = Uint8Array | readonly RlpItem[];

/** The one item that these bytes are; null for bytes that encoding no item gives. */
export const decodeRlp = (bytes: Uint8Array): RlpItem | null => {
  try {
    return RLP.decode(bytes) as RlpItem;
  } catch {
    return null; // lengths in more bytes than they need, a single byte with a prefix, trailing bytes
  }
};

export const encodeRlp = (item: RlpItem): Uint8Array => RLP.encode(item as RLPInput);

/** A quantity as RLP has it: big-endian without leading zeros, so that 0 is no bytes. */
export const quantityItem = (value: bigint): Uint8Array => {
  const digits = value === 0n ? '' : value.toString(16);
  return hexToBytes(digits.length % 2 === 0 ? digits : `0${digits}`);
};
