import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownNetworkNames, system } from './namespaces.js';

/** The files that operators take, and that this tool runs with as they are. */
export const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../../../../.deploy/high-availability/${name}`, import.meta.url));

/**
 * Room for a small database with its log, which PostgreSQL lets grow to 1 GB and more while a standby is away. A disk
 * of limited size can be filled.
 */
const DISK_SIZE = '2g';

const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
/** `ip netns exec` gives mounts of its own, and so each machine has a folder of sockets of its own. */
const OWN_SOCKETS = 'mount --bind "$0" /run/postgresql && exec "$@"';

/** A machine of the database: its own network, disk, etcd, Patroni and PostgreSQL. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  readonly disk: string;
  readonly environment: Readonly<Record<string, string>>;
  start(program: 'etcd' | 'patroni'): void;
  /** Process ids of the programs whose names match. */
  pids(program?: RegExp): Promise<readonly number[]>;
  signal(signal: NodeJS.Signals, program?: RegExp): Promise<void>;
  /** Takes its cable out, or puts it in again. */
  setCable(isIn: boolean): Promise<void>;
  /** Cuts it off from some machines alone, or ends that. */
  cutFrom(others: readonly Machine[], isCut: boolean): Promise<void>;
}

/** The lines of an environment file. */
export const parseEnvironment = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** What `machine.env` is on another machine: the second half has its name and address. */
const environmentOf = async (number: number, disk: string): Promise<Readonly<Record<string, string>>> => {
  const text = await readFile(fileOf('machine.env'), 'utf8');
  const [common = '', own = ''] = text.split('# of this machine');
  return {
    ...parseEnvironment(common),
    ...parseEnvironment(own.replaceAll('db-1', `db-${number}`).replaceAll('10.0.0.11', `10.0.0.1${number}`)),
    ETCD_DATA_DIR: join(disk, 'etcd'),
    PATRONI_POSTGRESQL_DATA_DIR: join(disk, 'postgres'),
    HOME: disk,
    PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
  };
};

const idOf = async (flag: '-u' | '-g'): Promise<string> => (await system('id', flag, 'postgres')).trim();

const nameOf = async (pid: number): Promise<string> =>
  // a process may end meanwhile
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');

const openMachine = async (folder: string, number: number): Promise<Machine> => {
  const name = `db-${number}`;
  const address = `10.0.0.1${number}`;
  const disk = join(folder, name);
  await mkdir(disk);
  const owner = `size=${DISK_SIZE},mode=700,uid=${await idOf('-u')},gid=${await idOf('-g')}`;
  await system('mount', '-t', 'tmpfs', '-o', owner, name, disk);
  await system('ip', 'netns', 'add', name);
  await system('ip', 'link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  await system('ip', 'link', 'set', `to-${name}`, 'master', 'bridge', 'up');
  await system('ip', '-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0');
  await system('ip', '-n', name, 'link', 'set', 'eth0', 'up');
  await system('ip', '-n', name, 'link', 'set', 'lo', 'up');
  const environment = await environmentOf(number, disk);
  const pids = async (program = /./): Promise<readonly number[]> => {
    const all = (await system('ip', 'netns', 'pids', name)).split('\n').filter(Boolean).map(Number);
    const names = await Promise.all(all.map(nameOf));
    return all.filter((_, index) => program.test(names[index] ?? ''));
  };
  return {
    ...{ name, address, disk, environment, pids },
    start: (program) => {
      const log = openSync(join(folder, `${name}-${program}.log`), 'a');
      const words = program === 'etcd' ? ['etcd'] : ['patroni', join(folder, 'patroni.yml')];
      const command = ['ip', 'netns', 'exec', name, 'sh', '-c', OWN_SOCKETS, disk, ...AS_POSTGRES, ...words];
      spawn('setsid', command, { env: environment, cwd: disk, stdio: ['ignore', log, log] });
    },
    signal: async (signal, program) => {
      for (const pid of await pids(program)) kill(pid, signal);
    },
    setCable: async (isIn) => {
      await system('ip', 'link', 'set', `to-${name}`, isIn ? 'up' : 'down');
    },
    cutFrom: async (others, isCut) => {
      const verb = isCut ? 'add' : 'del';
      for (const other of others) await system('ip', '-n', name, 'route', verb, 'blackhole', other.address);
    },
  };
};

const kill = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** Three machines on one network, which this process is on, too. */
export const openMachines = async (folder: string): Promise<readonly Machine[]> => {
  await ownNetworkNames();
  await system('ip', 'link', 'add', 'bridge', 'type', 'bridge');
  await system('ip', 'address', 'add', '10.0.0.1/24', 'dev', 'bridge');
  await system('ip', 'link', 'set', 'bridge', 'up');
  await copyFile(fileOf('patroni.yml'), join(folder, 'patroni.yml'));
  const machines: Machine[] = [];
  for (const number of [1, 2, 3]) machines.push(await openMachine(folder, number));
  for (const machine of machines) machine.start('etcd');
  for (const machine of machines) machine.start('patroni');
  return machines;
};
