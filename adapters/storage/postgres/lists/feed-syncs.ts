import type { Knex } from 'knex';
import type pg from 'pg';
import type {
  FeedSync,
  FeedSyncStore,
  ListEvent,
  StoredListEvent,
  SyncResult,
} from '../../../../ports/stores/feed-syncs.js';
import { asPort, asRepeatable } from '../session/errors.js';
import { exclusively } from '../session/exclusively.js';
import { appendEvent, readEvents } from './list-events.js';

/** The holder of this advisory lock syncs feeds. An arbitrary constant. */
const SYNC_LOCK = 7_446_744_013;

interface FeedSyncRow {
  readonly source: string;
  readonly revision: number;
  readonly attempted_at: Date;
  readonly succeeded_at: Date | null;
  readonly result: SyncResult;
  readonly reason: string | null;
  readonly failures_in_row: number;
  readonly next_at: Date;
  readonly etag: string | null;
  readonly last_modified: string | null;
  readonly terms: string | null;
  readonly sha256: string | null;
}

/** A row for each feed, and the log of events. */
export class PostgresFeedSyncs implements FeedSyncStore {
  constructor(
    private readonly pool: pg.Pool,
    private readonly database: Knex,
  ) {}

  syncs(): Promise<readonly FeedSync[]> {
    return asRepeatable('read the syncs of feeds', async () =>
      (await this.database<FeedSyncRow>('feed_syncs').orderBy('source').select()).map((row) =>
        feedSync(row as FeedSyncRow),
      ),
    );
  }

  record(sync: FeedSync, event: ListEvent | null): Promise<boolean> {
    return asPort('record a sync', () =>
      this.database.transaction(async (transaction) => {
        const isMine = await putInPlace(transaction, sync);
        if (isMine && event !== null) await appendEvent(transaction, event);
        return isMine;
      }),
    );
  }

  tellStale(event: ListEvent & { readonly kind: 'list.stale' }): Promise<boolean> {
    return asPort('tell of an old list', () =>
      this.database.transaction((transaction) => appendEvent(transaction, event)),
    );
  }

  events(afterId: number, count: number): Promise<readonly StoredListEvent[]> {
    return asRepeatable('read the events of lists', () => readEvents(this.database, afterId, count));
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return exclusively(this.pool, { lock: SYNC_LOCK, what: 'sync feeds' }, work);
  }
}

const putInPlace = async (transaction: Knex.Transaction, sync: FeedSync): Promise<boolean> => {
  const row = feedSyncRow(sync);
  if (sync.revision > 1)
    return (
      (await transaction('feed_syncs')
        .where({ source: sync.source, revision: sync.revision - 1 })
        .update(row)) === 1
    );
  const inserted = await transaction('feed_syncs').insert(row).onConflict('source').ignore().returning('source');
  return inserted.length === 1;
};

const feedSyncRow = (sync: FeedSync): FeedSyncRow => ({
  source: sync.source,
  revision: sync.revision,
  attempted_at: new Date(sync.attemptedAtMs),
  succeeded_at: sync.succeededAtMs === null ? null : new Date(sync.succeededAtMs),
  result: sync.result,
  reason: sync.reason,
  failures_in_row: sync.failuresInRow,
  next_at: new Date(sync.nextAtMs),
  etag: sync.etag,
  last_modified: sync.lastModified,
  terms: sync.terms,
  sha256: sync.sha256,
});

const feedSync = (row: FeedSyncRow): FeedSync => ({
  source: row.source,
  revision: row.revision,
  attemptedAtMs: row.attempted_at.getTime(),
  succeededAtMs: row.succeeded_at?.getTime() ?? null,
  result: row.result,
  reason: row.reason,
  failuresInRow: row.failures_in_row,
  nextAtMs: row.next_at.getTime(),
  etag: row.etag,
  lastModified: row.last_modified,
  terms: row.terms,
  sha256: row.sha256,
});
