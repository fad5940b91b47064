import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { urlOf } from '../../support/connection-url.js';
import { drainUnderLoad } from '../../support/drain-under-load.js';
import { freePort } from '../../support/free-port.js';
import { type Proof, rightsIn, sayProofs } from '../../support/proof.js';
import { createKey } from '../../support/service-process.js';
import { startDebianServer } from '../bench/debian-server.js';

/**
 * `npm run unit`: the unit of systemd by systemd's own word, and run by a systemd of its own that is booted in a folder
 * (systemd-nspawn), with all of its hardening. Exit code 1 where something does not hold. Needs root and Debian's
 * systemd-container, mmdebstrap and postgresql.
 */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const UNIT = join(ROOT, '.deploy/systemd/signgate.service');
/** Tenths, of systemd's measure of exposure: 11 is what the unit has, 100 what one has that says nothing. */
const MOST_EXPOSED = 13;
const PACKAGES = ['systemd', 'systemd-sysv', 'libstdc++6', 'base-files', 'coreutils', 'dash', 'libc-bin', 'mount'];
const DATABASE = '/srv/database';
const START_LIMIT_MS = 60_000;
/** Folders that root itself could write to, were they not read-only in the service's view. */
const FOLDERS = ['/', '/opt/signgate', '/etc', '/usr', '/home', '/var', '/tmp', '/var/lib/signgate/checkpoints'];

const run = async (program: string, ...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)(program, [...words])).stdout.trim();
const could = (program: string, ...words: readonly string[]): Promise<boolean> =>
  run(program, ...words).then(
    () => true,
    () => false,
  );

const byItsWord = async (): Promise<readonly Proof[]> => {
  const words = ['security', '--offline=yes', `--threshold=${MOST_EXPOSED}`, UNIT];
  const measured = await promisify(execFile)('systemd-analyze', words).then(
    ({ stdout }) => ({ stdout, held: true }),
    (error: unknown) => ({ stdout: (error as { readonly stdout: string }).stdout, held: false }),
  );
  const verified = await promisify(execFile)('systemd-analyze', ['verify', UNIT]).then(
    ({ stderr }) => stderr,
    (error: unknown) => String(error),
  );
  return [
    { what: 'systemd takes every line of the unit', saw: verified.trim() || 'no complaint', held: verified === '' },
    {
      what: `is exposed by at most ${MOST_EXPOSED / 10}`,
      saw: /level for \S+: (\S+)/.exec(measured.stdout)?.[1] ?? 'no figure',
      held: measured.held,
    },
  ];
};

/** A Debian with systemd and nothing else, with the unit and its files where the unit looks for them. */
const makeMachine = async (folder: string, databaseUrl: string, port: number): Promise<string> => {
  const machine = join(folder, 'machine');
  await run('mmdebstrap', '--quiet', '--variant=extract', `--include=${PACKAGES.join(',')}`, 'bookworm', machine);
  const { privateKey } = generateKeyPairSync('ed25519');
  const files: Readonly<Record<string, string>> = {
    'etc/passwd': 'root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65534:nobody:/:/bin/sh\n',
    'etc/group': 'root:x:0:\nnogroup:x:65534:\n',
    'etc/signgate/signing-key.pem': String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    'etc/signgate/database-url': databaseUrl,
    'etc/signgate/settings': `PORT=${port}\nADMIN_PORT=0\nFEEDS=\nSANCTIONS=none\n`,
    'etc/systemd/system/signgate.service': await readFile(UNIT, 'utf8'),
    'usr/bin/node': '',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(machine, path)), { recursive: true });
    await writeFile(join(machine, path), content, { mode: 0o600 });
  }
  for (const path of ['opt/signgate', DATABASE]) await mkdir(join(machine, path), { recursive: true });
  await symlink('/lib/systemd/system/multi-user.target', join(machine, 'etc/systemd/system/default.target'));
  return machine;
};

