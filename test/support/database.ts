import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { prepareDatabase } from '../../adapters/storage/postgres/migrations/migrate.js';
import { DEFAULT_LIMITS } from '../../adapters/storage/postgres/session/options.js';
import { type ConnectionParts, partsOf, urlOf } from './connection-url.js';
import { startEngine } from './engine.js';
import { silentLogger } from './silent-logger.js';

export type { ConnectionParts };

export interface TestServer {
  /** As a user who may create databases and roles. */
  readonly connection: ConnectionParts;
  stop(): Promise<void>;
}

export interface TestDatabase {
  readonly connection: ConnectionParts;
  /** The same as a `DATABASE_URL`. */
  readonly url: string;
  /** Runs SQL as the owner of the database, on a connection of its own. */
  run(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Drops the database, whoever is still connected. */
  drop(): Promise<void>;
}

interface Running {
  readonly server: TestServer;
  readonly admin: pg.Pool;
  readonly template: string;
}

let running: Promise<Running> | null = null;

/** Mocha's root hook: one server for the run, started by the first test that needs it. */
after(async () => {
  // where the server did not start, every test that needed it has said so
  const started = await running?.catch(() => null);
  if (started === null || started === undefined) return;
  const { server, admin, template } = started;
  await dropDatabase(admin, template);
  await admin.end();
  await server.stop();
});

/**
 * A database of its own with the newest schema: nothing of one test is seen by another, and nothing has to be cleaned.
 */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const { template } = await (running ??= start());
  return createDatabase(`template ${template}`);
};

/** A database without any schema; `options` go to `create database`. */
export const emptyDatabase = async (options = ''): Promise<TestDatabase> => createDatabase(options);

export interface PlainUser {
  readonly name: string;
  connectTo(database: TestDatabase): ConnectionParts;
  drop(): Promise<void>;
}

/** A user who may log in, and nothing else. */
export const plainUser = async (): Promise<PlainUser> => {
  const { admin } = await (running ??= start());
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

const createDatabase = async (source: string): Promise<TestDatabase> => {
  const { server, admin } = await (running ??= start());
  const database = databaseName();
  await admin.query(`create database ${database} ${source}`);
  const connection = { ...server.connection, database };
  return {
    connection,
    url: urlOf(connection),
    run: (sql, values = []) => runOnce(connection, sql, values),
    drop: () => dropDatabase(admin, database),
  };
};

const start = async (): Promise<Running> => {
  const url = process.env.TEST_DATABASE_URL;
  const server =
    url === undefined || url === '' ? await startEngine() : { connection: partsOf(url), stop: async () => undefined };
  const admin = new pg.Pool({ ...server.connection, max: 2 });
  // the pool counts as ended before its connections are: the server may stop first, and says so to them
  admin.on('error', () => undefined);
  admin.on('connect', (client) => client.on('error', () => undefined));
  const template = databaseName();
  await admin.query(`create database ${template}`);
  await prepareDatabase({ ...server.connection, database: template }, silentLogger, DEFAULT_LIMITS);
  return { server, admin, template };
};

/** Whoever is still connected. */
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

const databaseName = (): string => `signgate_test_${randomBytes(6).toString('hex')}`;

const runOnce = async (
  connection: ConnectionParts,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
};
