import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import { freshDatabase } from '../../support/database.js';
import { silentLogger } from '../../support/silent-logger.js';
import { checkStoreSuite } from './check-store-suite.js';
import type { StoresHarness } from './harness.js';
import { historySuite } from './history-suite.js';
import { keyStoreSuite } from './key-store-suite.js';
import { listStoreSuite } from './list-store-suite.js';
import { policyStoreSuite } from './policy-store-suite.js';
import { reportStoreSuite } from './report-store-suite.js';
import { usageLogSuite } from './usage-log-suite.js';

const MEMORY: StoresHarness = {
  name: 'memory',
  open: async () => {
    const stores = createMemoryStorage();
    return { stores, dispose: () => stores.close() };
  },
};

const POSTGRES: StoresHarness = {
  name: 'PostgreSQL',
  open: async () => {
    const database = await freshDatabase();
    const stores = await openPostgresStorage({ connection: database.connection, logger: silentLogger });
    return {
      stores,
      dispose: async () => {
        await stores.close();
        await database.drop();
      },
    };
  },
};

for (const harness of [MEMORY, POSTGRES]) {
  checkStoreSuite(harness);
  historySuite(harness);
  keyStoreSuite(harness);
  usageLogSuite(harness);
  policyStoreSuite(harness);
  reportStoreSuite(harness);
  listStoreSuite(harness);
}
