import { additiveStep } from '../../adapters/storage/support/additive-step.js';
import { copyOf, freshDatabase, type TestDatabase } from '../../support/database.js';
import { atEndOfTests } from '../../support/end-of-tests.js';
import { postgresHarness } from './postgres-harness.js';
import { storesSuite } from './stores-suite.js';

let ahead: Promise<TestDatabase> | null = null;

/** The schema is a step further than this version knows, as while the next one is being deployed. */
const databaseAhead = async (): Promise<TestDatabase> => {
  const database = await freshDatabase();
  for (const sql of additiveStep) await database.run(sql);
  atEndOfTests(() => database.drop());
  return database;
};

storesSuite(
  postgresHarness('PostgreSQL one additive step ahead of this version', async () =>
    copyOf(await (ahead ??= databaseAhead())),
  ),
);
