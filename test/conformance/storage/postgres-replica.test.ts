import { startPair } from '../../adapters/storage/support/primary-and-standby.js';
import { urlOf } from '../../support/connection-url.js';
import { runSql } from '../../support/sql.js';
import { checkStoreSuite } from './check-store-suite.js';
import { outcomeStoreSuite } from './outcome-store-suite.js';
import { postgresHarness } from './postgres-harness.js';
import { usageLogSuite } from './usage-log-suite.js';

// what is read there, each time just after it was written
const harness = postgresHarness('PostgreSQL, read from a standby', async () => {
  const { primary, standby, stop } = await startPair();
  const { connection } = primary;
  return {
    ...{ connection, url: urlOf(connection), drop: stop },
    run: (sql, values) => runSql(connection, sql, values),
    replica: { database: 'main', connection: standby.connection },
  };
});

checkStoreSuite(harness);
usageLogSuite(harness);
outcomeStoreSuite(harness);
