import type { Knex } from 'knex';
import type { Logger } from '../../../../ports/platform/platform.js';
import { failureOf, NoSchemaError, UnsuitableDatabaseError } from '../session/errors.js';
import { MIGRATION_CONFIG } from './index.js';
import type { PostgresConnection, PostgresLimits } from '../session/options.js';
import { openKnex, openPool } from '../session/pools.js';
import { prepareRole } from './role.js';

/** The holder of this advisory lock may change the database's schema. An arbitrary constant. */
export const MIGRATION_LOCK = 7_446_744_001;

/** Each lost deadlock takes a second: the server waits so long before it looks for one. */
const MIGRATION_TRIES = 10;

/** As `server_version_num` counts. */
const OLDEST_TESTED_VERSION = 150_000;

/**
 * Brings the database to this version's schema and makes the application's role. Safe to run from any number of
 * instances at once. Returns whether the service can work as that role. Rejects with what the driver says.
 */
export const prepareDatabase = async (
  connection: PostgresConnection,
  logger: Logger,
  limits: PostgresLimits,
  mayCreate = true,
): Promise<boolean> => {
  // one connection: lock and migrations share a session, so a kill ends both
  const pool = openPool({
    connection,
    logger,
    max: 1,
    connectMs: limits.connectMs * 5,
    statementMs: 0,
    sessionSql: 'set statement_timeout = 0',
    keepIdle: true,
  });
  const database = openKnex(pool);
  try {
    await requireSuitable(database, logger);
    if (!mayCreate && !(await hasSchema(database))) throw new NoSchemaError();
    await database.raw(`set lock_timeout = ${limits.migrationLockMs}`);
    await database.raw(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrateInSpiteOfCollisions(database, logger);
    return await prepareRole(database, logger);
  } finally {
    // ends the session, and with it the lock
    await pool.end();
  }
};

/**
 * All pending migrations are one transaction. Where it loses a deadlock with a running call, the server undoes it
 * whole, and it is made again.
 */
const migrateInSpiteOfCollisions = async (database: Knex, logger: Logger): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(database, logger);
      return;
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind !== 'collision' || tries === MIGRATION_TRIES) throw error;
      logger.log('warn', 'a running call blocked the migrations: they are tried again', { reason });
    }
  }
};

const migrate = async (database: Knex, logger: Logger): Promise<void> => {
  const [, pending] = (await database.migrate.list(MIGRATION_CONFIG)) as [unknown, readonly unknown[]];
  if (pending.length === 0) return;
  // only a killed process leaves knex's own lock behind: a living one holds the advisory lock
  await database.migrate.forceFreeMigrationsLock(MIGRATION_CONFIG);
  const [, applied] = (await database.migrate.latest(MIGRATION_CONFIG)) as [number, readonly string[]];
  logger.log('info', 'the database schema was brought up to date', { applied });
};

const hasSchema = async (database: Knex): Promise<boolean> => {
  const { rows } = await database.raw<{ readonly rows: readonly { readonly made: boolean }[] }>(
    'select to_regclass(?) is not null as made',
    [MIGRATION_CONFIG.tableName],
  );
  return rows[0]?.made === true;
};

const requireSuitable = async (database: Knex, logger: Logger): Promise<void> => {
  const { rows } = await database.raw<{
    readonly rows: readonly { readonly encoding: string; readonly version: number }[];
  }>(
    `select current_setting('server_encoding') as encoding, current_setting('server_version_num')::integer as version`,
  );
  const { encoding, version } = rows[0] ?? { encoding: 'unknown', version: 0 };
  if (encoding !== 'UTF8') {
    throw new UnsuitableDatabaseError(
      `The database must be of encoding UTF8 to keep records as they are; it is ${encoding}. ` +
        'Create another one and name it in DATABASE_URL',
    );
  }
  if (version < OLDEST_TESTED_VERSION)
    logger.log('warn', 'this PostgreSQL is older than 15, the oldest version that the service is tested with', {
      version,
    });
};
