import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../../adapters/storage/postgres/embedded/index.js';
import type { TestServer } from './database.js';
import { silentLogger } from './silent-logger.js';

/** The superuser of an embedded cluster: the tests make databases and roles of their own. */
const SUPERUSER = 'postgres';

/** The embedded PostgreSQL in a temporary folder: what the tests use where TEST_DATABASE_URL names no other. */
export const startEngine = async (): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-test-'));
  const engine = await openEmbeddedEngine({ dataDir, role: 'service', log: silentLogger });
  return {
    connection: { ...engine.connection, user: SUPERUSER, database: 'postgres' },
    stop: async () => {
      await engine.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
