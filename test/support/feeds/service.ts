import { createMemoryStorage } from '../storage/memory/index.js';
import type { FeedSync } from '../../../ports/stores/feed-syncs.js';
import type { Feed } from '../../../src/application/feeds/feed.js';
import type { FeedSyncerOptions } from '../../../src/application/feeds/feed-syncer.js';
import { NOW_MS } from '../builders.js';
import { feedInstance } from './instance.js';

/** One instance that keeps one feed current over stores in memory, with a clock that the test sets. */
export const feedService = (feed: Feed, options: Partial<FeedSyncerOptions> = {}) => {
  const stores = createMemoryStorage();
  const clock = { nowMs: NOW_MS, now: () => clock.nowMs };
  const instance = feedInstance(stores, clock, [feed], options);
  const state = async (): Promise<FeedSync | undefined> => (await stores.feedSyncs.syncs())[0];
  const look = async (): Promise<FeedSync | undefined> => {
    await instance.syncer.look();
    return state();
  };
  const all = () => stores.feedSyncs.events(0, 100);
  return {
    ...stores,
    ...instance,
    clock,
    feed,
    look,
    /** Waits until the next sync is due, and looks. */
    next: async () => {
      clock.nowMs = (await state())?.nextAtMs ?? clock.nowMs;
      return look();
    },
    events: async () => (await all()).map(({ kind, detail }) => ({ kind, ...detail })),
    kinds: async () => (await all()).map(({ kind }) => kind),
    rows: async () => (await stores.lists.lists())[0]?.rows ?? null,
  };
};
