import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
const SETTINGS = ['wal_level=replica', 'max_wal_senders=4', 'wal_retrieve_retry_interval=100', 'fsync=off'];

/** A server of a test's own, whose part in replication changes. */
export interface OwnServer {
  readonly connection: ConnectionParts;
  asSuperuser(sql: string): Promise<readonly Record<string, unknown>[]>;
  /** From now on each commit waits for a standby that never comes, or none does. */
  waitForNobody(isWaiting: boolean): Promise<void>;
  /** Starts it again as a standby that follows nobody. */
  becomeStandby(): Promise<void>;
  promote(): Promise<void>;
  /** A further server, made of its files, that follows it as a standby does. Meanwhile this one is stopped. */
  makeStandby(): Promise<OwnServer>;
  /** Stops it until `resume`. */
  pause(): Promise<void>;
  /** Starts it where it was stopped. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);

export const startOwnServer = async (): Promise<OwnServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-own-'));
  const { layout, binaries } = await openSite({ dataDir, role: 'service', log: silentLogger });
  const programs = await binaries();
  await makeCluster(layout, programs, silentLogger);
  await prepareSocketDir(layout, programs.user);
  await prepareAccess(layout, programs.user);
  // who follows it speaks as a user without a name; no one else can enter the folder of its socket
  await appendFile(join(layout.cluster, 'pg_hba.conf'), 'local replication all trust\n');
  return serverIn(dataDir);
};

/** Starts the server of a folder that holds a whole cluster. */
const serverIn = async (dataDir: string): Promise<OwnServer> => {
  const { layout, binaries } = await openSite({ dataDir, role: 'service', log: silentLogger });
  const programs = await binaries();
  const connection = { host: layout.socketDir, port: PORT, user: OWNER, database: 'signgate' };
  const command = commandAs(programs.user, programs.postgres, [
    '-D',
    clusterArgument(programs.user, layout.cluster),
    ...engineArguments(layout.socketSetting),
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ]);
  const start = () => startPostgres(command, layout.cluster, connection);
  let server = await start();
  let isPaused = false;
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
    makeStandby: async () => {
      await server.stop();
      const copy = await mkdtemp(join(tmpdir(), 'signgate-own-'));
      await run('cp', ['-a', `${dataDir}/.`, copy]);
      server = await start();
      // its user follows the path to the other's socket
      await Promise.all([chmod(dataDir, 0o711), chmod(copy, 0o711)]);
      const cluster = join(copy, 'postgres', 'cluster');
      await writeFile(join(cluster, 'standby.signal'), '');
      const follows = `primary_conninfo = 'host=${layout.socketDir} port=${PORT} user=${SUPERUSER}'\n`;
      await appendFile(join(cluster, 'postgresql.auto.conf'), follows);
      return serverIn(copy);
    },
    pause: async () => {
      isPaused = true;
      await server.stop();
    },
    resume: async () => {
      if (!isPaused) return;
      server = await start();
      isPaused = false;
    },
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
