import {
  BIGINT_BYTES,
  BOOLEAN_BYTES,
  DOUBLE_BYTES,
  INTEGER_BYTES,
  LENGTH_BYTES,
  maxTextBytes,
  NULL_LENGTH,
  UUID_BYTES,
  writeBigint,
  writeBoolean,
  writeDouble,
  writeInteger,
  writeText,
  writeUuid,
  type WriteValue,
} from './binary-values.js';

/**
 * Columns of a batch as arrays in PostgreSQL's binary form: the driver sends a Buffer as it stands, where arrays as
 * text cost an escape and a concatenation for each value, and the engine a parser. Each function takes one column, null
 * for SQL's null, and throws a `RangeError` that quotes no value for what the type cannot hold. Source: PostgreSQL,
 * array_recv in src/backend/utils/adt/arrayfuncs.c.
 */

/** Source: pg_type.dat. */
const OID = { bool: 16, int8: 20, int4: 23, text: 25, float8: 701, uuid: 2950 } as const;

/** Dimensions, flag for nulls, type of the elements, length, lower bound. */
const HEADER_BYTES = 20;

type Column<Value> = readonly (Value | null)[];

const arrayOf = <Value>(oid: number, values: Column<Value>, valueBytes: number, write: WriteValue<Value>): Buffer => {
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

export const textArray = (values: Column<string>): Buffer => {
  let bytes = 0;
  for (const value of values) if (value !== null) bytes += maxTextBytes(value);
  return arrayOf(OID.text, values, bytes, writeText);
};

/** `values` as 32 hex digits each; any other text is refused. */
export const uuidArray = (values: Column<string>): Buffer =>
  arrayOf(OID.uuid, values, values.length * UUID_BYTES, writeUuid);

export const integerArray = (values: Column<number>): Buffer =>
  arrayOf(OID.int4, values, values.length * INTEGER_BYTES, writeInteger);

/** Whole numbers, exact up to 2^53. */
export const bigintArray = (values: Column<number>): Buffer =>
  arrayOf(OID.int8, values, values.length * BIGINT_BYTES, writeBigint);

export const doubleArray = (values: Column<number>): Buffer =>
  arrayOf(OID.float8, values, values.length * DOUBLE_BYTES, writeDouble);

export const booleanArray = (values: Column<boolean>): Buffer =>
  arrayOf(OID.bool, values, values.length * BOOLEAN_BYTES, writeBoolean);
