/**
 * Columns of a batch as arrays in PostgreSQL's binary form: the driver sends a Buffer as it stands, where arrays as text
 * cost an escape and a concatenation for each value, and the engine a parser. Each function takes one column, null for SQL's
 * null, and throws a `RangeError` that quotes no value for what the type cannot hold.
 * Source: PostgreSQL, array_recv in src/backend/utils/adt/arrayfuncs.c, and the receive functions of the element types.
 */

/** Source: pg_type.dat. */
const OID = { bool: 16, int8: 20, int4: 23, text: 25, float8: 701, uuid: 2950 } as const;

/** Dimensions, flag for nulls, type of the elements, length, lower bound. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
const NULL_LENGTH = -1;
const TWO_TO_32 = 2 ** 32;

type Column<Value> = readonly (Value | null)[];

/** Writes one value behind its length and returns its bytes. */
type Write<Value> = (buffer: Buffer, value: Value, offset: number) => number;

const arrayOf = <Value>(oid: number, values: Column<Value>, valueBytes: number, write: Write<Value>): Buffer => {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * LENGTH_BYTES + valueBytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(oid, 8);
  buffer.writeInt32BE(values.length, 12);
  buffer.writeInt32BE(1, 16);
  let offset = HEADER_BYTES;
  let hasNulls = 0;
  for (const value of values) {
    const bytes = value === null ? NULL_LENGTH : write(buffer, value, offset + LENGTH_BYTES);
    if (bytes === NULL_LENGTH) hasNulls = 1;
    buffer.writeInt32BE(bytes, offset);
    offset += LENGTH_BYTES + Math.max(bytes, 0);
  }
  buffer.writeInt32BE(hasNulls, 4);
  return buffer.subarray(0, offset);
};

/** A call of the platform's own writer costs as much as so many characters that are copied here. */
const SHORT_TEXT = 64;
const MAX_UTF8_BYTES = 3;

/** Keys, ids and names are short and ASCII; anything else goes the platform's way. */
const writeText = (buffer: Buffer, value: string, offset: number): number => {
  if (value.length > SHORT_TEXT) return buffer.write(value, offset);
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code > 0x7f) return buffer.write(value, offset);
    buffer[offset + index] = code;
  }
  return value.length;
};

export const textArray = (values: Column<string>): Buffer => {
  let bytes = 0;
  for (const value of values) if (value !== null) bytes += value.length > SHORT_TEXT ? Buffer.byteLength(value) : value.length * MAX_UTF8_BYTES;
  return arrayOf(OID.text, values, bytes, writeText);
};

const UUID_BYTES = 16;

/** `values` as 32 hex digits each; any other text is refused. */
export const uuidArray = (values: Column<string>): Buffer =>
  arrayOf(OID.uuid, values, values.length * UUID_BYTES, (buffer, value, offset) => {
    if (value.length !== 2 * UUID_BYTES || buffer.write(value, offset, 'hex') !== UUID_BYTES) throw new RangeError('A value of a uuid column is not 32 hex digits');
    return UUID_BYTES;
  });

export const integerArray = (values: Column<number>): Buffer =>
  arrayOf(OID.int4, values, values.length * 4, (buffer, value, offset) => buffer.writeInt32BE(value, offset) - offset);

/** Whole numbers, exact up to 2^53. */
export const bigintArray = (values: Column<number>): Buffer =>
  arrayOf(OID.int8, values, values.length * 8, (buffer, value, offset) => {
    const high = Math.floor(value / TWO_TO_32);
    buffer.writeInt32BE(high, offset);
    return buffer.writeUInt32BE(value - high * TWO_TO_32, offset + 4) - offset;
  });

export const doubleArray = (values: Column<number>): Buffer =>
  arrayOf(OID.float8, values, values.length * 8, (buffer, value, offset) => buffer.writeDoubleBE(value, offset) - offset);

export const booleanArray = (values: Column<boolean>): Buffer =>
  arrayOf(OID.bool, values, values.length, (buffer, value, offset) => buffer.writeUInt8(value ? 1 : 0, offset) - offset);
