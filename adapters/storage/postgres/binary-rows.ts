import { LENGTH_BYTES, NULL_LENGTH, type WriteValue } from './binary-values.js';

/** Signature, flags and the length of a header extension that is not there. Source: PostgreSQL, COPY, "Binary Format". */
const HEADER = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const COUNT_BYTES = 2;
/** In place of the number of columns: there is no further row. */
const END = -1;

/** Bytes of rows besides their texts: `columns` values of at most `valueBytes` altogether in each of `rows`. */
export const copyBytes = (rows: number, columns: number, valueBytes: number): number =>
  HEADER.length + COUNT_BYTES + rows * (COUNT_BYTES + columns * LENGTH_BYTES + valueBytes);

/** Rows as COPY takes them in its binary format: each begins with `row`, its values follow in the order of the columns. */
export class BinaryRows {
  private readonly buffer: Buffer;
  private offset: number;

  /** `maxBytes`: what the rows take at most. */
  constructor(maxBytes: number) {
    this.buffer = Buffer.allocUnsafe(maxBytes);
    this.offset = HEADER.copy(this.buffer);
  }

  row(columns: number): void {
    this.offset = this.buffer.writeInt16BE(columns, this.offset);
  }

  value<Value>(write: WriteValue<Value>, value: Value | null): void {
    const start = this.offset + LENGTH_BYTES;
    const bytes = value === null ? NULL_LENGTH : write(this.buffer, value, start);
    this.buffer.writeInt32BE(bytes, this.offset);
    this.offset = start + Math.max(bytes, 0);
  }

  /** All that was written; nothing can follow. */
  end(): Buffer {
    this.offset = this.buffer.writeInt16BE(END, this.offset);
    return this.buffer.subarray(0, this.offset);
  }
}
