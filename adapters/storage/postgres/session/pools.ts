import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { Logger } from '../../../../ports/platform/platform.js';
import type { ConnectionCounts } from '../../../../ports/stores/stores.js';
import { failureOf } from './errors.js';
import type { PostgresConnection, PostgresLimits, PostgresStorageOptions } from './options.js';

export interface PoolSettings {
  readonly connection: PostgresConnection;
  readonly logger: Logger;
  readonly max: number;
  readonly connectMs: number;
  /** Without an answer for this long, a connection is given up, milliseconds. */
  readonly statementMs: number;
  /** Run on every new connection before its first use. */
  readonly sessionSql: string;
  /** Keeps idle connections open. */
  readonly keepIdle: boolean;
  /** Gets the process id of each session while it lives. */
  readonly sessions?: Set<number>;
}

/** By this name the sessions of the service and of its commands know one another. */
export const APPLICATION_NAME = 'signgate';

declare module 'pg' {
  interface QueryConfig {
    /** Without an answer for this long the query fails, milliseconds. Its declaration leaves it out. */
    query_timeout?: number;
  }
}

/**
 * A standby is behind, and a primary that was demoted has what was never answered: neither is read. It counts as a
 * server that does not take connections yet, which a standby becomes by its promotion.
 */
const NO_STANDBY = `do $do$ begin
  if pg_is_in_recovery() then
    raise exception using errcode = 'cannot_connect_now', message = 'this server is a standby';
  end if;
end $do$`;

/**
 * A pool whose broken idle connections are replaced instead of ending the process. Each connection is to a primary and
 * is ready within twice `connectMs`, or it fails.
 */
export const openPool = (settings: PoolSettings): pg.Pool => {
  const { connection, logger } = settings;
  const sessionSql = `${NO_STANDBY}; ${settings.sessionSql}`;
  const pool = new pg.Pool({
    ...connection,
    application_name: APPLICATION_NAME,
    keepAlive: true,
    max: settings.max,
    idleTimeoutMillis: settings.keepIdle ? 0 : 30_000,
    connectionTimeoutMillis: settings.connectMs,
    query_timeout: settings.statementMs,
    // the server gives up first, so that a slow statement ends cleanly and its connection lives on
    statement_timeout: Math.ceil(settings.statementMs * 0.9),
    // not `verify`: who gives up waiting while that runs is given the connection all the same, and never returns it.
    // The pool waits for this one, which its declaration leaves out
    onConnect: (client): unknown => client.query({ text: sessionSql, query_timeout: settings.connectMs }),
  });
  // without a listener, a connection that breaks while it is idle or made ready would end the process
  pool.on('error', (error) =>
    logger.log('warn', 'an unused database connection was lost', { reason: failureOf(error).reason }),
  );
  // the same for one that breaks while it is in use: its statement rejects by itself
  pool.on('connect', (client) => client.on('error', ignore));
  if (settings.sessions !== undefined) followSessions(pool, settings.sessions);
  return pool;
};

const followSessions = (pool: pg.Pool, sessions: Set<number>): void => {
  const idOf = (client: pg.PoolClient & { readonly processID?: number | null }): number => client.processID ?? 0;
  pool.on('connect', (client) => sessions.add(idOf(client)));
  pool.on('remove', (client) => sessions.delete(idOf(client)));
};

/**
 * knex as a builder of statements over such a pool; it owns no connection. It logs nothing: its caller gets the error
 * as well, and its log lines may quote a statement.
 */
export const openKnex = (pool: pg.Pool): Knex =>
  knex({
    client: 'pg',
    connectionPool: lent(pool),
    compileSqlOnError: false,
    log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
  });

const ignore = (): void => undefined;

