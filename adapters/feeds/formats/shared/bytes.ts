import { FeedFormatError } from '../../../../ports/platform/feeds.js';

/** Longest line that a list can have: of the lists that are known the longest has 3 kB. */
export const MAX_LINE_BYTES = 64 * 1024;

export interface ByteLine {
  /** Counted from 1. */
  readonly number: number;
  /** Without its end. */
  readonly text: string;
}

/** The file line by line; ends are LF, CRLF or CR. Throws `FeedFormatError` for a line of more than 64 KiB. */
export async function* readLines(file: AsyncIterable<Uint8Array>): AsyncGenerator<ByteLine> {
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

/** Longest entry of a JSON or XML list, in characters. */
export const MAX_ENTRY_CHARACTERS = 1024 * 1024;

/** A parser keeps what it made of one piece in memory, so a piece of 100 MB is handed on in small ones. */
const PIECE_BYTES = 64 * 1024;

const UNPACKED = 'the file is compressed: unpack it first';
const ENCODED = 'the file is not UTF-8: convert it first';
/** First bytes of files that cannot be read as a list. */
const SIGNATURES: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], UNPACKED],
  [[0x1f, 0x8b], UNPACKED],
  [[0xff, 0xfe], ENCODED],
  [[0xfe, 0xff], ENCODED],
];

const refuseSignature = (start: readonly number[]): void => {
  for (const [signature, message] of SIGNATURES) {
    if (signature.every((byte, index) => start[index] === byte)) throw new FeedFormatError(message);
  }
};

/**
 * The file as text, in pieces of at most 64 KiB of bytes, without its byte-order mark. Bytes that are no UTF-8 become
 * U+FFFD: in an address that makes it invalid (and counted), in a label it is seen. Throws `FeedFormatError` for
 * compressed and UTF-16 files.
 */
export async function* readText(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let start: number[] | null = [];
  for await (const chunk of file) {
    if (start !== null) {
      start = [...start, ...chunk.subarray(0, 4)];
      refuseSignature(start);
      if (start.length >= 4) start = null;
    }
    for (let offset = 0; offset < chunk.length; offset += PIECE_BYTES) {
      const text = decoder.decode(chunk.subarray(offset, offset + PIECE_BYTES), { stream: true });
      if (text !== '') yield text;
    }
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
