import type { Clock } from '../../../ports/platform/platform.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';
import type { ListArchive, ListClash } from '../../../ports/stores/lists.js';
import type { FeedImport } from './feed-import.js';
import { readRows } from './read-feed.js';
import { type FeedImportReport, newReading, replaceList } from './replace-list.js';
import { watchForClashes } from './token-clashes.js';

export interface FeedDependencies {
  readonly archive: ListArchive;
  /** The bundled registry of official tokens. */
  readonly tokens: TokenRegistry;
  readonly clock: Clock;
}

/**
 * Replaces the list of the same source, in one transaction: any failure leaves the old list. Memory does not grow with
 * the file. In force on every instance within 5 s. Rejects with `ImportRefusedError`, and as the format's reader does.
 */
export const importFeed = async (
  { archive, tokens, clock }: FeedDependencies,
  wish: FeedImport,
): Promise<FeedImportReport> => {
  const { source } = wish.options;
  const reading = newReading();
  const registryClashes: ListClash[] = [];
  const rows = watchForClashes(readRows(wish, reading), tokens, source, registryClashes);
  const report = await replaceList({ archive, clock }, { ...wish, source }, reading, (list, finish) =>
    archive.replace(list, rows, finish),
  );
  return { ...report, clashes: [...registryClashes, ...(await archive.clashes(source))] };
};
