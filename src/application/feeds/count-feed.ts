import { isoTime, parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { FeedFormat, FeedFile } from '../../../ports/platform/feeds.js';
import type { FileCopy, PublishedFile, Publishers } from '../../../ports/platform/publishers.js';
import type { Feed } from './feed.js';
import { hashOf } from './sync-feed.js';

/** What a feed's file holds. */
export interface Counted {
  readonly bytes: number;
  readonly rows: number;
  /** By reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** ISO 8601, as the file or its server says; null where neither does. */
  readonly published: string | null;
  readonly sha256: string;
}

/**
 * Fetches a feed's file as a sync does, reads all of it, and imports nothing. Rejects with `PublisherError`,
 * `FeedFormatError` or `FeedOptionsError`.
 */
export const countFeed = async (publishers: Publishers, feed: Feed, signal: AbortSignal): Promise<Counted> => {
  const published = await publishers.fetch(feed.place, null, signal);
  if (published === null)
    throw new Error('the publisher answered that nothing changed, to a request that did not ask this');
  try {
    return { ...(await counted(feed, published)), sha256: hashOf(published), bytes: await sizeOf(published.main) };
  } finally {
    await published.dispose();
  }
};

const sizeOf = async (file: FileCopy): Promise<number> => {
  let bytes = 0;
  for await (const piece of file.bytes()) bytes += piece.length;
  return bytes;
};

const counted = async (
  feed: Feed,
  { main, comments, lastModified }: PublishedFile,
): Promise<Pick<Counted, 'rows' | 'skipped' | 'published'>> => {
  const { format } = feed;
  if ('readRegistry' in format) {
    const { publishedAt, contracts } = await format.readRegistry(main.bytes());
    return { rows: contracts.length, skipped: {}, published: publishedAt };
  }
  const entries = 'createReader' in format ? rowsOf(feed, format, main, comments) : format.read(fileOf(main));
  const skipped: Record<string, number> = {};
  let rows = 0;
  for await (const entry of entries)
    if (entry.kind === 'row') rows += 1;
    else skipped[entry.reason] = (skipped[entry.reason] ?? 0) + 1;
  const written = 'createReader' in format ? await format.publishedAt(main.bytes()) : null;
  const servedMs = parseIsoMs(lastModified ?? '');
  return { rows, skipped, published: written ?? (Number.isNaN(servedMs) ? null : isoTime(servedMs)) };
};

const rowsOf = (
  { source, chain, category, columns }: Feed,
  format: FeedFormat,
  main: FileCopy,
  second: FileCopy | null,
) =>
  format.createReader().read({
    file: main.bytes(),
    ...(second === null ? {} : { comments: second.bytes() }),
    options: { source, chain, category, ...(columns === null ? {} : { columns }) },
  });

async function* fileOf({ name, bytes }: FileCopy): AsyncGenerator<FeedFile> {
  yield { path: name, bytes: bytes() };
}
