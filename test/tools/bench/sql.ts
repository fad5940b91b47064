import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { ConnectionParts } from '../../support/connection-url.js';

/** Runs one statement on a connection of its own. */
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

/** A new, empty database on the same server. */
export const createDatabase = async (server: ConnectionParts): Promise<ConnectionParts> => {
  const database = `bench_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${database}`);
  return { ...server, database };
};

/** For instance `18.4`. */
export const serverVersion = async (connection: ConnectionParts): Promise<string> => {
  const rows = await runSql<{ server_version: string }>(connection, 'show server_version');
  return rows[0]?.server_version.split(' ')[0] ?? '';
};
