import {
  openPostgresStorage,
  type PostgresLimits,
  type PostgresStores,
} from '../../../../adapters/storage/postgres/index.js';
import { TAKE_ROWS } from '../../../conformance/storage/postgres-harness.js';
import { type ConnectionParts, freshDatabase, type TestDatabase } from '../../../support/database.js';
import { PATIENCE } from '../../../support/patience.js';
import { recordingLogger, type LoggedLine } from '../../../support/silent-logger.js';

export interface PostgresTest {
  readonly database: TestDatabase;
  /** Opens patient stores on the database, or on another way to it; they are closed when the test is over. */
  open(options?: {
    readonly limits?: Partial<PostgresLimits>;
    readonly connection?: ConnectionParts;
  }): Promise<PostgresStores>;
  /** What the stores logged. */
  readonly lines: readonly LoggedLine[];
  /** Ends every connection of the stores from the server's side. Returns how many there were. */
  killConnections(): Promise<number>;
  /** Runs when the test is over, before the database is dropped. */
  cleanUp(work: () => Promise<void>): void;
}

/** Gives every test of the enclosing suite a database of its own: for what changes more of one than its rows. */
export const usePostgres = (createDatabase: () => Promise<TestDatabase> = freshDatabase): (() => PostgresTest) => {
  let current: PostgresTest | null = null;
  let cleanUps: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    cleanUps = [];
    current = await postgresTest(await createDatabase(), cleanUps);
  });
  afterEach(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    current = null;
  });
  return () => {
    if (current === null) throw new Error('The database is there only while a test runs');
    return current;
  };
};

/**
 * Gives every test of the enclosing suite the same database, emptied after each. Stores are those of a test alone: it
 * may limit them and end their connections.
 */
export const useEmptiedPostgres = (): (() => PostgresTest) => {
  let kept: TestDatabase | null = null;
  after(() => kept?.drop());
  return usePostgres(async () => {
    const database = (kept ??= await emptiable());
    return { ...database, drop: async () => void (await database.run('select take_rows()')) };
  });
};

const emptiable = async (): Promise<TestDatabase> => {
  const database = await freshDatabase();
  await database.run(TAKE_ROWS);
  return database;
};

/**
 * Gives every test of the enclosing suite the same database and stores, emptied after each: for what writes and reads
 * rows, and neither limits nor ends a connection. With `fill` they are filled once and emptied never: for what changes
 * nothing.
 */
export const useKeptPostgres = (fill?: (test: PostgresTest) => Promise<void>): (() => PostgresTest) => {
  let test: PostgresTest | null = null;
  let stores: Promise<PostgresStores> | null = null;
  const cleanUps: (() => Promise<void>)[] = [];
  before(async () => {
    const own = await postgresTest(await emptiable(), cleanUps);
    test = { ...own, open: () => (stores ??= own.open()) };
    await fill?.(test);
  });
  afterEach(async () => void (fill === undefined && (await test?.database.run('select take_rows()'))));
  after(async () => {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  });
  return () => {
    if (test === null) throw new Error('The database is there only while its suite runs');
    return test;
  };
};

const postgresTest = async (database: TestDatabase, cleanUps: (() => Promise<void>)[]): Promise<PostgresTest> => {
  const logger = recordingLogger();
  cleanUps.push(() => database.drop());
  return {
    database,
    lines: logger.lines,
    open: async ({ limits = {}, connection = database.connection } = {}) => {
      const stores = await openPostgresStorage({ connection, logger, limits: { ...PATIENCE, ...limits } });
      cleanUps.push(() => stores.close());
      return stores;
    },
    killConnections: async () => {
      const rows = await database.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'signgate'`,
      );
      return rows.length;
    },
    cleanUp: (work) => void cleanUps.push(work),
  };
};
