import type { Knex } from 'knex';
import type { ListEvent, StoredListEvent } from '../../../../ports/stores/feed-syncs.js';

/** Its holder may append events. An arbitrary constant. */
const EVENTS_LOCK = 7_446_744_014;

interface ListEventRow {
  readonly event_id: string;
  readonly kind: ListEvent['kind'];
  readonly source: string;
  readonly occurred_at: Date;
  readonly detail: ListEvent['detail'];
}

/**
 * Appends an event as the last statement of a transaction: from here to its commit no other takes a number, so that
 * numbers grow in the order of commits and a reader behind a cursor misses none. False where it is told already.
 */
export const appendEvent = async (transaction: Knex.Transaction, event: ListEvent): Promise<boolean> => {
  await transaction.raw('select pg_advisory_xact_lock(?)', [EVENTS_LOCK]);
  const { rowCount } = await transaction.raw<{ readonly rowCount: number }>(
    `insert into list_events (kind, source, occurred_at, detail) values (?, ?, ?, ?) on conflict do nothing`,
    [event.kind, event.source, new Date(event.atMs), JSON.stringify(event.detail)],
  );
  return rowCount === 1;
};

export const readEvents = async (
  database: Knex,
  afterId: number,
  count: number,
): Promise<readonly StoredListEvent[]> => {
  const rows = await database<ListEventRow>('list_events')
    .where('event_id', '>', String(afterId))
    .orderBy('event_id')
    .limit(count)
    .select();
  // what was stored is what the type says: the store alone writes the table
  return (rows as ListEventRow[]).map(
    ({ event_id, kind, source, occurred_at, detail }) =>
      ({ eventId: Number(event_id), kind, source, atMs: occurred_at.getTime(), detail }) as StoredListEvent,
  );
};
