import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareAccess } from '../../adapters/engine/embedded-postgres/access.js';
import { makeCluster } from '../../adapters/engine/embedded-postgres/cluster.js';
import { clusterArgument, commandAs } from '../../adapters/engine/embedded-postgres/engine-user.js';
import { prepareSocketDir } from '../../adapters/engine/embedded-postgres/layout.js';
import { engineArguments, OWNER, PORT } from '../../adapters/engine/embedded-postgres/settings.js';
import { openSite } from '../../adapters/engine/embedded-postgres/site.js';
import { startPostgres, type TestServer } from './postgres-process.js';
import { silentLogger } from './silent-logger.js';

/** A database that every cluster has, to make others from. */
const MAINTENANCE_DATABASE = 'postgres';

/**
 * What differs from the engine of a service: room for several test files at once, and nothing waits for the disk, since
 * no test looks at this server after a crash.
 */
const SETTINGS = ['max_connections=300', 'fsync=off', 'full_page_writes=off'];

/**
 * The embedded PostgreSQL in a temporary folder: what the tests use where TEST_DATABASE_URL names no other. As its
 * owner, as the service does: no superuser, so that nothing passes here by rights that the service does not have.
 */
export const startTestServer = async (): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-test-'));
  const { layout, binaries } = await openSite({ dataDir, role: 'service', log: silentLogger });
  const programs = await binaries();
  await makeCluster(layout, programs, silentLogger);
  await prepareSocketDir(layout, programs.user);
  await prepareAccess(layout, programs.user);
  const command = commandAs(programs.user, programs.postgres, [
    '-D',
    clusterArgument(programs.user, layout.cluster),
    ...engineArguments(layout.socketSetting),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]);
  const connection = { host: layout.socketDir, port: PORT, user: OWNER, database: MAINTENANCE_DATABASE };
  const server = await startPostgres(command, layout.cluster, connection);
  return {
    connection,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
