import { spawn } from 'node:child_process';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../../../ports/platform/platform.js';
import type { RunnableBinaries } from './binaries.js';
import { clusterArgument, commandAs, type EngineUser, makerOf } from './engine-user.js';
import { EmbeddedEngineError, unless } from './errors.js';
import { giveTo, giveToUser, type Layout } from './layout.js';
import { processIdentity } from './process-table.js';
import { ENGINE_ENVIRONMENT, FIRST_STATEMENTS, INITDB_ARGUMENTS, MAJOR_VERSION } from './settings.js';

const MAKING = 'cluster.making-';

/**
 * Whether there is a whole cluster of the right version. Throws `other_version`, and `damaged` for a cluster that was
 * in use and has lost its control file: it may hold data and is never replaced.
 */
export async function hasWholeCluster(layout: Layout): Promise<boolean> {
  const { cluster } = layout;
  const version = (await unless(['ENOENT'], '', () => readFile(join(cluster, 'PG_VERSION'), 'utf8'))).trim();
  const whole = version !== '' && (await exists(join(cluster, 'global', 'pg_control')));
  if (!whole) {
    if (!(await exists(join(cluster, 'postmaster.opts')))) return false;
    throw new EmbeddedEngineError(
      'damaged',
      `The database in ${cluster} is damaged: its version or control file is missing. ` +
        'Restore it from a copy, or move that folder away to start with an empty database.',
    );
  }
  if (version === MAJOR_VERSION) return true;
  throw new EmbeddedEngineError(
    'other_version',
    `The database in ${cluster} is of PostgreSQL ${version}; this release runs PostgreSQL ${MAJOR_VERSION}. ` +
      'Start the release that made it, or move its data with pg_dump and pg_restore into a new DATA_DIR or into a ' +
      'PostgreSQL of your own by DATABASE_URL.',
  );
}

async function exists(path: string): Promise<boolean> {
  return unless(['ENOENT'], false, async () => {
    await access(path);
    return true;
  });
}

/**
 * Makes the cluster under a name of its own and renames it when it is whole and on disk. The final name so never holds
 * half a cluster, and of several processes one wins. True: this process made it. The signal
 * ends its programs.
 */
export async function makeCluster(
  layout: Layout,
  binaries: RunnableBinaries,
  log: Logger,
  signal?: AbortSignal,
): Promise<boolean> {
  await removeLeftovers(layout, log);
  await setAsideHalfMade(layout, log);
  const making = join(layout.folder, `${MAKING}${process.pid}.${(await processIdentity(process.pid)) ?? ''}`);
  // candidates without one were left out
  const maker = (await makerOf(binaries.user)) ?? binaries.user;
  try {
    await mkdir(making, { mode: 0o700 });
    await giveTo(maker, making);
    const directory = clusterArgument(maker, making);
    await runProgram(maker, binaries.initdb, [`--pgdata=${directory}`, ...INITDB_ARGUMENTS], making, signal);
    await runProgram(
      maker,
      binaries.postgres,
      ['--single', '-j', '-D', directory, '-c', 'log_checkpoints=off', 'postgres'],
      making,
      signal,
      singleUserInput(),
    );
    await runProgram(maker, binaries.initdb, [`--pgdata=${directory}`, '--sync-only'], making, signal);
    if (maker !== binaries.user) await giveToUser(making, binaries.user);
    return await unless(['EEXIST', 'ENOTEMPTY'], false, () => putInPlace(making, layout));
  } finally {
    await rm(making, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** In its `-j` mode a statement ends with a semicolon and an empty line. Source: PostgreSQL's page on `postgres`. */
const singleUserInput = (): string => FIRST_STATEMENTS.map((statement) => `${statement};\n\n`).join('');

async function putInPlace(making: string, layout: Layout): Promise<boolean> {
  await rename(making, layout.cluster);
  const folder = await open(layout.folder, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return true;
}

/** Removes what a process that is gone left of a cluster. Leaves alone what another one is making. */
async function removeLeftovers(layout: Layout, log: Logger): Promise<void> {
  for (const name of await readdir(layout.folder)) {
    if (!name.startsWith(MAKING)) continue;
    const [pid, ...identity] = name.slice(MAKING.length).split('.');
    if ((await processIdentity(Number(pid))) === identity.join('.')) continue;
    log.log('warn', 'an embedded database whose making was interrupted is removed', { folder: name });
    // its initdb may still be dying
    await rm(join(layout.folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** Renames a folder under the final name that never was a whole cluster: this program did not make it. */
async function setAsideHalfMade(layout: Layout, log: Logger): Promise<void> {
  const content = await unless(['ENOENT'], [], () => readdir(layout.cluster));
  if (content.length === 0 || (await hasWholeCluster(layout))) return;
  const aside = `${layout.cluster}.half-made-${process.pid}-${process.hrtime.bigint()}`;
  await unless(['ENOENT'], undefined, () => rename(layout.cluster, aside));
  log.log('warn', 'a half-made embedded database is set aside and a new one is made', { folder: aside });
}

async function runProgram(
  user: EngineUser,
  program: string,
  args: readonly string[],
  cwd: string,
  signal: AbortSignal | undefined,
  input = '',
): Promise<void> {
  signal?.throwIfAborted();
  const command = commandAs(user, program, args);
  const child = spawn(command.file, command.args, { ...command.as, cwd, env: ENGINE_ENVIRONMENT, stdio: 'pipe' });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed = (printed + chunk.toString()).slice(-4096);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // a program that ends early closes its input; its exit code says why
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const stop = (): boolean => child.kill('SIGTERM');
  signal?.addEventListener('abort', stop);
  // empty: it ended well
  const ended = await new Promise<string>((resolve) => {
    child.once('error', (error) => {
      resolve(`cannot be run on this system (${error.message}); set DATABASE_URL to use a PostgreSQL of your own`);
    });
    child.once('close', (code, signalName) => {
      resolve(code === 0 ? '' : `ended with ${String(code ?? signalName)}`);
    });
  });
  signal?.removeEventListener('abort', stop);
  signal?.throwIfAborted();
  // in single-user mode a failed statement only prints its error, and the program ends with 0
  if (ended === '' && !printed.includes('ERROR:')) return;
  throw new EmbeddedEngineError(
    'start_failed',
    `The embedded database could not be made in ${cwd}: ${program} ${ended}\n${printed.trim()}`,
  );
}
