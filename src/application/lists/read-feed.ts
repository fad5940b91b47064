import { createHash, type Hash } from 'node:crypto';
import type { ListRow } from '../../../ports/stores/lists.js';
import type { FeedImport } from './feed-import.js';
import type { ListReading } from './replace-list.js';

/** Reads the files once: counts entries, hands rows on, hashes bytes. */
export async function* readRows(
  { format, file, comments, options }: FeedImport,
  reading: ListReading,
): AsyncIterable<ListRow> {
  const hashes = [createHash('sha256'), ...(comments === null ? [] : [createHash('sha256')])] as const;
  const input = {
    file: hashed(file, hashes[0]),
    ...(comments === null || hashes[1] === undefined ? {} : { comments: hashed(comments, hashes[1]) }),
    options,
  };
  for await (const entry of format.createReader().read(input)) {
    reading.read += 1;
    if (entry.kind === 'row') {
      reading.categories.add(entry.row.category);
      yield entry.row;
    } else {
      reading.skipped.set(entry.reason, (reading.skipped.get(entry.reason) ?? 0) + 1);
    }
  }
  // each file has a hash of its own: a reader may take pieces of both in any order
  const [first, second] = hashes.map((hash) => hash.digest('hex'));
  reading.hash =
    second === undefined
      ? (first ?? null)
      : createHash('sha256')
          .update(`${String(first)}\n${second}\n`)
          .digest('hex');
}

/** The same bytes, and their hash grows with them. */
export async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
