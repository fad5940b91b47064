import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '../session/errors.js';
import { inTransaction } from '../session/transaction.js';
import { forScope, MOVED_TABLES, type MovedTable } from './moved-tables.js';

/** Behind a change that waits for a table, writers of all partners wait: not for longer than this, milliseconds. */
const LOCK_WAIT_MS = 200;
const TRIES = 100;
const PAUSE_MS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/** Changes a table as soon as no statement is in the way, in one transaction. */
export const changeTable = async (pool: pg.Pool, sql: readonly string[]): Promise<readonly pg.QueryResult[]> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(pool, async (client) => {
        await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
        const results: pg.QueryResult[] = [];
        for (const statement of sql) results.push(await client.query(statement));
        return results;
      });
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
};

type Kind = 'moving' | 'fence';
const FUNCTIONS: Readonly<Record<Kind, string>> = {
  moving: 'signgate_keep_moving',
  fence: 'signgate_refuse_moved',
};

/**
 * After a row, so that a COPY still sends rows in groups. The lock that it takes waits for every transaction that has
 * written to the table: all of them are committed before it, and each later one meets the trigger.
 */
const triggerOn = (kind: Kind, table: MovedTable, scopeId: number): string =>
  forScope(
    `create or replace trigger signgate_${kind}_:scope after insert or update on ${table.name}
for each row when (${kind === 'moving' ? table.written : table.refused})
execute function ${FUNCTIONS[kind]}(':scope', '${table.name}'${table.bySubscription ? `, 'by subscription'` : ''})`,
    scopeId,
  );

const drop = (kind: Kind, table: MovedTable, scopeId: number): string =>
  forScope(`drop trigger if exists signgate_${kind}_:scope on ${table.name}`, scopeId);

/** From now on every row of the scope is kept in `moving_rows` as well. */
export const keepMoving = async (pool: pg.Pool, table: MovedTable, scopeId: number): Promise<void> => {
  await changeTable(pool, [triggerOn('moving', table, scopeId)]);
};

/** From now on every row of the scope is refused. */
export const fence = async (pool: pg.Pool, table: MovedTable, scopeId: number): Promise<void> => {
  await changeTable(pool, [triggerOn('fence', table, scopeId)]);
};

const HAS = `select from pg_trigger where tgname = $1 and tgrelid = $2::regclass`;

/** Lets rows of the scope into one table again. */
export const openTable = (pool: pg.Pool, table: MovedTable, scopeId: number): Promise<void> =>
  removeTrigger(pool, 'fence', table, scopeId);

/** Only where it is there: to drop one locks readers out, too. */
export const removeTriggers = async (pool: pg.Pool, kind: Kind, scopeId: number): Promise<void> => {
  for (const table of MOVED_TABLES) await removeTrigger(pool, kind, table, scopeId);
};

const removeTrigger = async (pool: pg.Pool, kind: Kind, table: MovedTable, scopeId: number): Promise<void> => {
  const { rowCount } = await pool.query(HAS, [forScope(`signgate_${kind}_:scope`, scopeId), table.name]);
  if (rowCount !== 0) await changeTable(pool, [drop(kind, table, scopeId)]);
};
