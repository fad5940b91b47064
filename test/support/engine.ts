import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../../adapters/engine/embedded-postgres/index.js';
import type { ConnectionParts } from './connection-url.js';
import { silentLogger } from './silent-logger.js';

/** A database that every cluster has, to make others from. */
const MAINTENANCE_DATABASE = 'postgres';

export interface TestServer {
  /** As a user who may create databases and roles. */
  readonly connection: ConnectionParts;
  stop(): Promise<void>;
}

/**
 * The embedded PostgreSQL in a temporary folder: what the tests use where TEST_DATABASE_URL names no other. As its
 * owner, as the service does: no superuser, so that nothing passes here by rights that the service does not have.
 */
export const startEngine = async (): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-test-'));
  const engine = await openEmbeddedEngine({ dataDir, role: 'service', log: silentLogger });
  return {
    connection: { ...engine.connection, database: MAINTENANCE_DATABASE },
    stop: async () => {
      await engine.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
