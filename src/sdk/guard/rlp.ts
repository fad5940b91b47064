import { type OwnBytes, bytesFromHex, joined } from './bytes.js';

/** Bytes, or a list of items. */
export type RlpValue = Uint8Array | readonly RlpValue[];

/** A quantity as RLP has it: big-endian without leading zeros, so that 0 is no bytes. */
export const rlpQuantity = (value: bigint): OwnBytes => {
  const digits = value === 0n ? '' : value.toString(16);
  return bytesFromHex(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`);
};

/** Source: Ethereum yellow paper, appendix B. */
export const rlp = (item: RlpValue): OwnBytes => {
  const isBytes = item instanceof Uint8Array;
  const content = isBytes ? item : joined(...item.map(rlp));
  if (isBytes && content.length === 1 && Number(content[0]) < 0x80) return joined(content);
  const offset = isBytes ? 0x80 : 0xc0;
  if (content.length < 56) return joined(Uint8Array.of(offset + content.length), content);
  const size = rlpQuantity(BigInt(content.length));
  return joined(Uint8Array.of(offset + 55 + size.length), size, content);
};
