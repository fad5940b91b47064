import { resolve } from 'node:path';
import { openEmbeddedEngine } from '../../adapters/engine/embedded-postgres/index.js';
import {
  openPostgresStorage,
  type PostgresConnection,
  type PostgresStores,
} from '../../adapters/storage/postgres/index.js';
import type { Clock, Logger } from '../../ports/platform/platform.js';
import type { Settings } from '../config.js';

/** The embedded PostgreSQL or the server of DATABASE_URL: the same engine and the same tables. */
export interface Database {
  readonly stores: PostgresStores;
  readonly clock: Clock;
  /** For other processes of this service. Still holds after the embedded engine was restarted. */
  readonly connection: PostgresConnection;
  readonly isEmbedded: boolean;
  close(): Promise<void>;
}

/** A `service` holds the data folder alone; a `command` joins the running engine, or starts it for its own duration. */
export type DatabaseRole = 'service' | 'command';

/**
 * Opens the database that the settings name and brings its tables up to date. Rejects with a message that says what to
 * do. `storesRole` is for a service whose workers answer the requests: its own stores then keep no lists and no idle
 * connections.
 */
export const openDatabase = async (
  settings: Settings,
  role: DatabaseRole,
  logger: Logger,
  storesRole: DatabaseRole = role,
): Promise<Database> => {
  if (settings.databaseUrl !== null) {
    const connection = { connectionString: settings.databaseUrl };
    const stores = await openPostgresStorage({ connection, logger, role: storesRole });
    return { stores, clock: stores.clock, connection, isEmbedded: false, close: () => stores.close() };
  }
  const engine = await openEmbeddedEngine({ dataDir: resolve(settings.dataDir), role, log: logger });
  try {
    const stores = await openPostgresStorage({ connection: engine.connection, logger, role: storesRole });
    const close = async () => {
      await stores.close();
      await engine.close();
    };
    return { stores, clock: stores.clock, connection: engine.connection, isEmbedded: true, close };
  } catch (error) {
    await engine.close();
    throw error;
  }
};

/** Opens stores of their own over a database that another process of this service keeps open. */
export const joinDatabase = (connection: PostgresConnection, logger: Logger): Promise<PostgresStores> =>
  openPostgresStorage({ connection, logger, role: 'service' });