/** Boots the machine; resolves with its first process, as this machine numbers it. */
const boot = async (
  machine: string,
  databaseFolder: string,
): Promise<{ readonly nspawn: ChildProcess; leader: string }> => {
  const nspawn = spawn(
    'systemd-nspawn',
    [
      ...['--boot', '--directory', machine, '--register=no', '--keep-unit', '--console=pipe'],
      ...[`--bind=${databaseFolder}:${DATABASE}`, `--bind-ro=${process.execPath}:/usr/bin/node`],
      `--bind-ro=${ROOT}:/opt/signgate`,
    ],
    { stdio: 'ignore' },
  );
  const children = `/proc/${nspawn.pid}/task/${nspawn.pid}/children`;
  for (const startedAt = performance.now(); performance.now() - startedAt < START_LIMIT_MS; await delay(100)) {
    const leader = (await readFile(children, 'utf8')).trim().split(' ').at(-1) ?? '';
    if (
      leader !== '' &&
      (await could('nsenter', '--target', leader, '--all', 'systemctl', 'is-active', 'basic.target'))
    )
      return { nspawn, leader };
  }
  throw new Error('systemd did not start in its folder');
};

interface Booted {
  readonly url: string;
  readonly systemctl: (...words: readonly string[]) => Promise<string>;
  readonly mainPid: () => Promise<string>;
  readonly ready: () => Promise<void>;
  readonly databaseUrl: string;
}

const bootedOf = (leader: string, url: string, databaseUrl: string): Booted => {
  const systemctl = (...words: readonly string[]): Promise<string> =>
    run('nsenter', '--target', leader, '--all', 'systemctl', ...words);
  return {
    url,
    systemctl,
    databaseUrl,
    // the service's number in this machine: nsenter enters by that
    mainPid: async () => {
      const inside = await systemctl('show', 'signgate', '--property=MainPID', '--value');
      const all = await run('pgrep', '--parent', leader, '--full', 'dist/service/main.js');
      const found = await Promise.all(
        all.split('\n').map(async (pid) => ({ pid, status: await readFile(`/proc/${pid}/status`, 'utf8') })),
      );
      return found.find(({ status }) => new RegExp(`^NSpid:.*\\t${inside}$`, 'm').test(status))?.pid ?? '';
    },
    ready: async () => {
      const startedAt = performance.now();
      while ((await fetch(`${url}/health/ready`).catch(() => null))?.status !== 200) {
        if (performance.now() - startedAt > START_LIMIT_MS)
          throw new Error(`not ready:\n${await systemctl('status', 'signgate', '--no-pager')}`);
        await delay(100);
      }
    },
  };
};

const running = async ({ url, systemctl, mainPid, ready, databaseUrl }: Booted): Promise<readonly Proof[]> => {
  await systemctl('start', 'signgate');
  await ready();
  const pid = await mainPid();
  const { uid, hasNone, saw } = rightsIn(await readFile(`/proc/${pid}/status`, 'utf8'));
  const writable = [];
  for (const path of FOLDERS)
    if (await could('nsenter', '--target', pid, '--mount', 'touch', `${path}/made`)) writable.push(path);
  const shown = await systemctl('show', 'signgate');
  await run('kill', '-KILL', pid);
  await delay(100);
  await ready();
  const isAnother = (await mainPid()) !== pid;
  const key = await createKey({ DATABASE_URL: databaseUrl });
  const drained = await drainUnderLoad(url, key, async () => {
    await systemctl('stop', 'signgate');
    return Number(await systemctl('show', 'signgate', '--property=ExecMainStatus', '--value'));
  });
  const isShown = shown.includes('postgresql://');
  return [
    { what: 'runs as a user of its own, without capabilities', saw, held: uid >= 61_184 && hasNone },
    {
      what: 'can write nowhere but where it must',
      saw: writable.join(' '),
      held: writable.join(' ') === '/tmp /var/lib/signgate/checkpoints',
    },
    { what: 'shows no secret to systemctl', saw: isShown ? 'the database’s address' : 'none', held: !isShown },
    { what: 'comes back after a kill', saw: isAnother ? 'ready again' : 'the same process', held: isAnother },
    { what: 'systemctl stop drains it under load', ...drained },
  ];
};

const server = await startDebianServer();
if (server === null) throw new Error('There is no PostgreSQL of Debian on this machine: apt-get install postgresql');
const folder = await mkdtemp(join(tmpdir(), 'signgate-unit-'));
let machine: ChildProcess | null = null;
try {
  sayProofs(await byItsWord());
  const port = await freePort();
  const { host } = server.connection;
  const root = await makeMachine(folder, urlOf({ ...server.connection, host: DATABASE }), port);
  const { nspawn, leader } = await boot(root, String(host));
  machine = nspawn;
  sayProofs(await running(bootedOf(leader, `http://127.0.0.1:${port}`, urlOf(server.connection))));
} finally {
  if (machine !== null) {
    const ended = new Promise((resolve) => machine?.once('exit', resolve));
    machine.kill('SIGTERM');
    await ended;
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
