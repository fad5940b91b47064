import { createMemoryStorage } from '../../../adapters/storage/memory/index.js';
import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import { additiveStep } from '../../adapters/storage/support/additive-step.js';
import { freshDatabase } from '../../support/database.js';
import { silentLogger } from '../../support/silent-logger.js';
import { checkStoreSuite } from './check-store-suite.js';
import type { StoresHarness } from './harness.js';
import { historySuite } from './history-suite.js';
import { idempotencySuite } from './idempotency-suite.js';
import { keyStoreSuite } from './key-store-suite.js';
import { listStoreSuite } from './list-store-suite.js';
import { policyStoreSuite } from './policy-store-suite.js';
import { reportStoreSuite } from './report-store-suite.js';
import { usageLogSuite } from './usage-log-suite.js';

const MEMORY: StoresHarness = {
  name: 'memory',
  open: async () => {
    let passedMs = 0;
    const stores = createMemoryStorage({ nowMs: () => Date.now() + passedMs });
    return {
      stores,
      passTime: async (ms) => {
        passedMs += ms;
      },
      dispose: () => stores.close(),
    };
  },
};

/** `ahead`: the schema is a step further than this version knows, as while the next one is being deployed. */
const postgres = (name: string, ahead: readonly string[]): StoresHarness => ({
  name,
  open: async () => {
    const database = await freshDatabase();
    for (const sql of ahead) await database.run(sql);
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

for (const harness of [
  MEMORY,
  postgres('PostgreSQL', []),
  postgres('PostgreSQL one additive step ahead of this version', additiveStep),
]) {
  checkStoreSuite(harness);
  historySuite(harness);
  keyStoreSuite(harness);
  usageLogSuite(harness);
  policyStoreSuite(harness);
  reportStoreSuite(harness);
  listStoreSuite(harness);
  idempotencySuite(harness);
}
