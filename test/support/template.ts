import { randomBytes } from 'node:crypto';
import { openPostgresStorage } from '../../adapters/storage/postgres/index.js';
import { type ConnectionParts, partsOf, urlOf } from './connection-url.js';
import type { TestServer } from './postgres-process.js';
import { silentLogger } from './silent-logger.js';
import { runSql } from './sql.js';
import { startTestServer } from './test-server.js';

/** A server, and a database on it with the newest schema that the others are copied from. */
export interface TemplateServer extends TestServer {
  readonly template: string;
}

/** How mocha's own process tells its workers of the server that they share. */
const SHARED_URL = 'TEST_SHARED_DATABASE_URL';
const SHARED_TEMPLATE = 'TEST_SHARED_TEMPLATE';

/** The server that every process of this run shares, where there is one; else a server for this process alone. */
export const openTemplateServer = async (): Promise<TemplateServer> => {
  const { [SHARED_URL]: url, [SHARED_TEMPLATE]: template } = process.env;
  if (url === undefined || template === undefined) return startTemplateServer();
  return { connection: partsOf(url), template, stop: async () => undefined };
};

/** Starts a server, or takes that of TEST_DATABASE_URL, for this process and those that it starts from now on. */
export const shareTemplateServer = async (): Promise<TemplateServer> => {
  const server = await startTemplateServer();
  process.env[SHARED_URL] = urlOf(server.connection);
  process.env[SHARED_TEMPLATE] = server.template;
  return server;
};

const startTemplateServer = async (): Promise<TemplateServer> => {
  const url = process.env['TEST_DATABASE_URL'];
  const server =
    url === undefined || url === ''
      ? await startTestServer()
      : { connection: partsOf(url), stop: async () => undefined };
  const template = databaseName();
  await runSql(server.connection, `create database ${template}`);
  await divided({ ...server.connection, database: template });
  return {
    connection: server.connection,
    template,
    stop: async () => {
      await runSql(server.connection, `drop database if exists ${template}`);
      await server.stop();
    },
  };
};

/** The newest schema, with the partitions that a service makes at its start. */
const divided = async (connection: ConnectionParts): Promise<void> => {
  const stores = await openPostgresStorage({ connection, logger: silentLogger, role: 'command' });
  try {
    await stores.partitions.ensure(Date.now(), 1);
  } finally {
    await stores.close();
  }
};

/** A name that no other test takes. */
export const databaseName = (): string => `signgate_test_${randomBytes(6).toString('hex')}`;
