import type pg from 'pg';
import type { FeedSyncStore } from '../../../../ports/stores/feed-syncs.js';
import { takeListEvents } from '../lists/list-events.js';
import { openKnex } from '../session/pools.js';
import { inTransaction } from '../session/transaction.js';
import { CURSOR, NOTE_ALL_OF_SCOPE, NOTE_LISTS_OF_SCOPE } from '../webhooks/note-events.js';

const FENCE = `
insert into fenced_scopes (scope_id, told_until) values ($1, (select coalesce(max(event_id), 0) from list_events))
on conflict do nothing`;
const TOLD_UNTIL = 'select told_until::text as event from fenced_scopes where scope_id = $1';
const OPEN = 'delete from fenced_scopes where scope_id = $1';

/** What happened to lists so far, where this is not the main database. */
export const bringLists = (pool: pg.Pool, main: Pick<FeedSyncStore, 'events'> | null): Promise<void> =>
  main === null ? Promise.resolve() : takeListEvents(openKnex(pool), main);

/** Nothing is noted or sent for a scope whose copy begins here, from the end of this call on. */
export const fenceCopy = (pool: pg.Pool, scopeId: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(CURSOR);
    await client.query(FENCE, [scopeId]);
  });

/**
 * The same for a scope that leaves, once its rows are refused and none is under way: its last events are noted. Gives
 * the last event of lists that it is told of here.
 */
export const fenceSubscriptions = (pool: pg.Pool, scopeId: number): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { rows: places } = await client.query<{ readonly position: string }>(CURSOR);
    await client.query(FENCE, [scopeId]);
    await client.query(NOTE_ALL_OF_SCOPE, [places[0]?.position, scopeId]);
    return (await toldUntil(client, scopeId)) ?? '0';
  });

const toldUntil = async (client: pg.ClientBase, scopeId: number): Promise<string | null> => {
  const { rows } = await client.query<{ readonly event: string }>(TOLD_UNTIL, [scopeId]);
  return rows[0]?.event ?? null;
};

/** From now on the scope's subscriptions are told here, of lists from that event on. */
export const openSubscriptions = (pool: pg.Pool, scopeId: number, afterListEvent: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(CURSOR);
    await client.query(NOTE_LISTS_OF_SCOPE, [afterListEvent, scopeId]);
    await client.query(OPEN, [scopeId]);
  });

/** The same where the scope stays: of lists from what it was told of before. */
export const keepSubscriptions = async (pool: pg.Pool, scopeId: number): Promise<void> => {
  const { rows } = await pool.query<{ readonly event: string }>(TOLD_UNTIL, [scopeId]);
  for (const { event } of rows) await openSubscriptions(pool, scopeId, event);
};
