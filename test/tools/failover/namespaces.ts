import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What a network of its own needs, and Debian's packages that bring it. */
const NEEDED: Readonly<Record<string, string>> = {
  '/usr/bin/unshare': 'util-linux',
  '/usr/bin/setpriv': 'util-linux',
  '/sbin/ip': 'iproute2',
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** What keeps a tool with these programs (by path, with Debian's package) from running here; null for nothing. */
export const obstacle = async (needed: Readonly<Record<string, string>>): Promise<string | null> => {
  const missing = new Set<string>();
  for (const [path, debian] of Object.entries({ ...needed, ...NEEDED }))
    if (!(await isThere(path)) && !(await isThere(`/usr${path}`))) missing.add(debian);
  const names = [...missing];
  if (names.length > 0)
    return `missing: ${names.join(', ')}. On Debian 12: apt-get install --no-install-recommends ${names.join(' ')}`;
  if (process.getuid?.() !== 0) return 'it makes a network of its own: start it as root';
  return null;
};

const ARGUMENT = '--inside';

/**
 * Runs this program again in a network, a process table and mounts of its own. So nothing of it is seen outside, its
 * addresses are free, and all that it started is gone when it ends, also by a signal. Inside it resolves with a folder
 * that is removed then; outside with null, when the other has ended and left its exit code.
 */
export const enter = async (main: string): Promise<string | null> => {
  const place = process.argv.indexOf(ARGUMENT);
  if (place !== -1) return process.argv[place + 1] ?? null;
  const folder = await mkdtemp(join(tmpdir(), 'signgate-inside-'));
  const child = spawn(
    'setpriv',
    [
      // were this process killed, the other would go on alone
      ...['--pdeathsig', 'KILL'],
      ...['unshare', '--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
      // the first process of the table takes in the orphans of the others, and must see them end
      ...['sh', '-c', '"$0" "$@"; exit $?'],
      ...[process.execPath, ...process.execArgv, fileURLToPath(main), ARGUMENT, folder, ...process.argv.slice(2)],
    ],
    { stdio: 'inherit' },
  );
  // unshare itself lets no weaker signal through; with it the whole table ends
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill('SIGKILL'));
  const [code] = (await once(child, 'exit')) as [number | null];
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode = code ?? 1;
  return null;
};

const run = promisify(execFile);

/** Runs a program of the system, and gives what it printed. */
export const system = async (command: string, ...words: readonly string[]): Promise<string> =>
  (await run(command, words)).stdout;

/** A place for the names of networks that ends with this one. */
export const ownNetworkNames = async (): Promise<void> => {
  await system('mkdir', '-p', '/run/netns');
  await system('mount', '-t', 'tmpfs', 'netns', '/run/netns');
  await system('ip', 'link', 'set', 'lo', 'up');
};
