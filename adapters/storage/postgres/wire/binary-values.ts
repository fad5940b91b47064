/**
 * Values in PostgreSQL's binary form. Each function writes one value at an offset and returns its bytes. For a value
 * that the type cannot hold it throws a `RangeError`, which never quotes the value. Source: PostgreSQL, the receive
 * functions of the types in src/backend/utils/adt.
 */
export type WriteValue<Value> = (buffer: Buffer, value: Value, offset: number) => number;

/** Each value follows its length. */
export const LENGTH_BYTES = 4;
/** In place of the length: SQL's null. */
export const NULL_LENGTH = -1;

const TWO_TO_32 = 2 ** 32;

/** Up to this length, copying characters here costs less than a call of the platform's own writer. */
const SHORT_TEXT = 64;
const MAX_UTF8_BYTES = 3;

/** Most keys, ids and names are short and ASCII; the platform writes all other texts. */
export const writeText: WriteValue<string> = (buffer, value, offset) => {
  if (value.length > SHORT_TEXT) return buffer.write(value, offset);
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code > 0x7f) return buffer.write(value, offset);
    buffer[offset + index] = code;
  }
  return value.length;
};

/** At least the bytes that a text takes. */
export const maxTextBytes = (value: string): number =>
  value.length > SHORT_TEXT ? Buffer.byteLength(value) : value.length * MAX_UTF8_BYTES;

export const UUID_BYTES = 16;
/** Takes 32 hex digits and refuses any other text. */
export const writeUuid: WriteValue<string> = (buffer, value, offset) => {
  if (value.length !== 2 * UUID_BYTES || buffer.write(value, offset, 'hex') !== UUID_BYTES)
    throw new RangeError('A value of a uuid column is not 32 hex digits');
  return UUID_BYTES;
};

export const INTEGER_BYTES = 4;
export const writeInteger: WriteValue<number> = (buffer, value, offset) => buffer.writeInt32BE(value, offset) - offset;

export const BIGINT_BYTES = 8;
/** Whole numbers, exact up to 2^53. */
export const writeBigint: WriteValue<number> = (buffer, value, offset) => {
  const high = Math.floor(value / TWO_TO_32);
  buffer.writeInt32BE(high, offset);
  return buffer.writeUInt32BE(value - high * TWO_TO_32, offset + 4) - offset;
};

export const DOUBLE_BYTES = 8;
export const writeDouble: WriteValue<number> = (buffer, value, offset) => buffer.writeDoubleBE(value, offset) - offset;

export const BOOLEAN_BYTES = 1;
export const writeBoolean: WriteValue<boolean> = (buffer, value, offset) =>
  buffer.writeUInt8(value ? 1 : 0, offset) - offset;

/** PostgreSQL counts from 2000-01-01T00:00:00Z: milliseconds since 1970. */
const EPOCH_MS = 946_684_800_000;

/** A moment as milliseconds since 1970, for a timestamptz. */
export const writeTimestamp: WriteValue<number> = (buffer, ms, offset) =>
  writeBigint(buffer, (ms - EPOCH_MS) * 1_000, offset);
