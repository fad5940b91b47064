import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import { readText } from './bytes.js';

/** Longest line that a list can have: of the lists that are known the longest has 3 kB. */
export const MAX_LINE_BYTES = 64 * 1024;

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without its end. */
  readonly text: string;
}

/** The file line by line; ends are LF, CRLF or CR. Throws `FeedFormatError` for a line of more than 64 KiB. */
export async function* readLines(file: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const text of readText(file)) {
    const pieces = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = pieces.pop() ?? '';
    for (const piece of [...pieces, rest])
      if (Buffer.byteLength(piece) > MAX_LINE_BYTES) throw new FeedFormatError('a line is longer than any list has');
    for (const piece of pieces) yield { number: ++number, text: piece };
  }
  if (rest !== '') yield { number: number + 1, text: rest.replace(/\r$/, '') };
}
