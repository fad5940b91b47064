import { FeedFormatError } from '../../../../ports/platform/feeds.js';
import { readText } from './bytes.js';

/** Longest line that a list can have, in characters. */
export const MAX_LINE_CHARACTERS = 1024 * 1024;

export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** Without its end. */
  readonly text: string;
}

/** The file line by line; ends are LF, CRLF or CR. Throws `FeedFormatError` for a line of more than 1 Mi characters. */
export async function* readLines(file: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const text of readText(file)) {
    const pieces = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = pieces.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new FeedFormatError('a line is longer than any list has');
    for (const piece of pieces) yield { number: ++number, text: piece };
  }
  if (rest !== '') yield { number: number + 1, text: rest.replace(/\r$/, '') };
}
