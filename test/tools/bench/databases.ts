import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../../../adapters/engine/embedded-postgres/index.js';
import { type ConnectionParts, partsOf, urlOf } from '../../support/connection-url.js';
import type { TestServer } from '../../support/postgres-process.js';
import type { EnvironmentSettings } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';
import { runSql } from '../../support/sql.js';
import { startDebianServer } from './debian-server.js';
import { createDatabase } from './sql.js';

/** Where a service under measurement keeps its data: empty at first, gone after `close`. */
export interface Database {
  /** For the service and for commands. */
  readonly settings: EnvironmentSettings;
  /** The database itself. Only while a service is running. */
  readonly connection: () => Promise<ConnectionParts>;
  readonly close: () => Promise<void>;
}

const COMMON = { LOG_LEVEL: 'warn', NODE_ENV: 'production', SANCTIONS: 'none' } as const;

/** The embedded PostgreSQL in a temporary folder. */
export const openEmbeddedDatabase = async (): Promise<Database> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-bench-'));
  return {
    settings: { ...COMMON, DATA_DIR: dataDir },
    connection: async () => {
      const engine = await openEmbeddedEngine({ dataDir, role: 'command', log: silentLogger });
      await engine.close();
      return engine.connection;
    },
    close: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
};

/** A database of its own on this server. */
export const openServerDatabase = async (server: ConnectionParts): Promise<Database> => {
  const connection = await createDatabase(server);
  return {
    settings: { ...COMMON, DATABASE_URL: urlOf(connection) },
    connection: () => Promise.resolve(connection),
    close: async () => {
      await runSql(server, `drop database if exists ${connection.database} with (force)`);
    },
  };
};

/** The server of TEST_DATABASE_URL, else one of Debian's in a temporary folder; null where there is neither. */
export const startServer = async (): Promise<TestServer | null> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === '') return startDebianServer();
  return { connection: partsOf(url), stop: () => Promise.resolve() };
};
