import { additiveStep } from '../../adapters/storage/support/additive-step.js';
import { freshDatabase } from '../../support/database.js';
import { runs } from '../../support/depth.js';
import { postgresHarness } from './postgres-harness.js';
import { storesSuite } from './stores-suite.js';

const ahead = describe('while the next version is being deployed', () =>
  storesSuite(
    postgresHarness('PostgreSQL one additive step ahead of this version', async () => {
      const database = await freshDatabase();
      // the schema is a step further than this version knows
      for (const sql of additiveStep) await database.run(sql);
      return database;
    }),
  ));

/** The same statements as without the step: at ordinary depth the first tests of each store show that they work. */
const shorten = ({ tests, suites }: Mocha.Suite): void => {
  tests.splice(runs(3, Number.MAX_SAFE_INTEGER));
  suites.forEach(shorten);
};
shorten(ahead);
