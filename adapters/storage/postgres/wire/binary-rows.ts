import { LENGTH_BYTES, NULL_LENGTH } from './binary-values.js';
import type { ColumnType } from './column-types.js';

/** CopyData: its type, and its length, which counts itself. Source: PostgreSQL, "Message Formats". */
const MESSAGE = { type: 0x64, typeBytes: 1, headerBytes: 5 } as const;
/** Signature, flags, and the length of an absent header extension. Source: PostgreSQL, COPY, "Binary Format". */
const HEADER = Buffer.from('PGCOPY\n\u00ff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const COUNT_BYTES = 2;
/** In place of the number of columns: no row follows. */
const END = -1;

const USUAL_BYTES = 64 * 1024;
/** A buffer that had to grow beyond this is not kept. */
const KEPT_BYTES = 1024 * 1024;

/**
 * Rows as COPY takes them in its binary format, as one message. `row` begins each row; its values follow in the order
 * of the columns. The buffer is used again: what `end` returns is good until the next `start`.
 */
export class BinaryRows {
  private buffer = Buffer.allocUnsafe(USUAL_BYTES);
  private offset = 0;

  start(): void {
    if (this.buffer.length > KEPT_BYTES) this.buffer = Buffer.allocUnsafe(USUAL_BYTES);
    this.buffer[0] = MESSAGE.type;
    this.offset = MESSAGE.headerBytes + HEADER.copy(this.buffer, MESSAGE.headerBytes);
  }

  row(columns: number): void {
    this.reserve(COUNT_BYTES);
    this.offset = this.buffer.writeInt16BE(columns, this.offset);
  }

  value<Value>(type: ColumnType<Value>, value: Value | null): void {
    this.reserve(LENGTH_BYTES + (value === null ? 0 : type.maxBytes(value)));
    const start = this.offset + LENGTH_BYTES;
    const bytes = value === null ? NULL_LENGTH : type.write(this.buffer, value, start);
    this.buffer.writeInt32BE(bytes, this.offset);
    this.offset = start + Math.max(bytes, 0);
  }

  /** The whole message; nothing can follow. */
  end(): Buffer {
    this.reserve(0);
    this.offset = this.buffer.writeInt16BE(END, this.offset);
    this.buffer.writeInt32BE(this.offset - MESSAGE.typeBytes, MESSAGE.typeBytes);
    return this.buffer.subarray(0, this.offset);
  }

  /** Makes room for so many bytes and the end of all rows. */
  private reserve(bytes: number): void {
    const needed = this.offset + bytes + COUNT_BYTES;
    if (needed <= this.buffer.length) return;
    const grown = Buffer.allocUnsafe(2 * needed);
    this.buffer.copy(grown, 0, 0, this.offset);
    this.buffer = grown;
  }
}
