import type pg from 'pg';
import { MoveRefusedError } from '../../../../ports/stores/moves.js';

/** A table whose rows belong to scopes. */
export interface MovedTable {
  readonly name: string;
  /** Which rows `t` are copied of the scope `:scope`. */
  readonly rows: string;
  /** Which written rows `new` are to be copied. */
  readonly written: string;
  /** Which written rows `new` are refused once the scope has left. */
  readonly refused: string;
  /** Of a table whose rows change: what identifies one. */
  readonly key?: readonly string[];
  /** Rows of it are removed after their time, in both databases on their own. */
  readonly isTransient?: true;
  /** The scope of its rows is that of their subscription. */
  readonly bySubscription?: true;
}

const OF_SCOPE = { rows: 't.scope_id = :scope', written: 'new.scope_id = :scope', refused: 'new.scope_id = :scope' };

/**
 * Everything of a scope, but for what follows from the checks (`check_index`, `check_days`: filled anew) and what is of
 * the main database (`partner_statements`, `desk_sessions`, `audit_entries`). Of calls with an Idempotency-Key those
 * that have an answer: a lease of the old place can never end in one.
 */
export const MOVED_TABLES: readonly MovedTable[] = [
  { name: 'checks', ...OF_SCOPE },
  { name: 'history_entries', ...OF_SCOPE },
  {
    ...{ name: 'idempotent_calls', ...OF_SCOPE, key: ['scope_id', 'operation', 'key_sha256'], isTransient: true },
    rows: 't.scope_id = :scope and t.answer is not null',
    written: 'new.scope_id = :scope and new.answer is not null',
  },
  { name: 'check_withdrawals', ...OF_SCOPE },
  { name: 'reports', ...OF_SCOPE },
  { name: 'report_metering', ...OF_SCOPE },
  { name: 'seals', ...OF_SCOPE },
  { name: 'retirements', ...OF_SCOPE },
  { name: 'check_outcomes', ...OF_SCOPE },
  { name: 'outcome_accounts', ...OF_SCOPE },
  { name: 'check_confirmations', ...OF_SCOPE },
  { name: 'check_dispositions', ...OF_SCOPE },
  { name: 'check_notes', ...OF_SCOPE },
  { name: 'usage_calls', ...OF_SCOPE },
  { name: 'webhooks', ...OF_SCOPE, key: ['webhook_id'] },
  {
    name: 'webhook_deliveries',
    rows: 't.webhook_id in (select webhook_id from webhooks where scope_id = :scope)',
    written: 'true',
    refused: 'true',
    key: ['webhook_id', 'event_id'],
    bySubscription: true,
  },
];

/** `:scope` as the number itself: a trigger and a cursor take no parameters. */
export const forScope = (sql: string, scopeId: number): string => sql.replaceAll(':scope', String(Math.trunc(scopeId)));

/** What a move needs to know of a table's columns, the same in both databases. */
export interface Columns {
  /** Those that are copied, for a list of columns. */
  readonly copied: readonly string[];
  /** Those of them that may change; a number that the database gave out never does. */
  readonly changing: readonly string[];
  /** A row as text, without the number of its transaction: of a row named by the placeholder. */
  readonly line: (row: string) => string;
}

const COLUMNS = `
select distinct string_agg(concat_ws(' ', a.attname, a.attidentity::text, format_type(a.atttypid, null)), ','
  order by a.attnum) as columns
from (select $1::regclass as relid union select relid from pg_partition_tree($1::regclass)) part
join pg_attribute a on a.attrelid = part.relid and a.attnum > 0 and not a.attisdropped group by part.relid`;

/** By the default of the new row: the number of its transaction in the new database. */
const NEW_AT_TARGET = 'written_in';

/** Refuses where partitions or databases differ: rows travel as texts of whole rows. */
export const columnsOf = async (databases: readonly pg.Pool[], table: string): Promise<Columns> => {
  const answers = await Promise.all(
    databases.map((database) => database.query<{ readonly columns: string }>(COLUMNS, [table])),
  );
  const [columns, ...others] = new Set(answers.flatMap(({ rows }) => rows.map((row) => row.columns)));
  if (columns === undefined || others.length > 0)
    throw new MoveRefusedError(`The columns of ${table} are not the same in both databases, or not in all partitions`);
  const described = columns.split(',').map((column) => column.split(' '));
  const all = described.map(([name = '']) => name);
  const isCopied = (name: string): boolean => name !== NEW_AT_TARGET;
  return {
    copied: all.filter(isCopied),
    changing: described.flatMap(([name = '', identity]) => (isCopied(name) && identity === '' ? [name] : [])),
    line: (row) =>
      `row(${all.map((name) => (name === NEW_AT_TARGET ? 'null' : `${row}.${quoted(name)}`)).join(', ')})::text`,
  };
};

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
