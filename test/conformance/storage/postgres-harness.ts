import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import type { Stores } from '../../../ports/stores/stores.js';
import type { TestDatabase } from '../../support/database.js';
import { atEndOfTests } from '../../support/end-of-tests.js';
import { PATIENCE } from '../../support/patience.js';
import { silentLogger } from '../../support/silent-logger.js';
import type { StoresHarness } from './harness.js';

/**
 * Takes the rows of what was written, as the owner may: the triggers that keep rows are off meanwhile. The numbers of
 * scopes stay, which a process remembers for good. Answers with the tables that had rows.
 */
export const TAKE_ROWS = `create function take_rows() returns setof name language plpgsql as $$
declare one name; filled name[] := array(
  select relname from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and relname <> 'scopes' and relname not like 'knex%' and pg_relation_size(oid) > 0);
begin
  alter sequence list_ids restart;
  if filled = '{}' then return; end if;
  foreach one in array filled loop execute format('alter table %I disable trigger user', one); end loop;
  execute (select format('truncate %s restart identity cascade', string_agg(quote_ident(name), ', '))
    from unnest(filled) name);
  foreach one in array filled loop execute format('alter table %I enable trigger user', one); end loop;
  return query select unnest(filled);
end $$`;

/** The table of which stores keep something in memory. */
const KEPT_IN_MEMORY = 'lists';

/**
 * The stores on a database that `createDatabase` makes. Each test finds it empty and the connections of the last one
 * open: to open them costs six times what it costs to take the rows.
 */
export const postgresHarness = (name: string, createDatabase: () => Promise<TestDatabase>): StoresHarness => {
  let database: TestDatabase | null = null;
  let kept: Stores | null = null;
  const made = async (): Promise<TestDatabase> => {
    const created = await createDatabase();
    await created.run(TAKE_ROWS);
    atEndOfTests(async () => {
      await kept?.close();
      await created.drop();
    });
    return created;
  };
  return {
    name,
    open: async () => {
      const { connection, run } = (database ??= await made());
      const stores = (kept ??= await openPostgresStorage({ connection, logger: silentLogger, limits: PATIENCE }));
      let isClosed = false;
      const close = async (): Promise<void> => {
        isClosed = true;
        kept = null;
        await stores.close();
      };
      return {
        stores: { ...stores, close },
        // the database's own clock cannot be set: what ends by it is moved instead
        passTime: async (ms) => {
          await run(`update idempotent_calls set expires_at = expires_at - $1 * interval '1 millisecond'`, [ms]);
        },
        dispose: async () => {
          const filled = await run('select take_rows() as name');
          if (filled.some(({ name }) => name === KEPT_IN_MEMORY) && !isClosed) await close();
        },
      };
    },
  };
};
