import { createHash } from 'node:crypto';
import type { FeedFile } from '../../../ports/platform/feeds.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { DescriptionRow } from '../../../ports/stores/descriptions.js';
import type { ListArchive } from '../../../ports/stores/lists.js';
import type { DescriptionImport } from './feed-import.js';
import { hashed } from './read-feed.js';
import { type FeedImportReport, newReading, type ListReading, replaceList } from './replace-list.js';

/**
 * Replaces the list of the same source by one that says what calls mean, in one transaction: any failure leaves the old
 * list. In force on every instance at once. Its clashes are calls that another list describes differently: these stay
 * unknown. Rejects with `ImportRefusedError`, and as the format's reader does.
 */
export const importDescriptions = async (
  dependencies: { readonly archive: ListArchive; readonly clock: Clock },
  wish: DescriptionImport,
): Promise<FeedImportReport> => {
  const reading = newReading();
  const report = await replaceList(dependencies, wish, reading, (list, finish) =>
    dependencies.archive.replaceDescriptions(list, readDescriptions(wish, reading), finish),
  );
  return { ...report, clashes: await dependencies.archive.callClashes(wish.source) };
};

/** Reads the files once: counts entries, hands rows on, hashes bytes. */
async function* readDescriptions(
  { format, files }: DescriptionImport,
  reading: ListReading,
): AsyncGenerator<DescriptionRow> {
  const hashes: FileHash[] = [];
  for await (const entry of format.read(hashedFiles(files, hashes))) {
    reading.read += 1;
    if (entry.kind === 'row') yield entry.row;
    else reading.skipped.set(entry.reason, (reading.skipped.get(entry.reason) ?? 0) + 1);
  }
  reading.hash = hashOf(hashes.map(({ path, hash }) => ({ path, sha256: hash.digest('hex') })));
}

interface FileHash {
  readonly path: string;
  readonly hash: ReturnType<typeof createHash>;
}

/** Of one file its own hash; of a folder, that of its listing as `sha256sum` would print it. */
const hashOf = (files: readonly { readonly path: string; readonly sha256: string }[]): string => {
  const [only] = files;
  if (only !== undefined && files.length === 1) return only.sha256;
  const listing = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
  return createHash('sha256').update(listing).digest('hex');
};

async function* hashedFiles(files: AsyncIterable<FeedFile>, hashes: FileHash[]): AsyncGenerator<FeedFile> {
  for await (const { path, bytes } of files) {
    const hash = createHash('sha256');
    hashes.push({ path, hash });
    yield { path, bytes: hashed(bytes, hash) };
  }
}
