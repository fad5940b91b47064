import type pg from 'pg';
import { forScope, MOVED_TABLES, type MovedTable } from './moved-tables.js';
import { changeTable } from './triggers.js';

/** Other partners' writes wait for so many. */
const ROWS_AT_ONCE = 5_000;
const PARTS = `select relid::regclass::text as name from pg_partition_tree($1::regclass) where isleaf
union select $1::text where not exists (select from pg_partition_tree($1::regclass))`;

/** Those of which every other one follows. */
const DERIVED: readonly MovedTable[] = ['check_index', 'check_days'].map((name) => ({
  name,
  rows: 't.scope_id = :scope',
  written: 'false',
  refused: 'false',
}));

/** Whether a database holds anything of a scope. */
export const hasRows = async (pool: pg.Pool, scopeId: number): Promise<boolean> => {
  for (const { name, rows } of [...MOVED_TABLES, ...DERIVED]) {
    const { rowCount } = await pool.query(forScope(`select from ${name} t where ${rows} limit 1`, scopeId));
    if (rowCount !== 0) return true;
  }
  return false;
};

/**
 * Removes all rows of a scope, some at a time. The trigger that keeps the rows of a table is off within each of these
 * transactions alone, behind a lock under which no other session can write. Deliveries go before the subscriptions by
 * which they are found.
 */
export const forgetRows = async (pool: pg.Pool, scopeId: number): Promise<number> => {
  let removed = 0;
  for (const table of [...DERIVED, ...MOVED_TABLES].reverse()) removed += await forgetTable(pool, table, scopeId);
  await pool.query('delete from copied_tables where scope_id = $1', [scopeId]);
  await pool.query('delete from fenced_scopes where scope_id = $1', [scopeId]);
  return removed;
};

const forgetTable = async (pool: pg.Pool, { name, rows }: MovedTable, scopeId: number): Promise<number> => {
  // a lease is no row that is copied, and goes with the others
  const condition = forScope(rows.replace(' and t.answer is not null', ''), scopeId);
  const { rows: parts } = await pool.query<{ readonly name: string }>(PARTS, [name]);
  let removed = 0;
  for (const part of parts) removed += await forgetPart(pool, part.name, condition);
  return removed;
};

const forgetPart = async (pool: pg.Pool, name: string, condition: string): Promise<number> => {
  const batch = `delete from ${name} where ctid = any(array(
    select t.ctid from ${name} t where ${condition} limit ${ROWS_AT_ONCE}))`;
  for (let removed = 0; ; ) {
    const [, { rowCount } = { rowCount: 0 }] = await changeTable(pool, [
      `alter table ${name} disable trigger user`,
      batch,
      `alter table ${name} enable trigger user`,
    ]);
    removed += rowCount ?? 0;
    if (rowCount !== ROWS_AT_ONCE) return removed;
  }
};
