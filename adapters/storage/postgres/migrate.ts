import type { Knex } from 'knex';
import type { Logger } from '../../../ports/platform.js';
import { MIGRATION_CONFIG } from './migrations/index.js';
import type { PostgresConnection, PostgresLimits } from './options.js';
import { openKnex, openPool } from './pools.js';
import { prepareRole } from './role.js';

/** An arbitrary constant: whoever holds this advisory lock of the database may change its schema. */
export const MIGRATION_LOCK = 7_446_744_001;

/**
 * Brings the database to this version's schema and makes the application's role. Safe to run from any number of
 * instances at once. Returns whether the service can work as that role. Rejects with what the driver says.
 */
export const prepareDatabase = async (connection: PostgresConnection, logger: Logger, limits: PostgresLimits): Promise<boolean> => {
  // one connection: the lock, the migrations and their end share one session, and a kill ends all three
  const pool = openPool({ connection, logger, max: 1, connectMs: limits.connectMs * 5, statementMs: 0, sessionSql: 'set statement_timeout = 0', keepIdle: true });
  const database = openKnex(pool);
  try {
    await requireUtf8(database);
    await database.raw(`set lock_timeout = ${limits.migrationLockMs}`);
    await database.raw(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(database, logger);
    return await prepareRole(database, logger);
  } finally {
    // ends the session, and with it the lock
    await pool.end();
  }
};

const migrate = async (database: Knex, logger: Logger): Promise<void> => {
  const [, pending] = (await database.migrate.list(MIGRATION_CONFIG)) as [unknown, readonly unknown[]];
  if (pending.length === 0) return;
  // a lock of knex's own can only be left over from a killed process: whoever is alive holds the advisory lock
  await database.migrate.forceFreeMigrationsLock(MIGRATION_CONFIG);
  const [, applied] = (await database.migrate.latest(MIGRATION_CONFIG)) as [number, readonly string[]];
  logger.log('info', 'the database schema was brought up to date', { applied });
};

const requireUtf8 = async (database: Knex): Promise<void> => {
  const { rows } = await database.raw<{ readonly rows: readonly { readonly server_encoding: string }[] }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') throw new Error(`The database must be of encoding UTF8 to keep records as they are; it is ${encoding}`);
};
