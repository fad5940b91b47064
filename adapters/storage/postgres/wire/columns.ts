import type { BinaryRows } from './binary-rows.js';
import type { ColumnType } from './column-types.js';
import { LENGTH_BYTES, NULL_LENGTH } from './binary-values.js';

/** Dimensions, flag for nulls, type of the elements, length, lower bound. */
const HEADER_BYTES = 20;

/**
 * Values of one type as an array in PostgreSQL's binary form; null is SQL's null. The driver sends a Buffer as
 * it is, where an array as text costs an escape for each value, and the server a parser. Throws a `RangeError`, which
 * never quotes the value, for what the type cannot hold. Source: PostgreSQL, array_recv in
 * src/backend/utils/adt/arrayfuncs.c.
 */
export const binaryArray = <Value>(type: ColumnType<Value>, values: readonly (Value | null)[]): Buffer => {
  let valueBytes = 0;
  for (const value of values) if (value !== null) valueBytes += type.maxBytes(value);
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * LENGTH_BYTES + valueBytes);
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(values.includes(null) ? 1 : 0, 4);
  buffer.writeInt32BE(type.oid, 8);
  buffer.writeInt32BE(values.length, 12);
  buffer.writeInt32BE(1, 16);
  let offset = HEADER_BYTES;
  for (const value of values) {
    const bytes = value === null ? NULL_LENGTH : type.write(buffer, value, offset + LENGTH_BYTES);
    buffer.writeInt32BE(bytes, offset);
    offset += LENGTH_BYTES + Math.max(bytes, 0);
  }
  return buffer.subarray(0, offset);
};

/** One column of rows that go to the server: in rows for COPY, or as an array for a statement. */
export interface StoredColumn<Row> {
  readonly name: string;
  /** Its type's name in SQL. */
  readonly type: string;
  readonly copy: (rows: BinaryRows, row: Row) => void;
  readonly array: (rows: readonly Row[]) => Buffer;
}

/** A column by its name, its type, and how to read its value from a row. */
export const column = <Row, Value>(
  name: string,
  type: ColumnType<Value>,
  read: (row: Row) => Value | null,
): StoredColumn<Row> => ({
  name,
  type: type.sql,
  copy: (rows, row) => rows.value(type, read(row)),
  array: (rows) => binaryArray(type, rows.map(read)),
});

export const namesOf = <Row>(columns: readonly StoredColumn<Row>[]): string =>
  columns.map(({ name }) => name).join(', ');

/** The arrays of `valuesOf` as rows again: `unnest($1::text[], …)`. */
export const unnested = <Row>(columns: readonly StoredColumn<Row>[]): string =>
  `unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})`;

/** The parameters of a statement that reads `unnested(columns)`. */
export const valuesOf = <Row>(columns: readonly StoredColumn<Row>[], rows: readonly Row[]): Buffer[] =>
  columns.map(({ array }) => array(rows));
