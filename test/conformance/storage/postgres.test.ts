import { freshDatabase } from '../../support/database.js';
import { postgresHarness } from './postgres-harness.js';
import { storesSuite } from './stores-suite.js';

storesSuite(postgresHarness('PostgreSQL', freshDatabase));
