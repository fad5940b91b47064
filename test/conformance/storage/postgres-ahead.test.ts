import { additiveStep } from '../../adapters/storage/support/additive-step.js';
import { freshDatabase } from '../../support/database.js';
import { postgresHarness } from './postgres-harness.js';
import { storesSuite } from './stores-suite.js';

storesSuite(
  postgresHarness('PostgreSQL one additive step ahead of this version', async () => {
    const database = await freshDatabase();
    // the schema is a step further than this version knows, as while the next one is being deployed
    for (const sql of additiveStep) await database.run(sql);
    return database;
  }),
);
