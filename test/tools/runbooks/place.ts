import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineProcesses, kill } from '../../adapters/engine/support/workbench.js';
import { urlOf } from '../../support/connection-url.js';
import { freePort } from '../../support/free-port.js';
import type { TestServer } from '../../support/postgres-process.js';
import { createKey, runCommand } from '../../support/service-process.js';
import { startDebianServer } from '../bench/debian-server.js';
import { blocksOf, readRunbook } from './page.js';
import { Ledger } from './ledger.js';
import { openShell, type Shell } from './shell.js';

export const HOME = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** A service that an operator runs by the pages' own commands, with what a page takes for given. */
export interface Place {
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly shell: Shell;
  readonly ledger: Ledger;
  /** Servers of PostgreSQL, where the page is about one's own database. */
  readonly servers: readonly TestServer[];
  /** All that metrics, readiness and log say at the moment. */
  see(): Promise<string>;
  log(): Promise<string>;
  end(): Promise<void>;
  /** Whether what the page says was seen once. */
  hasSeen: boolean;
}

/** What this machine cannot do; the page counts as not tried. */
export class CannotError extends Error {}

export interface PlaceOptions {
  /** Servers of PostgreSQL; 0: the embedded database. */
  readonly servers: number;
  /** The service begins on the embedded database; the server is a new one. */
  readonly isEmbeddedFirst?: true;
  readonly settings?: Readonly<Record<string, string>>;
  /** Nothing was installed yet. */
  readonly isBare?: true;
}

const startServers = async (count: number): Promise<TestServer[]> => {
  const servers: TestServer[] = [];
  for (let index = 0; index < count; index += 1) {
    const server = await startDebianServer();
    if (server === null) throw new CannotError('there is no PostgreSQL server (apt-get install postgresql)');
    servers.push(server);
  }
  return servers;
};

/** The service runs, with some checks and reports, and all of it is sealed. */
const begin = async (
  { env, shell, ledger }: Pick<Place, 'env' | 'shell' | 'ledger'>,
  isEmbedded: boolean,
): Promise<void> => {
  await runCommand(['init'], env);
  if (!isEmbedded) await runCommand(['signing', 'rotate'], env);
  ledger.key = await createKey(env, { partner: env['PARTNER'] ?? '' });
  await shell.run(`export KEY=${ledger.key}; start_service`);
  await ledger.load(6, 2);
  // the last instance that stops seals the last checks
  await shell.run('stop_service; start_service');
  await ledger.keep();
};

/** A service with some checks and reports, sealed, of which the ledger knows every byte. */
export const openPlace = async (options: PlaceOptions): Promise<Place> => {
  const { settings = {} } = options;
  const servers = await startServers(options.servers);
  const names = options.isEmbeddedFirst ? ['NEW_DATABASE_URL'] : ['DATABASE_URL', 'NEW_DATABASE_URL'];
  const isEmbedded = options.servers === 0 || options.isEmbeddedFirst === true;
  const folder = await mkdtemp(join(tmpdir(), 'signgate-runbook-'));
  const [port, adminPort] = [await freePort(), await freePort()];
  const dataDir = join(folder, 'data');
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    HOME: folder,
    TMPDIR: tmpdir(),
    SIGNGATE_HOME: HOME,
    ...{ PORT: String(port), ADMIN_PORT: String(adminPort), LOG_LEVEL: 'info' },
    ...{ SERVICE_URL: `http://127.0.0.1:${port}`, ADMIN_URL: `http://127.0.0.1:${adminPort}` },
    SERVICE_LOG: join(folder, 'service.log'),
    DATA_DIR: dataDir,
    CHECKPOINT_DIR: join(folder, 'checkpoints'),
    // the embedded database has its own in DATA_DIR
    ...(isEmbedded ? {} : { SIGNING_KEY_FILE: join(folder, 'keys', 'signing-key.pem') }),
    ...{ BACKUP: join(folder, 'backup'), PARTNER: 'Runbooks', LIST_FILE: join(folder, 'list.txt') },
    ...{ NEW_HOME: HOME, NEW_PORT: String(await freePort()) },
    ...Object.fromEntries(servers.map(({ connection }, index) => [names[index] ?? '', urlOf(connection)] as const)),
    ...settings,
  };
  await mkdir(join(folder, 'keys'), { mode: 0o700 });
  const log = (): Promise<string> => readFile(env['SERVICE_LOG'] ?? '', 'utf8');
  const shell = await openShell(env, folder);
  const end = async (): Promise<void> => {
    for (const file of ['service.log.pid', 'service.log.new.pid']) {
      const pid = Number(await readFile(join(folder, file), 'utf8').catch(() => '-1'));
      if (pid > 1) kill(pid, 'SIGKILL');
    }
    await shell.end();
    for (const pid of await engineProcesses(env['DATA_DIR'] ?? '')) kill(pid, 'SIGKILL');
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    for (const { kind, text } of blocksOf(readRunbook('README'))) if (kind === 'run') await shell.run(text);
    const ledger = new Ledger(env['SERVICE_URL'] ?? '', '');
    if (options.isBare !== true) await begin({ env, shell, ledger }, isEmbedded);
    const see = async (): Promise<string> => {
      const pages = await Promise.all(
        [`${env['ADMIN_URL']}/metrics`, `${env['SERVICE_URL']}/health/ready`].map((url) =>
          fetch(url).then(
            async (response) => `${url.replace(/.*:\d+/, '')} answers ${response.status}\n${await response.text()}`,
            () => `${url.replace(/.*:\d+/, '')} does not answer`,
          ),
        ),
      );
      return [...pages, (await log()).slice(-100_000)].join('\n');
    };
    return { folder, env, shell, ledger, servers, see, log, end, hasSeen: false };
  } catch (error) {
    process.stderr.write((await log().catch(() => '')).slice(-4_000));
    await end();
    throw error;
  }
};
