import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import { freshDatabase } from '../../support/database.js';
import { PATIENCE } from '../../support/patience.js';
import { silentLogger } from '../../support/silent-logger.js';
import { postgresHarness } from './postgres-harness.js';
import { routedOver } from './routed-harness.js';
import { storesSuite } from './stores-suite.js';

storesSuite(
  postgresHarness('PostgreSQL, in two databases', freshDatabase, async (main, second) =>
    routedOver(
      main,
      await openPostgresStorage({ connection: second.connection, logger: silentLogger, limits: PATIENCE, main }),
    ),
  ),
);
