import { resolve } from 'node:path';
import { openEmbeddedEngine } from '../../adapters/engine/embedded-postgres/index.js';
import {
  openPostgresStorage,
  type PostgresConnection,
  type PostgresStores,
} from '../../adapters/storage/postgres/index.js';
import type { Clock, Logger } from '../../ports/platform/platform.js';
import type { Settings } from '../config.js';

/**
 * Where the data lives: the embedded PostgreSQL or the one of DATABASE_URL. Both are the same engine and the same
 * tables.
 */
export interface StorageHome {
  readonly stores: PostgresStores;
  readonly clock: Clock;
  /** For other processes of this service. Stays true when the engine is restarted. */
  readonly connection: PostgresConnection;
  readonly embedded: boolean;
  /** The cluster was made by this start. Never true for DATABASE_URL. */
  readonly firstStart: boolean;
  close(): Promise<void>;
}

/** A `service` holds the data folder alone; a `command` joins the running engine, or starts it for its own duration. */
export type StorageRole = 'service' | 'command';

/**
 * Opens the home that the settings name and brings its tables up to date. Rejects with a message that says what to do.
 * `storesRole` is for a service whose requests are answered by other processes: it then keeps no lists and no idle
 * connections.
 */
export const openStorageHome = async (
  settings: Settings,
  role: StorageRole,
  logger: Logger,
  storesRole: StorageRole = role,
): Promise<StorageHome> => {
  if (settings.databaseUrl !== null) {
    const connection = { connectionString: settings.databaseUrl };
    const stores = await openPostgresStorage({ connection, logger, role: storesRole });
    return { stores, clock: stores.clock, connection, embedded: false, firstStart: false, close: () => stores.close() };
  }
  const engine = await openEmbeddedEngine({ dataDir: resolve(settings.dataDir), role, log: logger });
  try {
    const stores = await openPostgresStorage({ connection: engine.connection, logger, role: storesRole });
    return {
      stores,
      clock: stores.clock,
      connection: engine.connection,
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

/** Opens the stores of a home that another process of this service keeps. */
export const joinStorageHome = (connection: PostgresConnection, logger: Logger): Promise<PostgresStores> =>
  openPostgresStorage({ connection, logger, role: 'service' });