/** knex gives every connection back as sound. One that still waits for the answer to an abandoned statement is not. */
const lent = (pool: pg.Pool): Pick<pg.Pool, 'connect' | 'end' | 'totalCount' | 'idleCount' | 'waitingCount'> => ({
  connect: async (): Promise<pg.PoolClient> => {
    const client: pg.PoolClient & { readonly readyForQuery?: boolean } = await pool.connect();
    const release = client.release;
    client.release = (broken) => release(broken || client.readyForQuery === false);
    return client;
  },
  end: () => pool.end(),
  totalCount: pool.totalCount,
  idleCount: pool.idleCount,
  waitingCount: pool.waitingCount,
});

export interface Pools {
  /** For the coalesced look-ups of history. */
  readonly lookUps: pg.Pool;
  /** For the coalesced appends. */
  readonly appends: pg.Pool;
  /** For imports of lists, where a statement may take minutes. Opens no connection until then. */
  readonly imports: pg.Pool;
  /** For the shared rate limit. Opens no connection until that is used. */
  readonly counts: pg.Pool;
  /** For lists of checks and the index behind them: however many ask for them, nothing else waits. */
  readonly views: pg.Pool;
  /** For everything else. */
  readonly others: pg.Pool;
  /** Process ids of the sessions of these pools. */
  readonly sessions: ReadonlySet<number>;
}

const off = (...methods: readonly string[]): string => methods.map((method) => `set enable_${method} = off`).join('; ');

/**
 * Each connection plans a hot statement once, by its shape alone: while it lives, tables grow from empty to millions of
 * rows.
 */
const PLANNED_ONCE = 'set plan_cache_mode = force_generic_plan; set jit = off';

/** Reads history by index alone, at every size, with and without statistics. */
const ALWAYS_BY_INDEX = off('seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin', 'material');

/** An acknowledged write is on disk, even where the server answers sooner by default. */
const DURABLE = `select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') = 'off'`;

/** One fills the index, the others answer. */
const VIEW_CONNECTIONS = 3;

/** `roleSql` puts a connection into the application's role. */
export const openPools = (
  { connection, logger, role }: PostgresStorageOptions,
  limits: PostgresLimits,
  roleSql: string,
): Pools => {
  const sessions = new Set<number>();
  const common = { connection, logger, connectMs: limits.connectMs, sessions };
  const keepIdle = role !== 'command';
  return {
    lookUps: openPool({
      ...common,
      max: limits.batchesInFlight,
      statementMs: limits.lookUpStatementMs,
      sessionSql: `${roleSql}; ${PLANNED_ONCE}; ${ALWAYS_BY_INDEX}`,
      keepIdle,
    }),
    appends: openPool({
      ...common,
      max: limits.batchesInFlight,
      statementMs: limits.appendStatementMs,
      sessionSql: `${roleSql}; ${DURABLE}; ${PLANNED_ONCE}`,
      keepIdle,
    }),
    imports: openPool({
      ...common,
      max: 2,
      statementMs: 0,
      sessionSql: `${roleSql}; ${DURABLE}; set statement_timeout = 0`,
      keepIdle: false,
    }),
    counts: openPool({
      ...common,
      max: 2,
      statementMs: limits.countStatementMs,
      // a count is worth a minute: it waits for no disk
      sessionSql: `${roleSql}; set synchronous_commit = off`,
      keepIdle: false,
    }),
    views: openPool({
      ...common,
      max: VIEW_CONNECTIONS,
      statementMs: limits.otherStatementMs,
      // what is lost of the index is taken in again: it waits for no disk
      sessionSql: `${roleSql}; set synchronous_commit = off; set jit = off; ${off('seqscan')}`,
      keepIdle: false,
    }),
    others: openPool({
      ...common,
      max: limits.otherConnections,
      statementMs: limits.otherStatementMs,
      sessionSql: `${roleSql}; ${DURABLE}`,
      keepIdle: false,
    }),
    sessions,
  };
};

/** How busy each pool is. */
export const connectionCounts = ({ sessions: _sessions, ...pools }: Pools): readonly ConnectionCounts[] =>
  Object.entries<pg.Pool>(pools).map(([pool, { totalCount, idleCount, waitingCount, options }]) => ({
    pool,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
    max: options.max,
  }));
