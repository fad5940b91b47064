import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareAccess } from '../../../../adapters/engine/embedded-postgres/access.js';
import { makeCluster } from '../../../../adapters/engine/embedded-postgres/cluster.js';
import { clusterArgument, commandAs } from '../../../../adapters/engine/embedded-postgres/engine-user.js';
import { prepareSocketDir } from '../../../../adapters/engine/embedded-postgres/layout.js';
import { engineArguments, OWNER, PORT, SUPERUSER } from '../../../../adapters/engine/embedded-postgres/settings.js';
import { openSite } from '../../../../adapters/engine/embedded-postgres/site.js';
import type { ConnectionParts } from '../../../support/database.js';
import { startPostgres } from '../../../support/postgres-process.js';
import { silentLogger } from '../../../support/silent-logger.js';
import { runSql } from '../../../support/sql.js';

/** What a server needs that others may follow; nothing waits for a disk. */
const SETTINGS = ['wal_level=replica', 'max_wal_senders=2', 'fsync=off'];

/** A server of a test's own, whose part in replication changes. */
export interface OwnServer {
  readonly connection: ConnectionParts;
  asSuperuser(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** From now on each commit waits for a standby that never comes, or none does. */
  waitForNobody(isWaiting: boolean): Promise<void>;
  /** Starts it again as a standby that follows nobody. */
  becomeStandby(): Promise<void>;
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export const startOwnServer = async (): Promise<OwnServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-own-'));
  const { layout, binaries } = await openSite({ dataDir, role: 'service', log: silentLogger });
  const programs = await binaries();
  await makeCluster(layout, programs, silentLogger);
  await prepareSocketDir(layout, programs.user);
  await prepareAccess(layout, programs.user);
  const connection = { host: layout.socketDir, port: PORT, user: OWNER, database: 'signgate' };
  const command = commandAs(programs.user, programs.postgres, [
    '-D',
    clusterArgument(programs.user, layout.cluster),
    ...engineArguments(layout.socketSetting),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]);
  const start = () => startPostgres(command, layout.cluster, connection);
  let server = await start();
  const asSuperuser: OwnServer['asSuperuser'] = (sql) => runSql({ ...connection, user: SUPERUSER }, sql);
  return {
    connection,
    asSuperuser,
    waitForNobody: async (isWaiting) => {
      await asSuperuser(`alter system set synchronous_standby_names = '${isWaiting ? 'nobody' : ''}'`);
      await asSuperuser('select pg_reload_conf()');
      const wanted = isWaiting ? 'nobody' : '';
      for (;;) {
        const [row] = await asSuperuser(`select current_setting('synchronous_standby_names') as names`);
        if (row?.['names'] === wanted) return;
      }
    },
    becomeStandby: async () => {
      await server.stop();
      await writeFile(join(layout.cluster, 'standby.signal'), '');
      server = await start();
    },
    promote: async () => {
      await asSuperuser('select pg_promote()');
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
