import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';
import { ID_PREFIXES, type Ids } from '../../ports/platform/platform.js';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const UUID_BYTES = 16;
/** Random bytes are drawn for this many ids at a time: one draw costs as much as twenty ids. */
const IDS_PER_DRAW = 256;

/**
 * Identifiers by the TypeID specification, over UUIDv7. Ids of one process sort in the order in which they were made.
 */
export const createIds = (): Ids => {
  const pool = new Uint8Array(UUID_BYTES * IDS_PER_DRAW);
  const bytes = new Uint8Array(UUID_BYTES);
  let drawn = pool.length;
  let msecs = 0;
  let seq = 0;
  return {
    next(kind) {
      if (drawn === pool.length) {
        randomFillSync(pool);
        drawn = 0;
      }
      const random = pool.subarray(drawn, drawn + UUID_BYTES);
      drawn += UUID_BYTES;
      const nowMs = Date.now();
      if (nowMs > msecs) {
        msecs = nowMs;
        // the counter starts in its lower half, so that it cannot run over within one millisecond
        seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
      } else {
        // while the clock stops or goes back the counter goes on: ids still sort
        seq = (seq + 1) >>> 0;
        if (seq === 0) msecs += 1;
      }
      return `${ID_PREFIXES[kind]}_${encodeUuid(v7({ random, msecs, seq }, bytes))}`;
    },
  };
};

/**
 * 16 bytes as 26 characters of lower-case Crockford base32, most significant bits first; two zero bits come first,
 * so the first character is 0 to 7. Source: the TypeID specification, "UUID Suffix".
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
