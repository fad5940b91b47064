import { isoTime } from '../../../domain/shared/iso-time.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { TokenRegistry } from '../../../ports/sources/tokens.js';
import type { ListArchive, ListClash, ListCounts } from '../../../ports/stores/lists.js';
import type { FeedImport } from './feed-import.js';
import { type Reading, readRows } from './read-feed.js';
import { refuseBadDate, refuseBadShape } from './refuse-import.js';
import { watchForClashes } from './token-clashes.js';

export interface FeedImportReport extends ListCounts {
  /** Entries of the file, imported and skipped. */
  readonly read: number;
  readonly skipped: Readonly<Record<string, number>>;
  readonly clashes: readonly ListClash[];
  /** The list had the same content before; only the time of the import changed. */
  readonly unchanged: boolean;
  readonly sha256: string;
}

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
  const nowMs = clock.now();
  refuseBadDate(wish, nowMs, await archive.find(source));
  const reading: Reading = { read: 0, skipped: new Map(), categories: new Set(), hash: null };
  const registryClashes: ListClash[] = [];
  const list = {
    source,
    format: wish.format.id,
    publishedAt: wish.publishedAt,
    maxAgeSeconds: wish.maxAgeSeconds,
    importedAt: isoTime(nowMs),
  };
  const outcome = { sha256: '', unchanged: false };
  const counts = await archive.replace(
    list,
    watchForClashes(readRows(wish, reading), tokens, source, registryClashes),
    (found, present) => {
      // another import may have ended since the first look: only now is it certain what is replaced
      refuseBadDate(wish, nowMs, present);
      refuseBadShape(found, wish);
      outcome.sha256 = reading.hash ?? '';
      outcome.unchanged =
        present?.sha256 === outcome.sha256 && found.removed === 0 && found.imported === found.previousRows;
      const [category = null, ...others] = reading.categories;
      return { sha256: outcome.sha256, category: others.length === 0 ? category : null };
    },
  );
  return {
    ...counts,
    ...outcome,
    read: reading.read,
    skipped: Object.fromEntries([...reading.skipped].sort(([left], [right]) => (left < right ? -1 : 1))),
    clashes: [...registryClashes, ...(await archive.clashes(source))],
  };
};
