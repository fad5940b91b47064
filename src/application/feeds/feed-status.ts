import { freshnessOfList } from '../../../domain/facts/screening/lists.js';
import type { Clock } from '../../../ports/platform/platform.js';
import type { FeedSync, FeedSyncStore } from '../../../ports/stores/feed-syncs.js';
import type { ImportedList, ListStore } from '../../../ports/stores/lists.js';
import type { Feed } from './feed.js';
import { isChanged } from './sync-feed.js';

/**
 * Whether a list is in force, and whether it is past its maximum age; without one, or where only the transport dates
 * it, its freshness is unknown.
 */
export type ListStanding = 'missing' | 'stale' | 'current' | 'unknown';

export const standingOf = (list: ImportedList | null, nowMs: number): ListStanding => {
  if (list === null) return 'missing';
  const { status } = freshnessOfList(list, nowMs);
  return ({ STALE: 'stale', CURRENT: 'current', UNKNOWN: 'unknown' } as const)[status];
};

/** Where one feed stands. */
export interface FeedStatus {
  readonly feed: Pick<Feed, 'source' | 'everyMs' | 'maxAgeSeconds' | 'required'> & { readonly format: string };
  readonly standing: ListStanding;
  /** The list in force. */
  readonly list: ImportedList | null;
  /** Null: it was never tried as it is now. */
  readonly sync: FeedSync | null;
}

/** Where each feed of the settings stands, in their order. It holds no address of a publisher. */
export const readFeedStatus = async (
  feeds: readonly Feed[],
  { feedSyncs, lists, clock }: { readonly feedSyncs: FeedSyncStore; readonly lists: ListStore; readonly clock: Clock },
): Promise<readonly FeedStatus[]> => {
  const [syncs, all] = await Promise.all([feedSyncs.syncs(), lists.lists()]);
  return feeds.map((feed) => {
    const { source, everyMs, maxAgeSeconds, required, format } = feed;
    const sync = syncs.find((one) => one.source === source);
    const list = all.find((one) => one.source === source) ?? null;
    return {
      feed: { source, everyMs, maxAgeSeconds, required, format: format.id },
      standing: standingOf(list, clock.now()),
      list,
      sync: sync === undefined || isChanged(feed, sync) ? null : sync,
    };
  });
};
