import type pg from 'pg';
import type { PostgresLimits, PostgresStorageOptions } from './options.js';
import { openPool } from './pools.js';
import { withClient } from './transaction.js';

/** Runs statements as the connected user, on a connection of their own that never becomes the role of the service. */
export const createOwnerSession =
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
