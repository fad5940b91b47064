import { SERVICE_ACTOR } from '../../../domain/record/actor.js';
import type { Stores } from '../../../ports/stores/stores.js';
import type { Clock } from '../../../ports/platform/platform.js';
import { PostgresAuditLog } from './audit.js';
import { PostgresDispositions } from './desk/dispositions.js';
import { PostgresDeskSessions } from './desk/sessions.js';
import { PostgresDescriptionStore } from './lists/description-store.js';
import { PostgresFeedSyncs } from './lists/feed-syncs.js';
import { PostgresListArchive } from './lists/list-archive.js';
import { PostgresListHistory } from './lists/list-history.js';
import { PostgresListStore } from './lists/list-store.js';
import { createPostgresCallCounter, removeForgottenWindows } from './call-counter.js';
import { PostgresConfirmationStore } from './confirmations.js';
import { PostgresCheckIndex } from './check-index/check-index.js';
import { CheckWriter } from './checks/check-writer.js';
import { PostgresCheckStore } from './checks/checks.js';
import { PostgresOutcomeStore } from './outcomes.js';
import { createDatabaseClock, type DatabaseClock } from './session/clock.js';
import { asPort } from './session/errors.js';
import { PostgresHistory } from './history/history.js';
import { PostgresIdempotencyStore } from './idempotency.js';
import { PostgresKeyStore } from './keys.js';
import { createDecisionRows } from './decision-rows.js';
import { prepareDatabase } from './migrations/migrate.js';
import { DEFAULT_LIMITS, type PostgresLimits, type PostgresStorageOptions } from './session/options.js';
import { PostgresPartitions } from './partitions/partitions.js';
import { PostgresPolicyStore } from './policies.js';
import { connectionCounts, openKnex, openPool, openPools, type Pools } from './session/pools.js';
import { PostgresPublicKeyStore } from './reports/public-keys.js';
import { PostgresPricingStore } from './reports/report-settings.js';
import { PostgresReportStore } from './reports/reports.js';
import { APP_ROLE } from './migrations/role.js';
import { PostgresSealStore } from './seals/seals.js';
import { ScopeNumbers } from './scopes.js';
import { PostgresStatementStore } from './statements.js';
import { PostgresUsageLog } from './usage.js';
import { PostgresWebhooks } from './webhooks/webhooks.js';
import { PostgresWithdrawalStore } from './withdrawals.js';
import { PostgresWitnessStore } from './witnesses.js';
import type pg from 'pg';
import { withClient } from './session/transaction.js';

export { NoSchemaError, UnsuitableDatabaseError } from './session/errors.js';
export type { PostgresConnection, PostgresLimits, PostgresStorageOptions } from './session/options.js';

export interface PostgresStores extends Stores {
  /** The database's time: every instance agrees on it. */
  readonly clock: Clock;
  /** The database role that the service works as; null: the connected user, because the role could not be made. */
  readonly databaseRole: string | null;
}

/**
 * Opens the stores on a PostgreSQL (15 or later): brings the schema up to date, becomes the application's role, and
 * measures the clock. Any number of instances may open the same database at once. Rejects with
 * `StorageUnavailableError`, or a plain error for a database that cannot serve; with `NoSchemaError` for one without
 * tables that this call may not make.
 */
export const openPostgresStorage = async (options: PostgresStorageOptions): Promise<PostgresStores> => {
  const limits: PostgresLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const { connection, logger, mayCreate = true } = options;
  const worksAsRole = await asPort('open the database', () => prepareDatabase(connection, logger, limits, mayCreate));
  const roleSql = worksAsRole ? `set role ${APP_ROLE}` : 'reset role';
  const pools = openPools(options, limits, roleSql);
  const stores = await endingPools(pools, async () => {
    const clock = await asPort('open the database', () => createDatabaseClock(pools.others, logger));
    return storesOver(pools, clock, options, limits);
  });
  return { ...stores, databaseRole: worksAsRole ? APP_ROLE : null };
};

/** Ends the pools where the work rejects. */
const endingPools = async <Result>(pools: Pools, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    await endPools(pools);
    throw error;
  }
};

/** A group has up to 100 rows of its own: two are under way at the same time, each in its own transaction. */
const ONE_GROUP_AT_ONCE = { batchRows: 1, usualBatchRows: 1, overlapRows: 1, waitingCalls: 64 } as const;

/** What reads a whole table has no limit of time. */
const wholeTableSession = (options: PostgresStorageOptions, limits: PostgresLimits) =>
  createOwnerSession(options, { ...limits, otherStatementMs: 0 });

