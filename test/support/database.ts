import type pg from 'pg';
import { type ConnectionParts, urlOf } from './connection-url.js';
import { atEndOfTests } from './end-of-tests.js';
import { eventually } from './eventually.js';
import { openPool } from './sql.js';
import { databaseName, openTemplateServer, type TemplateServer } from './template.js';

export type { ConnectionParts };

export interface TestDatabase {
  readonly connection: ConnectionParts;
  /** The same as a `DATABASE_URL`. */
  readonly url: string;
  /** Runs SQL as the owner of the database, on a connection that nothing else uses meanwhile. */
  run(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Drops the database, also while others are connected. */
  drop(): Promise<void>;
}

interface Running {
  readonly server: TemplateServer;
  readonly admin: pg.Pool;
}

let running: Promise<Running> | null = null;

/** The first test that needs the server starts it. */
const theServer = (): Promise<Running> => (running ??= start());

const start = async (): Promise<Running> => {
  atEndOfTests(end);
  const server = await openTemplateServer();
  return { server, admin: openPool(server.connection, { max: 2 }) };
};

const end = async (): Promise<void> => {
  // where the server did not start, every test that needed it has said so
  const started = await running?.catch(() => null);
  running = null;
  await started?.admin.end();
  await started?.server.stop();
};

/**
 * A database of its own with the newest schema: nothing of one test is seen by another, and nothing has to be cleaned.
 */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const { server } = await theServer();
  // a copy of its files takes a tenth of what a copy block by block takes, which is what a server does unasked
  return createDatabase(`template ${server.template} strategy file_copy`);
};

/** Of any test, on a busy machine. */
const LONGEST_WRITE_MS = 30_000;

/**
 * Waits until each transaction that writes now has ended, in any database of the server: what is noted in the order of
 * commits waits for all of them, and other tests share the server.
 */
export const writersEnded = async (): Promise<void> => {
  const admin = (await running)?.admin;
  if (admin === undefined) return;
  const { rows } = await admin.query<{ now: string }>('select pg_current_xact_id()::text as now');
  await eventually(async () => {
    const { rowCount } = await admin.query('select where pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8', [
      rows[0]?.now,
    ]);
    return rowCount === 1;
  }, LONGEST_WRITE_MS);
};

/** A database without any schema; `options` go to `create database`. */
export const emptyDatabase = async (options = ''): Promise<TestDatabase> => createDatabase(options);

/** A copy of a database that nobody is connected to, and whose `run` was not called. */
export const copyOf = async ({ connection }: TestDatabase): Promise<TestDatabase> =>
  createDatabase(`template ${connection.database} strategy file_copy`);

export interface PlainUser {
  readonly name: string;
  connectTo(database: TestDatabase): ConnectionParts;
  drop(): Promise<void>;
}

/** A user who may log in, and nothing else. */
export const plainUser = async (): Promise<PlainUser> => {
  const { admin } = await theServer();
  const name = databaseName();
  await admin.query(`create role ${name} login`);
  // so that a test may speak as this user where the tests' own user is no superuser
  await admin.query(`grant ${name} to current_user`);
  return {
    name,
    connectTo: ({ connection: { host, port, database } }) => ({ host, port, database, user: name }),
    drop: async () => {
      await admin.query(`drop role ${name}`);
    },
  };
};

/** What would be seen by those who have the connection next. */
const CHANGES_SESSION = /\bset (role|session|local)\b|^\s*begin\b/i;
/** What an error does not undo: of statements that are sent together the server takes all back, the role too. */
const OUTLASTS_ERROR = /^\s*begin\b/i;

const createDatabase = async (source: string): Promise<TestDatabase> => {
  const { server, admin } = await theServer();
  const database = databaseName();
  await admin.query(`create database ${database} ${source}`);
  const connection = { ...server.connection, database };
  // a connection is a process of 25 ms: what one call used the next one finds as it was
  const pool = openPool(connection, { max: 8, idleTimeoutMillis: 0, allowExitOnIdle: true });
  return {
    connection,
    url: urlOf(connection),
    run: async (sql, values = []) => {
      const client = await pool.connect();
      let isAsItWas = !OUTLASTS_ERROR.test(sql);
      try {
        const { rows } = await client.query<Record<string, unknown>>(sql, [...values]);
        isAsItWas = !CHANGES_SESSION.test(sql);
        return rows;
      } finally {
        client.release(!isAsItWas);
      }
    },
    drop: async () => {
      if (!pool.ending) await pool.end();
      await dropDatabase(admin, database);
    },
  };
};

/** Also while others are connected. */
const dropDatabase = async (admin: pg.Pool, name: string): Promise<void> => {
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    // an autovacuum worker is there, whom only a superuser may force; a plain drop asks it to leave
    if ((error as { code?: string }).code !== '42501') throw error;
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
      [name],
    );
    await admin.query(`drop database if exists ${name}`);
  }
};
