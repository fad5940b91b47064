import { type NamedReplica, openPostgresStorage, type PostgresStores } from '../../adapters/storage/postgres/index.js';
import { createRoutedStores } from '../../adapters/storage/routed/index.js';
import type { Logger } from '../../ports/platform/platform.js';
import { StorageUnavailableError } from '../../ports/sources/errors.js';
import type { Actor } from '../../domain/record/actor.js';
import { MAIN_DATABASE } from '../../ports/stores/routes.js';
import type { Stores } from '../../ports/stores/stores.js';
import type { NamedDatabase } from './read-databases.js';

/** A database that cannot be reached is tried again at most so often, milliseconds. */
const TRY_AGAIN_MS = 1_000;

interface FurtherOptions {
  readonly main: PostgresStores;
  readonly databases: readonly NamedDatabase[];
  readonly logger: Logger;
  readonly role: 'service' | 'command';
  readonly actor?: Actor;
  /** As `RoutesOptions` has it. */
  readonly leaseMs?: number;
}

/**
 * The stores of the main database and of further ones as one. A further one that cannot be reached now is tried again:
 * its own partners are answered with 503 meanwhile, and no others. Rejects where it can be reached and cannot serve,
 * and where a partner lives in a database that is not named.
 */
export const withFurtherDatabases = async (options: FurtherOptions): Promise<Stores> => {
  const { main, databases, logger } = options;
  await requireNamed(options);
  if (databases.length === 0) return main;
  const further = new Map(databases.map((database) => [database.name, new FurtherDatabase(options, database)]));
  await Promise.all([...further.values()].map((database) => database.attempt()));
  const routed = createRoutedStores(
    main,
    {
      ...{ table: main.routeTable, ...(options.leaseMs !== undefined && { leaseMs: options.leaseMs }) },
      databases: [MAIN_DATABASE, ...further.keys()],
      open: async (name) => (name === MAIN_DATABASE ? main : storesOf(further.get(name))),
      connections: () => [
        ...main.connections(),
        ...[...further].flatMap(([name, { stores }]) =>
          (stores?.connections() ?? []).map((counts) => ({ ...counts, pool: `${name}.${counts.pool}` })),
        ),
      ],
      close: async () => {
        await Promise.all([...further.values()].map((database) => database.close()));
        await main.close();
      },
    },
    logger,
  );
  const opened = (): readonly Stores[] => [main, ...[...further.values()].flatMap(({ stores }) => stores ?? [])];
  return { ...routed, replicaReads: () => opened().flatMap((stores) => stores.replicaReads()) };
};

/** A service that does not know a database would answer its partners from an old copy. */
const requireNamed = async ({ main, databases }: FurtherOptions): Promise<void> => {
  const known = new Set([MAIN_DATABASE, ...databases.map(({ name }) => name)]);
  const unknown = (await main.routeTable.routes()).find(({ database }) => !known.has(database));
  if (unknown !== undefined)
    throw new Error(`A partner lives in the database "${unknown.database}": name it in DATABASES_FILE`);
};

/** Nothing without a URL. */
export const replicaAt = (database: string, url: string | null): { readonly replica?: NamedReplica } =>
  url === null ? {} : { replica: { database, connection: { connectionString: url } } };

const storesOf = (database: FurtherDatabase | undefined): Stores => {
  if (database === undefined) throw new StorageUnavailableError('Storage is unavailable: DATABASES_FILE is too old');
  return database.current();
};

class FurtherDatabase {
  stores: PostgresStores | null = null;
  private attempting: Promise<void> | null = null;
  private attemptedAtMs = Number.NEGATIVE_INFINITY;
  private isClosed = false;

  constructor(
    private readonly options: FurtherOptions,
    private readonly database: NamedDatabase,
  ) {}

  /** Waits for nothing. */
  current(): Stores {
    if (this.stores !== null) return this.stores;
    // what it rejects with is told in the log
    if (performance.now() - this.attemptedAtMs > TRY_AGAIN_MS) this.attempt().catch(() => undefined);
    throw new StorageUnavailableError(`Storage is unavailable: the database "${this.database.name}" is not reached`);
  }

  /** Rejects where it can be reached and cannot serve. */
  attempt(): Promise<void> {
    return (this.attempting ??= this.open().finally(() => {
      this.attempting = null;
    }));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.attempting?.catch(() => undefined);
    await this.stores?.close();
  }

  private async open(): Promise<void> {
    const { main, logger, role, actor } = this.options;
    const { name, url, replicaUrl } = this.database;
    const options = { connection: { connectionString: url }, ...replicaAt(name, replicaUrl), logger, role, main };
    this.attemptedAtMs = performance.now();
    try {
      const stores = await openPostgresStorage({ ...options, ...(actor && { actor }) });
      if (this.isClosed) await stores.close();
      else this.stores = stores;
    } catch (error) {
      logger.log('warn', 'a further database cannot be opened', { database: name, error });
      if (!(error instanceof StorageUnavailableError)) throw error;
    }
  }
}
