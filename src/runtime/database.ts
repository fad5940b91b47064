import '../as-newer-node.js';
import type { Actor } from '../../domain/record/actor.js';
import { lazily } from '../../domain/shared/lazily.js';
import { resolve } from 'node:path';
import {
  NoSchemaError,
  openPostgresStorage,
  type PostgresConnection,
  type PostgresStores,
} from '../../adapters/storage/postgres/index.js';
import type { Clock, Logger } from '../../ports/platform/platform.js';
import type { Stores } from '../../ports/stores/stores.js';
import type { Settings } from '../config.js';

/** Loaded where there is no DATABASE_URL. */
const embeddedEngine = () => import('../../adapters/engine/embedded-postgres/index.js');

/** The embedded PostgreSQL or the server of DATABASE_URL: the same engine and the same tables. */
export interface Database {
  readonly stores: Stores;
  readonly clock: Clock;
  /** For other processes of this service. Still holds after the embedded engine was restarted. */
  readonly connection: PostgresConnection;
  readonly isEmbedded: boolean;
  /** Ends the connections of `stores`, and leaves an embedded engine running for other processes of this service. */
  closeStores(): Promise<void>;
  /** Ends all. May be called after `closeStores`. */
  close(): Promise<void>;
}

/** A `service` holds the data folder alone; a `command` joins the running engine, or starts it for its own duration. */
export type DatabaseRole = 'service' | 'command';

/** There is no database yet, and the caller is not to make one. */
export class NoDatabaseError extends Error {
  override readonly name = 'NoDatabaseError';
  constructor(readonly where: string) {
    super(`There is no database of Signgate in ${where}. Make it with \`signgate init\`, or start the service.`);
  }
}

export interface OpenOptions {
  readonly role: DatabaseRole;
  /** Of a service whose workers answer the requests: its own stores then keep no lists and no idle connections. */
  readonly storesRole?: DatabaseRole;
  /** Who changes things, in the audit trail. Default: the service. */
  readonly actor?: Actor;
  /** False: where there is no database, or none of its tables, rejects with `NoDatabaseError`. Default: true. */
  readonly mayCreate?: boolean;
  /** Ends the opening where an embedded engine is made or started for it. */
  readonly stopping?: AbortSignal;
}

/**
 * Opens the database that the settings name and brings its tables up to date. Rejects with a message that says what to
 * do.
 */
export const openDatabase = async (
  settings: Settings,
  logger: Logger,
  { role, storesRole = role, actor, mayCreate = true, stopping }: OpenOptions,
): Promise<Database> => {
  const where = settings.databaseUrl === null ? resolve(settings.dataDir) : 'the server of DATABASE_URL';
  const openStores = async (connection: PostgresConnection): Promise<PostgresStores> => {
    const options = { connection, logger, role: storesRole, mayCreate };
    try {
      return await openPostgresStorage({ ...options, ...(actor && { actor }) });
    } catch (error) {
      throw error instanceof NoSchemaError ? new NoDatabaseError(where) : error;
    }
  };
  if (settings.databaseUrl !== null) {
    const connection = { connectionString: settings.databaseUrl };
    const stores = await openStores(connection);
    const closeStores = lazily(() => stores.close());
    return { stores, clock: stores.clock, connection, isEmbedded: false, closeStores, close: closeStores };
  }
  const { hasEmbeddedDatabase, openEmbeddedEngine } = await embeddedEngine();
  if (!mayCreate && !(await hasEmbeddedDatabase(where))) throw new NoDatabaseError(where);
  const engine = await openEmbeddedEngine({ dataDir: where, role, log: logger, ...(stopping && { signal: stopping }) });
  try {
    stopping?.throwIfAborted();
    const stores = await openStores(engine.connection);
    const closeStores = lazily(() => stores.close());
    const close = async () => {
      await closeStores();
      await engine.close();
    };
    return { stores, clock: stores.clock, connection: engine.connection, isEmbedded: true, closeStores, close };
  } catch (error) {
    await engine.close();
    throw error;
  }
};

/**
 * Asks the embedded database to end, for a process that is forced to: it would outlive this process for hours. Leaves
 * one that another service holds. Returns before it has ended.
 */
export const endDatabase = async ({ databaseUrl, dataDir }: Settings): Promise<void> => {
  if (databaseUrl === null) await (await embeddedEngine()).endEmbeddedEngine(resolve(dataDir));
};
