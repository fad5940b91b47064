import { resolve } from 'node:path';
import { openEmbeddedEngine } from '../adapters/storage/postgres/embedded/index.js';
import { openPostgresStorage, type PostgresStores } from '../adapters/storage/postgres/index.js';
import type { Clock, Logger } from '../ports/platform.js';
import type { Settings } from './config.js';

/** Where the data lives: the embedded PostgreSQL or the one of DATABASE_URL. Both are the same engine and the same tables. */
export interface StorageHome {
  readonly stores: PostgresStores;
  readonly clock: Clock;
  readonly embedded: boolean;
  /** The cluster was made by this start. Never true for DATABASE_URL. */
  readonly firstStart: boolean;
  close(): Promise<void>;
}

/** A `service` holds the data folder alone; a `command` joins the running engine, or starts it for its own duration. */
export type StorageRole = 'service' | 'command';

/** Opens the home that the settings name and brings its tables up to date. Rejects with a message that says what to do. */
export const openStorageHome = async (settings: Settings, role: StorageRole, logger: Logger): Promise<StorageHome> => {
  if (settings.databaseUrl !== null) {
    const stores = await openPostgresStorage({ connection: { connectionString: settings.databaseUrl }, logger, role });
    return { stores, clock: stores.clock, embedded: false, firstStart: false, close: () => stores.close() };
  }
  const engine = await openEmbeddedEngine({ dataDir: resolve(settings.dataDir), role, log: logger });
  try {
    const stores = await openPostgresStorage({ connection: engine.connection, logger, role });
    return {
      stores,
      clock: stores.clock,
      embedded: true,
      firstStart: engine.firstStart,
      close: async () => {
        await stores.close();
        await engine.close();
      },
    };
  } catch (error) {
    await engine.close();
    throw error;
  }
};
