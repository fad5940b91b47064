import {
  type NamedReplica,
  openPostgresStorage,
  type PostgresStores,
} from '../../../adapters/storage/postgres/index.js';
import type { Stores } from '../../../ports/stores/stores.js';
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

/** A standby of it is read where one is named. */
export type HarnessDatabase = TestDatabase & { readonly replica?: NamedReplica };

/**
 * The stores on a database that `createDatabase` makes; each test finds it empty. `over`: the suite sees what it makes
 * of these stores and a second database.
 */
export const postgresHarness = (
  name: string,
  createDatabase: () => Promise<HarnessDatabase>,
  over?: (main: PostgresStores, second: TestDatabase) => Promise<Stores>,
): StoresHarness => {
  const made = async (count: number): Promise<readonly HarnessDatabase[]> => {
    const databases = await Promise.all(Array.from({ length: count }, createDatabase));
    for (const database of databases) atEndOfTests(() => database.drop());
    return databases;
  };
  let empty: readonly HarnessDatabase[] | null = null;
  const onEach = async (databases: readonly TestDatabase[], sql: string, values?: readonly unknown[]) => {
    for (const database of databases) await database.run(sql, values);
  };
  return {
    name,
    hasSeveralDatabases: over !== undefined,
    open: async () => {
      const databases = empty ?? (await made(over === undefined ? 1 : 2));
      empty = null;
      const [first, second = first] = databases;
      if (first === undefined || second === undefined) throw new Error('No database was made');
      const { connection, replica } = first;
      const main = await openPostgresStorage({
        connection,
        logger: silentLogger,
        limits: PATIENCE,
        ...(replica && { replica }),
      });
      const stores = over === undefined ? main : await over(main, second);
      return {
        stores,
        // the database's own clock cannot be set: what ends by it is moved instead
        passTime: (ms) =>
          onEach(databases, `update idempotent_calls set expires_at = expires_at - $1 * interval '1 millisecond'`, [
            ms,
          ]),
        dispose: async () => {
          await stores.close();
          // to take rows costs a tenth of a new database
          await onEach(databases, TAKE_ALL_ROWS);
          empty = databases;
        },
      };
    },
  };
};
