import { binaryArray } from './binary-array.js';
import type { BinaryRows } from './binary-rows.js';
import type { ColumnType } from './column-types.js';

/** One column of rows that go to the server: in rows for COPY, or as an array for a statement. */
export interface Column<Row> {
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
): Column<Row> => ({
  name,
  type: type.sql,
  copy: (rows, row) => rows.value(type, read(row)),
  array: (rows) => binaryArray(type, rows.map(read)),
});

export const namesOf = <Row>(columns: readonly Column<Row>[]): string => columns.map(({ name }) => name).join(', ');

/** The arrays of `valuesOf` as rows again: `unnest($1::text[], …)`. */
export const unnested = <Row>(columns: readonly Column<Row>[]): string =>
  `unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')})`;

/** The parameters of a statement that reads `unnested(columns)`. */
export const valuesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Buffer[] =>
  columns.map(({ array }) => array(rows));
