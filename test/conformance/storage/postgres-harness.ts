import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import type { TestDatabase } from '../../support/database.js';
import { atEndOfTests } from '../../support/end-of-tests.js';
import { PATIENCE } from '../../support/patience.js';
import { silentLogger } from '../../support/silent-logger.js';
import type { StoresHarness } from './harness.js';

/** As its owner may: the triggers that keep rows are off meanwhile. */
const TAKE_ALL_ROWS = `do $do$ declare one name; filled boolean; begin
  for one in select relname from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname not like 'knex%' loop
    execute format('select exists (select from %I)', one) into filled;
    continue when not filled;
    execute format('alter table %I disable trigger user', one);
    execute format('truncate %I restart identity cascade', one);
    execute format('alter table %I enable trigger user', one);
  end loop;
end $do$; alter sequence list_ids restart`;

/** The stores on a database that `createDatabase` makes; each test finds it empty. */
export const postgresHarness = (name: string, createDatabase: () => Promise<TestDatabase>): StoresHarness => {
  let empty: TestDatabase | null = null;
  const made = async (): Promise<TestDatabase> => {
    const database = await createDatabase();
    atEndOfTests(() => database.drop());
    return database;
  };
  return {
    name,
    open: async () => {
      const database = empty ?? (await made());
      empty = null;
      const { connection } = database;
      const stores = await openPostgresStorage({ connection, logger: silentLogger, limits: PATIENCE });
      return {
        stores,
        // the database's own clock cannot be set: what ends by it is moved instead
        passTime: async (ms) => {
          const sql = `update idempotent_calls set expires_at = expires_at - $1 * interval '1 millisecond'`;
          await database.run(sql, [ms]);
        },
        dispose: async () => {
          await stores.close();
          // to take rows costs a tenth of a new database
          await database.run(TAKE_ALL_ROWS);
          empty = database;
        },
      };
    },
  };
};
