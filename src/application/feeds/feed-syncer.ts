import { freshnessOf } from '../../../domain/facts/screening/evidence.js';
import type { FeedSync, FeedSyncStore, ListEvent, SyncResult } from '../../../ports/stores/feed-syncs.js';
import type { ListStore } from '../../../ports/stores/lists.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';
import type { Feed } from './feed.js';
import { isChanged, type SyncDependencies, type SyncOutcome, syncFeed } from './sync-feed.js';

/** How often a process looks whether a feed is due, milliseconds. */
const LOOK_INTERVAL_MS = 15_000;
/** Feeds that are fetched side by side: one slow publisher must not hold up the others. */
const LANES = 4;
const FIRST_RETRY_MS = 60_000;
/** A sync comes up to this share earlier or later, so that not all come at once. */
const JITTER_SHARE = 0.1;

export interface FeedSyncerOptions extends Omit<SyncDependencies, 'inTurn'> {
  readonly feeds: readonly Feed[];
  readonly feedSyncs: FeedSyncStore;
  readonly lists: Pick<ListStore, 'lists'>;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** What this process did and saw, for its metrics. */
export interface FeedHealth {
  readonly syncs: readonly { readonly source: string; readonly result: SyncResult; readonly count: number }[];
  /** Every list with a maximum age. */
  readonly lists: readonly { readonly source: string; readonly isStale: boolean }[];
}

export interface FeedSyncer {
  /** Syncs what is due, where no other instance does, and tells of lists that grew old. */
  look(): Promise<void>;
  /**
   * Syncs these feeds whether due or not; null where another instance syncs at the moment. Gives their new states.
   */
  syncNow(feeds: readonly Feed[]): Promise<readonly FeedSync[] | null>;
  /** Its close ends what is under way; a list is replaced whole or not at all. */
  readonly worker: PeriodicWorker;
  health(): FeedHealth;
}

/** Keeps the lists of feeds current. Any number of instances may run one: exactly one syncs at a time. */
export const createFeedSyncer = (options: FeedSyncerOptions): FeedSyncer => new Syncer(options);

class Syncer implements FeedSyncer {
  readonly worker: PeriodicWorker;
  private readonly counts = new Map<string, FeedHealth['syncs'][number]>();
  private readonly told = new Set<string>();
  private aged: FeedHealth['lists'] = [];
  private lastImport: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: FeedSyncerOptions) {
    this.worker = new PeriodicWorker(
      {
        ...{ name: 'feeds', everyMs: LOOK_INTERVAL_MS, beginsAtOnce: true, tick: () => this.look() },
        failure: 'feeds could not be synced',
      },
      options.logger,
    );
  }

  async look(): Promise<void> {
    const { feeds, feedSyncs, clock } = this.options;
    if (feeds.length > 0)
      await feedSyncs.exclusively(async () => {
        const known = await statesOf(feedSyncs);
        const nowMs = clock.now();
        const due = feeds.filter((feed) => (keptOf(feed, known.get(feed.source))?.nextAtMs ?? 0) <= nowMs);
        await this.syncAll(due, known);
      });
    await this.tellOfAged();
  }

  async syncNow(feeds: readonly Feed[]): Promise<readonly FeedSync[] | null> {
    const { feedSyncs } = this.options;
    let done: readonly FeedSync[] | null = null;
    await feedSyncs.exclusively(async () => {
      done = await this.syncAll(feeds, await statesOf(feedSyncs));
    });
    return done;
  }

  health(): FeedHealth {
    return { syncs: [...this.counts.values()], lists: this.aged };
  }

