import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../../../adapters/engine/embedded-postgres/index.js';
import type { ConnectionParts } from '../../support/connection-url.js';
import type { EnvironmentSettings } from '../../support/service-process.js';
import { silentLogger } from '../../support/silent-logger.js';

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
