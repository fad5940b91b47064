import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedFormatError } from '../../../../ports/platform/feeds.js';

const BLOCK_BYTES = 512;
/** A registry unpacked has a few megabytes; more is another archive, or a bomb. */
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;

/** The bytes of a gzip file, unpacked. Throws `FeedFormatError` where they are none, or far too many. */
export const unzipped = async (packed: Uint8Array): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let size = 0;
  const gunzip = createGunzip();
  pipeline(Readable.from([packed]), gunzip, () => undefined);
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MAX_UNPACKED_BYTES) throw new FeedFormatError('the archive is larger than any registry');
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof FeedFormatError) throw error;
    throw new FeedFormatError('the archive cannot be unpacked', { cause: error });
  }
  return Buffer.concat(pieces);
};

const textAt = (block: Buffer, start: number, length: number): string => {
  const field = block.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? length : end);
};

const numberAt = (block: Buffer, start: number, length: number): number => {
  const text = textAt(block, start, length).trim();
  if (!/^[0-7]{1,11}$/.test(text)) throw new FeedFormatError('the archive is not a tar file');
  return Number.parseInt(text, 8);
};

/** The path of a long name stands in a record `<length> path=<path>` before its entry. */
const longPathIn = (records: Buffer): string | null =>
  /(?:^|\n)\d+ path=([^\n]*)\n/.exec(records.toString('utf8'))?.[1] ?? null;

/**
 * The files of a tar archive, without folders, links and attributes. Throws `FeedFormatError` where it is none or is
 * cut short. Source: POSIX.1-2017, pax, ustar interchange format; the long names of GNU tar.
 */
export function* filesOfTar(archive: Buffer): Generator<{ readonly path: string; readonly bytes: Buffer }> {
  let longPath: string | null = null;
  for (let offset = 0; offset < archive.length; ) {
    const header = archive.subarray(offset, offset + BLOCK_BYTES);
    if (header.length < BLOCK_BYTES) throw new FeedFormatError('the archive is cut short');
    if (header.every((byte) => byte === 0)) return;
    const start = offset + BLOCK_BYTES;
    const size = numberAt(header, 124, 12);
    const bytes = archive.subarray(start, start + size);
    if (bytes.length < size) throw new FeedFormatError('the archive is cut short');
    const kind = textAt(header, 156, 1);
    if (kind === 'x') longPath = longPathIn(bytes);
    else if (kind === 'L') longPath = textAt(bytes, 0, size);
    else if (kind !== 'g') {
      const prefix = textAt(header, 257, 5) === 'ustar' ? textAt(header, 345, 155) : '';
      const name = textAt(header, 0, 100);
      if (kind === '' || kind === '0') yield { path: longPath ?? (prefix === '' ? name : `${prefix}/${name}`), bytes };
      longPath = null;
    }
    offset = start + Math.ceil(size / BLOCK_BYTES) * BLOCK_BYTES;
  }
  throw new FeedFormatError('the archive is cut short');
}
