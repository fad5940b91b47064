import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../../adapters/engine/embedded-postgres/index.js';
import type { TestServer } from './postgres-process.js';
import { silentLogger } from './silent-logger.js';

/** A database that every cluster has, to make others from. */
const MAINTENANCE_DATABASE = 'postgres';

/** The engine of a service, in a temporary folder: what tools measure and restart. */
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