  private async syncAll(due: readonly Feed[], known: ReadonlyMap<string, FeedSync>): Promise<readonly FeedSync[]> {
    const waiting = [...due];
    const done: FeedSync[] = [];
    const lane = async (): Promise<void> => {
      for (let feed = waiting.shift(); feed !== undefined; feed = waiting.shift()) {
        const sync = await this.syncOne(feed, known.get(feed.source) ?? null);
        if (sync !== null) done.push(sync);
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
    for (const one of ended) if (one.status === 'rejected') throw one.reason;
    return done;
  }

  /** Null: another instance took over meanwhile, and what it recorded stands. */
  private async syncOne(feed: Feed, known: FeedSync | null): Promise<FeedSync | null> {
    const { feedSyncs, logger } = this.options;
    const dependencies = { ...this.options, inTurn: <Result>(work: () => Promise<Result>) => this.inTurn(work) };
    const outcome = await syncFeed(dependencies, feed, known, this.worker.signal);
    const sync = nextState(feed, known, outcome, this.options);
    if (!(await feedSyncs.record(sync, degradedEvent(sync, keptOf(feed, known))))) return null;
    const { source, result, reason } = sync;
    const key = `${result} ${source}`;
    this.counts.set(key, { source, result, count: (this.counts.get(key)?.count ?? 0) + 1 });
    if (reason === null) logger.log('info', 'a feed was synced', { source, result });
    else logger.log('warn', 'a feed was not synced', { source, result, reason });
    return sync;
  }

  /** An import needs a connection of its own and the processor: one comes after the other. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const imported = this.lastImport.then(work);
    this.lastImport = imported.catch(() => undefined);
    return imported;
  }

  private async tellOfAged(): Promise<void> {
    const { lists, feedSyncs, clock, logger } = this.options;
    const nowMs = clock.now();
    const aged: FeedHealth['lists'][number][] = [];
    for (const { source, publishedAt, maxAgeSeconds } of await lists.lists()) {
      if (maxAgeSeconds === null) continue;
      const isStale = freshnessOf(publishedAt, maxAgeSeconds, nowMs).status === 'STALE';
      aged.push({ source, isStale });
      const version = `${publishedAt} ${maxAgeSeconds} ${source}`;
      if (!isStale || this.told.has(version)) continue;
      const event = { kind: 'list.stale', source, atMs: nowMs, detail: { publishedAt, maxAgeSeconds } } as const;
      if (await feedSyncs.tellStale(event)) logger.log('warn', 'a list is past its maximum age', { source });
      this.told.add(version);
    }
    this.aged = aged;
  }
}

const statesOf = async (store: FeedSyncStore): Promise<ReadonlyMap<string, FeedSync>> =>
  new Map((await store.syncs()).map((sync) => [sync.source, sync]));

/** What is known of a feed as it is now. */
const keptOf = (feed: Feed, known: FeedSync | null | undefined): FeedSync | null =>
  known === null || known === undefined || isChanged(feed, known) ? null : known;

const nextState = (
  feed: Feed,
  known: FeedSync | null,
  { result, reason, version }: SyncOutcome,
  { clock, random }: FeedSyncerOptions,
): FeedSync => {
  const nowMs = clock.now();
  const failuresInRow = reason === null ? 0 : (keptOf(feed, known)?.failuresInRow ?? 0) + 1;
  const { etag, lastModified, terms, sha256 } = version;
  const waitMs = result === 'failed' ? retryMs(failuresInRow, feed.everyMs) : feed.everyMs;
  return {
    source: feed.source,
    revision: (known?.revision ?? 0) + 1,
    attemptedAtMs: nowMs,
    succeededAtMs: reason === null ? nowMs : (known?.succeededAtMs ?? null),
    result,
    reason,
    failuresInRow,
    nextAtMs: nowMs + Math.round(waitMs * (1 + JITTER_SHARE * (2 * random() - 1))),
    etag,
    lastModified,
    terms,
    sha256,
  };
};

/** Twice as long after each failure, and never longer than to the next ordinary sync. */
const retryMs = (failuresInRow: number, everyMs: number): number =>
  Math.min(everyMs, FIRST_RETRY_MS * 2 ** Math.min(failuresInRow - 1, 30));

/** The event of the first failure, and of one of another kind: not of each try. */
const degradedEvent = (
  { source, result, reason, attemptedAtMs }: FeedSync,
  known: FeedSync | null,
): ListEvent | null =>
  reason === null || known?.result === result
    ? null
    : { kind: 'source.degraded', source, atMs: attemptedAtMs, detail: { result, reason } };
