import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import type { TestDatabase } from '../../support/database.js';
import { silentLogger } from '../../support/silent-logger.js';
import type { StoresHarness } from './harness.js';

/** The stores on databases that `createDatabase` makes, one for each test. */
export const postgresHarness = (name: string, createDatabase: () => Promise<TestDatabase>): StoresHarness => ({
  name,
  open: async () => {
    const database = await createDatabase();
    const stores = await openPostgresStorage({ connection: database.connection, logger: silentLogger });
    return {
      stores,
      // the database's own clock cannot be set: what ends by it is moved instead
      passTime: async (ms) => {
        await database.run(`update idempotent_calls set expires_at = expires_at - $1 * interval '1 millisecond'`, [ms]);
      },
      dispose: async () => {
        await stores.close();
        await database.drop();
      },
    };
  },
});
