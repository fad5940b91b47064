import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Far more than a key, a map or a policy takes; a report may take 64 MiB. */
export const SMALL_FILE_BYTES = 2 ** 20;
export const LARGE_FILE_BYTES = 2 ** 26;

/** `code` is told where the words of a file must not be. */
class NoFileError extends Error {
  constructor(
    file: string,
    readonly code: string,
  ) {
    super(`${file}: ${code}`);
  }
}

/**
 * The bytes of a file. Rejects for a folder, for a device, and for more than `maxBytes`: a name in a setting or after a
 * command may lead to what has no end. A pipe is read where the caller says so: a start waits for nobody.
 */
export const readBoundedFile = async (
  file: string,
  maxBytes: number = SMALL_FILE_BYTES,
  { mayBePipe = false }: { readonly mayBePipe?: boolean } = {},
): Promise<Buffer> => {
  const found = await stat(file);
  if (!found.isFile() && !(mayBePipe && found.isFIFO())) throw new NoFileError(file, 'no regular file');
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes > maxBytes) throw new NoFileError(file, `more than ${maxBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
};
