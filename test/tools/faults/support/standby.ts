import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openEmbeddedEngine } from '../../../../adapters/engine/embedded-postgres/index.js';
import { prepareSocketDir } from '../../../../adapters/engine/embedded-postgres/layout.js';
import { clusterArgument, commandAs } from '../../../../adapters/engine/embedded-postgres/engine-user.js';
import { ENGINE_ENVIRONMENT, OWNER, PORT, SUPERUSER } from '../../../../adapters/engine/embedded-postgres/settings.js';
import { openSite, type Site } from '../../../../adapters/engine/embedded-postgres/site.js';
import { engineProcesses, kill, killEngine } from '../../../adapters/engine/support/workbench.js';
import type { ConnectionParts } from '../../../support/database.js';
import { silentLogger } from '../../../support/silent-logger.js';
import { type Engine, sqlOn, untilWorks } from './engine.js';

const run = promisify(execFile);

/** A primary and its synchronous standby, of the embedded engine's own programs. */
export interface Pair {
  /** Whichever of the two is in charge. */
  readonly engine: Engine;
  /** Where the one in charge answers; a proxy that reads it follows a failover. */
  readonly address: ConnectionParts;
  /** Kills the primary's processes, promotes the standby and moves the address. */
  failOver(): Promise<void>;
  stop(): Promise<void>;
}

const launch = async (site: Site, more: readonly string[]): Promise<void> => {
  const { layout } = site;
  const { user, postgres } = await site.binaries();
  await prepareSocketDir(layout, user);
  const settings = [
    'listen_addresses=',
    `port=${PORT}`,
    `unix_socket_directories=${layout.socketSetting}`,
    'wal_level=replica',
    'max_wal_senders=4',
    'max_connections=60',
    'hot_standby=on',
    ...more,
  ];
  const { file, args, as } = commandAs(user, postgres, [
    '-D',
    clusterArgument(user, layout.cluster),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(file, args, {
    ...as,
    cwd: layout.cluster,
    env: ENGINE_ENVIRONMENT,
    detached: true,
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  child.unref();
  await untilWorks(() =>
    sqlOn({ host: layout.socketDir, port: PORT, user: SUPERUSER, database: 'postgres' })('select 1'),
  );
};

const endInOrder = async ({ layout }: Site): Promise<void> => {
  const [postmaster = -1] = await engineProcesses(layout.dataDir);
  kill(postmaster, 'SIGINT');
  while ((await engineProcesses(layout.dataDir)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Makes both: the standby begins as a copy of the ended primary and follows it from there. */
export const startPair = async (): Promise<Pair> => {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'signgate-pair-'));
  // the standby runs as the engine's user and must reach the primary's socket
  await chmod(folder, 0o755);
  const siteIn = (name: string): Promise<Site> =>
    openSite({ dataDir: join(folder, name), role: 'command', log: silentLogger });
  await (await openEmbeddedEngine({ dataDir: join(folder, 'a'), role: 'command', log: silentLogger })).close();
  const [primary, standby] = [await siteIn('a'), await siteIn('b')];
  for (const { layout } of [primary, standby]) await chmod(layout.dataDir, 0o755);
  await launch(primary, []);
  await endInOrder(primary);
  // the engine lets nobody replicate; both are of this tool alone
  await appendFile(join(primary.layout.cluster, 'pg_hba.conf'), '\nlocal replication all trust\n');
  await run('cp', ['-a', primary.layout.cluster, standby.layout.cluster]);
  await writeFile(join(standby.layout.cluster, 'standby.signal'), '');
  await launch(primary, ['synchronous_standby_names=*', 'synchronous_commit=on']);
  await launch(standby, [
    `primary_conninfo=host=${primary.layout.socketDir} port=${PORT} user=${SUPERUSER} dbname=postgres`,
  ]);

  const current = { site: primary };
  const superuser = (site: Site) =>
    sqlOn({ host: site.layout.socketDir, port: PORT, user: SUPERUSER, database: 'postgres' });
  const stop = async (): Promise<void> => {
    for (const { layout } of [primary, standby]) await killEngine(layout.dataDir);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const follows = async (): Promise<void> => {
    const [row] = await superuser(primary)(
      `select count(*)::integer as standbys from pg_stat_replication where sync_state = 'sync'`,
    );
    if (row?.['standbys'] !== 1) throw new Error('the standby does not follow');
  };
  try {
    await untilWorks(follows);
  } catch (error) {
    await stop();
    throw error;
  }
  const engine: Engine = {
    get host() {
      return current.site.layout.socketDir;
    },
    port: PORT,
    user: OWNER,
    pids: () => engineProcesses(current.site.layout.dataDir),
    postmaster: async () => (await engineProcesses(current.site.layout.dataDir))[0] ?? -1,
    ready: async () => {
      await untilWorks(() => superuser(current.site)('select 1'));
    },
    stop: () => killEngine(current.site.layout.dataDir),
  };
  return {
    engine,
    address: {
      get host() {
        return current.site.layout.socketDir;
      },
      port: PORT,
      user: OWNER,
      database: 'postgres',
    },
    failOver: async () => {
      await killEngine(primary.layout.dataDir);
      await superuser(standby)('select pg_promote(true, 30)');
      current.site = standby;
    },
    stop,
  };
};
