import {
  BIGINT_BYTES,
  BOOLEAN_BYTES,
  DOUBLE_BYTES,
  INTEGER_BYTES,
  maxTextBytes,
  UUID_BYTES,
  writeBigint,
  writeBoolean,
  writeDouble,
  writeInteger,
  writeText,
  writeTimestamp,
  writeUuid,
  type WriteValue,
} from './binary-values.js';

/** A type of PostgreSQL, and how its values travel in binary form. */
export interface ColumnType<Value> {
  /** Its name in SQL. */
  readonly sql: string;
  /** Its number. Source: PostgreSQL, pg_type.dat. */
  readonly oid: number;
  readonly write: WriteValue<Value>;
  /** At least the bytes that a value takes. */
  readonly maxBytes: (value: Value) => number;
}

const ofWidth = <Value>(sql: string, oid: number, bytes: number, write: WriteValue<Value>): ColumnType<Value> => ({
  sql,
  oid,
  write,
  maxBytes: () => bytes,
});

const asText = (sql: string, oid: number): ColumnType<string> => ({
  sql,
  oid,
  write: writeText,
  maxBytes: maxTextBytes,
});

export const TEXT = asText('text', 25);
/** The text of a JSON value. */
export const JSON_TEXT = asText('json', 114);
/** 32 hex digits. */
export const UUID = ofWidth('uuid', 2950, UUID_BYTES, writeUuid);
export const INTEGER = ofWidth('integer', 23, INTEGER_BYTES, writeInteger);
/** A whole number, exact up to 2^53. */
export const BIGINT = ofWidth('bigint', 20, BIGINT_BYTES, writeBigint);
export const DOUBLE = ofWidth('double precision', 701, DOUBLE_BYTES, writeDouble);
export const BOOLEAN = ofWidth('boolean', 16, BOOLEAN_BYTES, writeBoolean);
/** A moment as milliseconds since 1970. */
export const TIMESTAMP = ofWidth('timestamptz', 1184, BIGINT_BYTES, writeTimestamp);
