import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { urlOf } from '../../support/connection-url.js';
import { createKey, type ServiceProcess, startService } from '../../support/service-process.js';
import { runSql } from '../../support/sql.js';
import { startDebianServer } from '../bench/debian-server.js';
import { createDatabase, enginePid, serverVersion } from '../bench/sql.js';
import { HAPROXY, writeBalancerFile } from '../container/haproxy-file.js';
import type { RunSql } from '../faults/support/ledger.js';
import { ADDRESSES, ALL_HOSTS, networkFileOf, openNetwork, type Wire } from './network.js';
import { hostOf } from './plan.js';

const READY_LIMIT_MS = 20_000;
const FIRST_PORT = 8080;
const PUBLIC = `${ADDRESSES.client}:8080`;

/** All that runs on the four hosts. */
export interface Place {
  readonly wire: Wire;
  /** The balancer's address for checks. */
  readonly url: string;
  readonly key: string;
  readonly postgresVersion: string;
  readonly enginePid: number;
  readonly servicePids: () => readonly number[];
  readonly balancerPid: () => number;
  /** How often the balancer took an instance out since it was started. */
  readonly takenOut: () => number;
  /** Past the wire, as the owner. */
  readonly run: RunSql;
  /** Starts instances until there are so many, and the balancer anew in front of them. */
  grow(instances: number): Promise<void>;
  /** What instances wrote to their logs. */
  logs(): string;
  stop(): Promise<void>;
}

const startServer = async () => {
  const place = { address: ADDRESSES.database, trusted: ALL_HOSTS, networkFile: networkFileOf('database') };
  const server = await startDebianServer(place);
  if (server === null) throw new Error('PostgreSQL of Debian is not installed');
  return server;
};

interface Balancer {
  readonly child: ChildProcess;
  /** What it wrote so far. */
  readonly output: () => string;
}

const startBalancer = async (folder: string, instances: readonly string[]): Promise<Balancer> => {
  const addresses = { public: PUBLIC, operators: `${ADDRESSES.client}:8405`, instances };
  const file = await writeBalancerFile(folder, addresses);
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const endAt = performance.now() + READY_LIMIT_MS;
  while ((await fetch(`http://${PUBLIC}/health/ready`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null || performance.now() > endAt) throw new Error(`HAProxy has no instance: ${text}`);
    await pause(100);
  }
  return { child, output: () => text };
};

const end = async (balancer: Balancer | null): Promise<void> => {
  if (balancer === null || balancer.child.exitCode !== null) return;
  const ended = once(balancer.child, 'exit');
  balancer.child.kill('SIGTERM');
  await ended;
};

/** The hosts with a database and no instance yet. Everything it writes is in this folder. */
export const openPlace = async (folder: string): Promise<Place> => {
  const wire = await openNetwork();
  const server = await startServer();
  const database = await createDatabase(server.connection);
  const settings = {
    DATABASE_URL: urlOf({ ...database, host: ADDRESSES.database }),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HOPS: '1',
  };
  const run: RunSql = (sql, values) => runSql(database, sql, values);
  const services: ServiceProcess[] = [];
  let balancer: Balancer | null = null;

  const addInstance = async (): Promise<void> => {
    const host = hostOf(services.length);
    const PORT = String(FIRST_PORT + services.length);
    const within = ['nsenter', `--net=${networkFileOf(host)}`, '--'];
    services.push(await startService({ ...settings, HOST: ADDRESSES[host], PORT }, { within }));
  };
  await addInstance();
  return {
    ...{ wire, run },
    url: `http://${PUBLIC}/api/check-transaction`,
    key: await createKey(settings),
    postgresVersion: await serverVersion(database),
    enginePid: await enginePid(database),
    servicePids: () => services.map(({ child }) => child.pid ?? -1),
    balancerPid: () => balancer?.child.pid ?? -1,
    takenOut: () => balancer?.output().match(/^\[WARNING\].* is DOWN/gm)?.length ?? 0,
    grow: async (instances) => {
      while (services.length < instances) await addInstance();
      await end(balancer);
      balancer = await startBalancer(
        folder,
        services.map(({ url }) => new URL(url).host),
      );
    },
    logs: () => services.map(({ output }) => output()).join(''),
    stop: async () => {
      await end(balancer);
      await Promise.all(services.map((service) => service.stop()));
      await server.stop();
    },
  };
};
