import { hash } from 'node:crypto';
import type pg from 'pg';
import { MoveRefusedError } from '../../../../ports/stores/moves.js';
import { inTransaction, withClient } from '../session/transaction.js';
import { type Columns, columnsOf, forScope, type MovedTable, quoted } from './moved-tables.js';

const ROWS_AT_ONCE = 500;

/** Two databases, as their owner. */
export interface Ends {
  readonly source: pg.Pool;
  readonly target: pg.Pool;
  readonly scopeId: number;
}

const BEGIN = 'begin isolation level repeatable read read only';
const SNAPSHOT = 'select pg_current_snapshot()::text as seen';

const COPIED = 'select seen::text, copied from copied_tables where scope_id = $1 and table_name = $2';
const REMEMBER = `
insert into copied_tables (scope_id, table_name, seen, copied) values ($1, $2, $3::pg_snapshot, $4)
on conflict (scope_id, table_name) do update set seen = excluded.seen, copied = copied_tables.copied + excluded.copied`;

interface CopiedRow {
  readonly seen: string;
  readonly copied: string;
}

/**
 * Brings the rows of one table to what the source holds now, and gives how many were copied. The first time all of
 * them, in one snapshot; later those that were written since, as `moving_rows` kept them. The target remembers, in the
 * transaction that stores the rows, the snapshot that they are of: so none is left out and none comes twice, wherever a
 * copy was killed. The source must keep what is written (`keepMoving`) before the first time.
 */
export const copyTable = async (ends: Ends, table: MovedTable): Promise<number> => {
  const columns = await columnsOf([ends.source, ends.target], table.name);
  return withClient(ends.source, async (source) => {
    const { rows } = await ends.target.query<CopiedRow>(COPIED, [ends.scopeId, table.name]);
    const [before] = rows;
    await source.query(BEGIN);
    const { rows: snapshots } = await source.query<{ readonly seen: string }>(SNAPSHOT);
    const select = before === undefined ? allRows(columns, table) : rowsSince(columns, table, before.seen);
    await source.query(`declare copied no scroll cursor for ${forScope(select, ends.scopeId)}`);
    const count = await inTransaction(ends.target, async (target) => {
      const copied = await copyRows(source, target, columns, table);
      await target.query(REMEMBER, [ends.scopeId, table.name, snapshots[0]?.seen, copied]);
      return copied;
    });
    await source.query('commit');
    return count;
  });
};

const allRows = ({ line }: Columns, { name, rows }: MovedTable): string =>
  `select ${line('t')} as line from ${name} t where ${rows}`;

/** Of rows that changed, only the last state: a statement cannot put the same row in place twice. */
const rowsSince = ({ line }: Columns, { name, key }: MovedTable, seen: string): string => {
  const keys = key?.map((column) => `r.${quoted(column)}`).join(', ');
  const [distinct, last] = keys === undefined ? ['', ''] : [`distinct on (${keys})`, `${keys},`];
  const order = keys === undefined ? 'm.row_no' : `${last} m.row_no desc`;
  return `select ${distinct} ${line('r')} as line from moving_rows m cross join lateral unnest(array[m.line::${name}]) r
where m.scope_id = :scope and m.table_name = '${name}' and not pg_visible_in_snapshot(m.written_in, '${seen}')
order by ${order}`;
};

const copyRows = async (
  source: pg.ClientBase,
  target: pg.ClientBase,
  columns: Columns,
  table: MovedTable,
): Promise<number> => {
  for (let count = 0; ; ) {
    const { rows } = await source.query<{ readonly line: string }>(`fetch ${ROWS_AT_ONCE} from copied`);
    if (rows.length === 0) return count;
    const lines = rows.map(({ line }) => line);
    const stored = await target.query<{ readonly digest: string }>(insertOf(columns, table), [lines]);
    requireSame(table.name, lines, stored.rows);
    count += rows.length;
  }
};

const insertOf = ({ copied, changing, line }: Columns, { name, key }: MovedTable): string => {
  const list = copied.map(quoted).join(', ');
  const replace = changing.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ');
  return `insert into ${name} (${list}) overriding system value
select ${list} from unnest($1::${name}[])
${key === undefined ? '' : `on conflict (${key.map(quoted).join(', ')}) do update set ${replace}`}
returning encode(sha256(convert_to(${line(name)}, 'UTF8')), 'hex') as digest`;
};

/** What was stored is, row by row, what was sent. */
const requireSame = (table: string, lines: readonly string[], stored: readonly { readonly digest: string }[]): void => {
  const sent = lines.map((line) => hash('sha256', line, 'hex')).sort();
  const digests = stored.map(({ digest }) => digest).sort();
  if (sent.length !== digests.length || sent.some((digest, index) => digest !== digests[index]))
    throw new MoveRefusedError(`Rows of ${table} were stored otherwise than they were sent`);
};

/** Rows of the scope in the source and in the target. */
export const countRows = async ({ source, target, scopeId }: Ends, { name, rows }: MovedTable) => {
  const sql = forScope(`select count(*)::text as rows from ${name} t where ${rows}`, scopeId);
  const counts = await Promise.all([source, target].map((pool) => pool.query<{ readonly rows: string }>(sql)));
  return counts.map((answer) => Number(answer.rows[0]?.rows)) as [number, number];
};