const storesOver = async (
  pools: Pools,
  clock: DatabaseClock,
  options: PostgresStorageOptions,
  limits: PostgresLimits,
): Promise<Omit<PostgresStores, 'databaseRole'>> => {
  const { logger, role, actor = SERVICE_ACTOR } = options;
  const [database, imports] = [openKnex(pools.others), openKnex(pools.imports)];
  const audit = new PostgresAuditLog(database, actor);
  const scopes = new ScopeNumbers(database);
  const writer = new CheckWriter(pools.appends, limits, logger, 'copy');
  // on another pool: a call that waits for the row of its key must not hold up other checks
  const keyedWriter = new CheckWriter(pools.others, limits, logger, 'insert');
  const groupWriter = new CheckWriter(pools.others, { ...limits, ...ONE_GROUP_AT_ONCE }, logger, 'insert');
  const idempotency = new PostgresIdempotencyStore(pools.others, scopes);
  const history = new PostgresHistory(pools.lookUps, scopes, limits, logger);
  const lists = new PostgresListStore(database, imports, logger);
  // a command looks nothing up: it reads the heads of the lists when it is asked for them
  if (role !== 'command') await lists.open();
  const policies = new PostgresPolicyStore(database, audit);
  const deskSessions = new PostgresDeskSessions(database, scopes, audit);
  let closed: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    clock.stop();
    await lists.close();
    await Promise.all([writer.idle(), keyedWriter.idle(), groupWriter.idle(), history.idle()]);
    await endPools(pools);
  };
  return {
    checks: new PostgresCheckStore(database, scopes, writer, keyedWriter, groupWriter, limits.pingMs),
    checkIndex: new PostgresCheckIndex(pools.views, scopes, logger),
    history,
    outcomes: new PostgresOutcomeStore(database, scopes),
    confirmations: new PostgresConfirmationStore(database, scopes),
    withdrawals: new PostgresWithdrawalStore(pools.others, database, scopes),
    witnesses: new PostgresWitnessStore(database),
    ...{ keys: new PostgresKeyStore(database, audit), usage: new PostgresUsageLog(database, scopes) },
    ...{ policies, decisionRows: createDecisionRows(pools.imports, policies) },
    statements: new PostgresStatementStore(database, scopes, audit),
    lists,
    feedSyncs: new PostgresFeedSyncs(pools.others, database),
    archive: new PostgresListArchive(imports, audit),
    listHistory: new PostgresListHistory(openKnex(pools.views)),
    descriptions: new PostgresDescriptionStore(database),
    seals: new PostgresSealStore(pools.others, database, scopes, pools.sessions),
    webhooks: new PostgresWebhooks(pools.others, database, scopes, audit),
    ...{ deskSessions, dispositions: new PostgresDispositions(database, scopes) },
    pricing: new PostgresPricingStore(database, audit),
    publicKeys: new PostgresPublicKeyStore(database, audit, createOwnerSession(options, limits)),
    ...{ audit, idempotency, reports: new PostgresReportStore(database, scopes, limits, logger) },
    partitions: new PostgresPartitions(pools.others, wholeTableSession(options, limits), scopes, audit, logger),
    callCounter: createPostgresCallCounter(pools.counts),
    tidy: async () => {
      await asPort('remove past windows', () => removeForgottenWindows(pools.others));
      const left = await Promise.all([idempotency.removePast(), deskSessions.removePast(clock.now())]);
      return left.includes(true);
    },
    connections: () => connectionCounts(pools),
    clock,
    close: () => (closed ??= close()),
  };
};

const endPools = async (pools: Pools): Promise<void> => {
  await Promise.all([
    pools.lookUps.end(),
    pools.appends.end(),
    pools.others.end(),
    pools.views.end(),
    pools.imports.end(),
    pools.counts.end(),
  ]);
};

/** Runs statements as the connected user, on a connection of their own that never becomes the role of the service. */
const createOwnerSession =
  ({ connection, logger }: PostgresStorageOptions, limits: PostgresLimits) =>
  async (run: (client: pg.ClientBase) => Promise<void>): Promise<void> => {
    const pool = openPool({
      connection,
      logger,
      max: 1,
      connectMs: limits.connectMs,
      statementMs: limits.otherStatementMs,
      sessionSql: 'reset role',
      keepIdle: false,
    });
    try {
      await withClient(pool, run);
    } finally {
      await pool.end();
    }
  };
