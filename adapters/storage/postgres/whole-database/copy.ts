import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Logger } from '../../../../ports/platform/platform.js';
import { UnsuitableDatabaseError } from '../session/errors.js';
import type { PostgresConnection } from '../session/options.js';
import { openPool } from '../session/pools.js';
import { inTransaction, withClient } from '../session/transaction.js';

const COLUMNS = `
select table_name, column_name
from information_schema.columns join information_schema.tables using (table_schema, table_name)
where table_schema = current_schema() and data_type = 'xid8' and table_type = 'BASE TABLE'`;

/** Transactions of nothing, each with a number; the log of them need not be on the disk. */
const PASS = (highest: string): string => `
do $do$ begin
  while pg_current_xact_id()::text::numeric <= ${highest} loop commit; end loop;
end $do$`;

/**
 * Takes the numbers of transactions past every one that is stored. Events, withdrawals and the index of checks follow
 * them, and a copy brings those of the server that it was made on. Gives how many were passed. As the owner.
 */
const advanceTransactionNumbers = async (client: pg.ClientBase): Promise<number> => {
  const { rows } = await client.query<{ readonly table_name: string; readonly column_name: string }>(COLUMNS);
  const parts = rows.map(
    ({ table_name, column_name }) => `(select max(${column_name})::text::numeric from ${table_name})`,
  );
  const { rows: places } = await client.query<{ readonly highest: string; readonly here: string }>(
    `select coalesce(greatest(${parts.join(', ')}), 0)::text as highest, pg_current_xact_id()::text as here`,
  );
  const { highest = '0', here = '0' } = places[0] ?? {};
  await client.query('set synchronous_commit = off');
  await client.query(PASS(String(BigInt(highest))));
  await client.query('reset synchronous_commit');
  const passed = BigInt(highest) - BigInt(here);
  return passed > 0n ? Number(passed) : 0;
};

/** As texts of rows are written and read, in both databases the same. */
const OWNER_SESSION = `reset role; set statement_timeout = 0; set timezone = 'UTC'; set datestyle = 'ISO';
set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set synchronous_commit = on`;

/** A row may hold a witness of 256 kB. */
const ROWS_AT_ONCE = 200;
/** What a schema that was just made holds already; the source has its own. */
const MADE_WITH_THE_SCHEMA: ReadonlySet<string> = new Set(['withdrawal_cursor']);

/** Parents were made before their children. */
const TABLES = `
select relname as name, (select string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' order by attnum)
  from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns
from pg_class c where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  and relname not like 'knex%' order by c.oid`;

const SEQUENCES = `
select sequencename as name, coalesce(last_value, start_value)::text as value, last_value is not null as is_called
from pg_sequences where schemaname = current_schema() and sequencename not like 'knex%'`;

const NEWEST_MIGRATIONS = 'select name from knex_migrations order by name';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

interface Table {
  readonly name: string;
  readonly columns: string;
}

export interface WholeCopy {
  /** Rows that were copied, by table; empty tables are left out. */
  readonly rows: Readonly<Record<string, number>>;
  /** Over the text of every row in its table's order of copying, lower-case hex: equal in both databases. */
  readonly sha256: string;
  /** Numbers of transactions that the target was behind. */
  readonly advanced: number;
}

export interface WholeDatabases {
  readonly source: PostgresConnection;
  readonly target: PostgresConnection;
  readonly logger: Logger;
}

/**
 * Copies all that one database holds into another one whose schema was just made, in one snapshot and one transaction:
 * all of it arrives, or nothing. Each row is compared as it was stored. The versions of PostgreSQL may differ. Rejects
 * with `UnsuitableDatabaseError` where the target holds anything or has another schema.
 */
