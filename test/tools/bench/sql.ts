import { randomBytes } from 'node:crypto';
import type { ConnectionParts } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';

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
