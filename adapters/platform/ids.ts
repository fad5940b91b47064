import { v7 } from 'uuid';
import { ID_PREFIXES, type Ids } from '../../ports/platform.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const UUID_BYTES = 16;

/** Identifiers by the TypeID specification. Ids of one process sort in the order in which they were made. */
export const createIds = (): Ids => {
  const bytes = new Uint8Array(UUID_BYTES);
  return { next: (kind) => `${ID_PREFIXES[kind]}_${encodeUuid(v7(undefined, bytes))}` };
};

/**
 * 16 bytes as 26 characters of lower-case Crockford base32, most significant bits first; two zero bits stand in front, so the
 * first character is 0 to 7. Source: the TypeID specification, "UUID Suffix".
 */
export const encodeUuid = (bytes: Uint8Array): string => {
  let text = '';
  let bits = 0;
  let bitCount = 2;
  for (const byte of bytes) {
    bits = (bits << 8) | byte;
    bitCount += 8;
    while (bitCount >= 5) {
      bitCount -= 5;
      text += ALPHABET.charAt((bits >>> bitCount) & 31);
    }
    // what is left is less than 5 bits
    bits &= 31;
  }
  return text;
};
