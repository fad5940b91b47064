import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The programs that this tool runs, and Debian's packages that bring them. */
const NEEDED: Readonly<Record<string, string>> = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/lib/python3/dist-packages/etcd/__init__.py': 'python3-etcd',
  '/usr/bin/unshare': 'util-linux',
  '/usr/bin/setpriv': 'util-linux',
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What keeps this tool from running here, in words; null for nothing. */
export const obstacle = async (): Promise<string | null> => {
  const missing: string[] = [];
  for (const [path, debian] of Object.entries(NEEDED)) if (!(await isThere(path))) missing.push(debian);
  if (!(await isThere('/usr/sbin/ip')) && !(await isThere('/sbin/ip'))) missing.push('iproute2');
  if (missing.length > 0)
    return `missing: ${missing.join(', ')}. On Debian 12: apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) return 'it makes a network and disks of its own: start it as root';
  return null;
};

const ARGUMENT = '--inside';

/**
 * Runs this program again in a network, a process table and mounts of its own. So nothing of it is seen outside, its
 * addresses are free, and all that it started is gone when it ends. True inside; outside false, when the other has
 * ended with this exit code.
 */
export const isInside = async (main: string): Promise<boolean> => {
  if (process.argv.includes(ARGUMENT)) return true;
  const child = spawn(
    'unshare',
    [
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
      // the first process of the table takes in the orphans of the others, and must see them end
      ...['sh', '-c', '"$0" "$@"; exit $?'],
      ...[process.execPath, ...process.execArgv, fileURLToPath(main), ARGUMENT, ...process.argv.slice(2)],
    ],
    { stdio: 'inherit' },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
  return false;
};

const run = promisify(execFile);

/** Runs a program of the system, and gives what it printed. */
export const system = async (command: string, ...words: readonly string[]): Promise<string> =>
  (await run(command, words)).stdout;