export const copyWholeDatabase = async ({ source, target, logger }: WholeDatabases): Promise<WholeCopy> => {
  const [from, to] = [openAsOwner(source, logger), openAsOwner(target, logger)];
  try {
    const copied = await withClient(from, async (reading) => {
      await reading.query('begin isolation level repeatable read read only');
      const result = await inTransaction(to, (writing) => copyAll(reading, writing));
      await reading.query('commit');
      return result;
    });
    return { ...copied, advanced: await withClient(to, advanceTransactionNumbers) };
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
};

/** Passes the numbers of transactions that a restored dump brought. Gives how far the server was behind. */
export const advanceWholeDatabase = async (connection: PostgresConnection, logger: Logger): Promise<number> => {
  const pool = openAsOwner(connection, logger);
  try {
    return await withClient(pool, advanceTransactionNumbers);
  } finally {
    await pool.end();
  }
};

const openAsOwner = (connection: PostgresConnection, logger: Logger): pg.Pool =>
  openPool({
    ...{ connection, logger, max: 1, connectMs: 10_000, statementMs: 0, keepIdle: false },
    sessionSql: OWNER_SESSION,
  });

const copyAll = async (source: pg.ClientBase, target: pg.ClientBase): Promise<Pick<WholeCopy, 'rows' | 'sha256'>> => {
  const tables = await sameTables(source, target);
  const rows: Record<string, number> = {};
  const digests: string[] = [];
  for (const { name } of tables) {
    if (MADE_WITH_THE_SCHEMA.has(name)) await target.query(`delete from ${quoted(name)}`);
    await requireEmpty(target, name);
    const { count, sha256 } = await copyTable(source, target, name);
    if (count > 0) rows[name] = count;
    digests.push(`${name} ${count} ${sha256}\n`);
  }
  const { rows: sequences } = await source.query<{ name: string; value: string; is_called: boolean }>(SEQUENCES);
  for (const { name, value, is_called } of sequences)
    await target.query('select setval($1::regclass, $2, $3)', [quoted(name), value, is_called]);
  return { rows, sha256: hash('sha256', digests.join(''), 'hex') };
};

const sameTables = async (source: pg.ClientBase, target: pg.ClientBase): Promise<readonly Table[]> => {
  const [ours, theirs] = [await source.query<Table>(TABLES), await target.query<Table>(TABLES)];
  const [done, doneThere] = [await source.query(NEWEST_MIGRATIONS), await target.query(NEWEST_MIGRATIONS)];
  const textOf = (value: readonly Table[]): string =>
    value
      .map(({ name, columns }) => `${name} (${columns})`)
      .sort()
      .join('\n');
  if (textOf(ours.rows) !== textOf(theirs.rows) || JSON.stringify(done.rows) !== JSON.stringify(doneThere.rows))
    throw new UnsuitableDatabaseError(
      'The two databases do not have the same tables: bring both to the same version, without other tables',
    );
  return theirs.rows;
};

const requireEmpty = async (target: pg.ClientBase, name: string): Promise<void> => {
  const { rowCount } = await target.query(`select from ${quoted(name)} limit 1`);
  if (rowCount !== 0)
    throw new UnsuitableDatabaseError(`The database to copy into is not empty: ${name} has rows. Nothing was copied`);
};

const copyTable = async (
  source: pg.ClientBase,
  target: pg.ClientBase,
  name: string,
): Promise<{ readonly count: number; readonly sha256: string }> => {
  await source.query(`declare copied no scroll cursor for select t::text as line from ${quoted(name)} t`);
  const insert = `insert into ${quoted(name)} overriding system value select * from unnest($1::${quoted(name)}[])
    returning encode(sha256(convert_to(${quoted(name)}::text, 'UTF8')), 'hex') as digest`;
  let [count, sha256] = [0, ''];
  for (;;) {
    const { rows } = await source.query<{ readonly line: string }>(`fetch ${ROWS_AT_ONCE} from copied`);
    if (rows.length === 0) break;
    const digests = rows.map(({ line }) => hash('sha256', line, 'hex'));
    const stored = await target.query<{ readonly digest: string }>(insert, [rows.map(({ line }) => line)]);
    const isSame =
      stored.rows.length === digests.length && stored.rows.every(({ digest }, at) => digest === digests[at]);
    if (!isSame) throw new UnsuitableDatabaseError(`Rows of ${name} were not stored as they were sent`);
    count += rows.length;
    sha256 = hash('sha256', `${sha256}${digests.join('')}`, 'hex');
  }
  await source.query('close copied');
  const counted = await target.query<{ readonly rows: number }>(`select count(*)::int as rows from ${quoted(name)}`);
  if (counted.rows[0]?.rows !== count)
    throw new UnsuitableDatabaseError(`${name} does not have as many rows as were sent`);
  return { count, sha256 };
};
