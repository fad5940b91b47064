import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { utf8 } from '@scure/base';
import { parseAddressOf } from '../../intent/address.js';

const HEX_FORM = /^0x[0-9a-fA-F]*$/;
const QUANTITY_FORM = /^(?:0x[0-9a-fA-F]{1,64}|\d{1,78})$/;

/** Whole bytes as lower-case hex behind `0x`; null for anything else, such as an odd number of digits. */
export const readHex = (given: unknown): string | null =>
  typeof given === 'string' && given.length % 2 === 0 && HEX_FORM.test(given) ? given.toLowerCase() : null;

/** The bytes of hex that {@link readHex} or {@link hexOf} gave. */
export const bytesOf = (hex: string): Uint8Array => hexToBytes(hex.slice(2));

/** Lower-case hex behind `0x`. */
export const hexOf = (bytes: Uint8Array): string => `0x${bytesToHex(bytes)}`;

/** How many bytes a hex text stands for. */
export const sizeOf = (hex: string): number => (hex.length - 2) / 2;

/** The bytes of a text; null for half a surrogate pair, which has none. */
export const utf8Of = (text: string): Uint8Array | null => {
  try {
    return utf8.decode(text);
  } catch {
    return null;
  }
};

/** The text of the bytes; null where they are no UTF-8. */
export const textOf = (bytes: Uint8Array): string | null => {
  try {
    return utf8.encode(bytes);
  } catch {
    return null;
  }
};

/**
 * A quantity as decimal or `0x` text, at most so many bits; null for anything else. Numbers are taken only where they
 * are allowed, and only as exact integers.
 */
export const readQuantity = (given: unknown, bits: number, numbers: 'numbers' | 'text' = 'text'): bigint | null => {
  const isNumber = numbers === 'numbers' && Number.isSafeInteger(given) && (given as number) >= 0;
  if (!isNumber && !(typeof given === 'string' && QUANTITY_FORM.test(given))) return null;
  const value = BigInt(given as string | number);
  return value < 1n << BigInt(bits) ? value : null;
};

/** The lower-case key of an address; null for no address, and for one whose mixed letter case is not its checksum. */
export const readKey = (given: unknown): string | null => {
  if (typeof given !== 'string') return null;
  const { key, problem } = parseAddressOf('evm', given);
  return problem === null ? key : null;
};
