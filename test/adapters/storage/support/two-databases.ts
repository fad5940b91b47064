import { openPostgresStorage, type PostgresStores } from '../../../../adapters/storage/postgres/index.js';
import { PostgresScopeMover } from '../../../../adapters/storage/postgres/moves/mover.js';
import { MAIN_DATABASE } from '../../../../ports/stores/routes.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { withFurtherDatabases } from '../../../../src/runtime/further-databases.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';
import { PATIENCE } from '../../../support/patience.js';
import { silentLogger } from '../../../support/silent-logger.js';

export const SECOND = 'second';

/** Shorter than in service, so that a test waits less. */
const leaseMs = 200;

export interface TwoDatabases {
  readonly main: TestDatabase;
  readonly second: TestDatabase;
  /** The stores of one instance of the service over both. */
  instance(): Promise<Stores>;
  /** Those of an instance that knows the main database alone: as one that has slept through a move. */
  alone(): Promise<PostgresStores>;
  mover(): Promise<PostgresScopeMover>;
}

/** Gives every test of the enclosing suite two databases of its own. */
export const useTwoDatabases = (): (() => TwoDatabases) => {
  let current: TwoDatabases | null = null;
  let closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    closing = [];
    current = await twoDatabases(closing);
  });
  afterEach(async () => {
    for (const close of closing.toReversed()) await close();
    current = null;
  });
  return () => {
    if (current === null) throw new Error('The databases are there only while a test runs');
    return current;
  };
};

const twoDatabases = async (closing: (() => Promise<void>)[]): Promise<TwoDatabases> => {
  const [main, second] = await Promise.all([freshDatabase(), freshDatabase()]);
  closing.push(async () => void (await Promise.all([main.drop(), second.drop()])));
  const open = async (): Promise<PostgresStores> => {
    const stores = await openPostgresStorage({ connection: main.connection, logger: silentLogger, limits: PATIENCE });
    closing.push(() => stores.close());
    return stores;
  };
  return {
    main,
    second,
    alone: open,
    instance: async () => {
      const databases = [{ name: SECOND, url: second.url, replicaUrl: null }];
      const logger = silentLogger;
      const stores = await withFurtherDatabases({ main: await open(), databases, logger, role: 'service', leaseMs });
      closing.push(() => stores.close());
      return stores;
    },
    mover: async () => {
      const connections = new Map([
        [MAIN_DATABASE, main.connection],
        [SECOND, second.connection],
      ]);
      const mover = new PostgresScopeMover({ connections, main: await open(), logger: silentLogger, leaseMs });
      closing.push(() => mover.close());
      return mover;
    },
  };
};
