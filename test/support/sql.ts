import pg from 'pg';
import type { ConnectionParts } from './connection-url.js';

/** Runs SQL on a connection of its own. */
export const runSql = async <Row extends pg.QueryResultRow>(
  connection: ConnectionParts,
  sql: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

/**
 * A pool whose connections may be ended by the server without a word: a pool counts as ended before its connections
 * are, and the database that they are on may be dropped meanwhile.
 */
export const openPool = (connection: ConnectionParts, options: Omit<pg.PoolConfig, keyof ConnectionParts>): pg.Pool => {
  const pool = new pg.Pool({ ...connection, ...options });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
