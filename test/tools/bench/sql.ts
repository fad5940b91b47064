import { randomBytes } from 'node:crypto';
import type { ConnectionParts } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';
import { parentOf } from './cpu-time.js';

/** A new, empty database on the same server. */
export const createDatabase = async (server: ConnectionParts): Promise<ConnectionParts> => {
  const database = `bench_${randomBytes(6).toString('hex')}`;
  await runSql(server, `create database ${database}`);
  return { ...server, database };
};

/** The process of the server's that is the parent of all others, where a service is connected to this database. */
export const enginePid = async (connection: ConnectionParts): Promise<number> => {
  const [backend] = await runSql<{ pid: number }>(
    connection,
    "select pid from pg_stat_activity where application_name = 'signgate' and pid <> pg_backend_pid() limit 1",
  );
  if (backend === undefined) throw new Error('The service has no connection to its database');
  return parentOf(backend.pid);
};
