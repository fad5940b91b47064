import { createHash } from 'node:crypto';
import { chmod, chown, lchown, lstat, mkdir, readdir, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineUser, ownUid } from './engine-user.js';
import { EmbeddedEngineError, engineErrorCode, unless } from './errors.js';
import { PORT } from './settings.js';

/** Longest path of a socket, bytes. Source: sun_path of unix(7) is 108 with its NUL; 104 on the BSDs and macOS. */
const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

/** The paths of one engine: absolute, and without symbolic links. */
export interface Layout {
  readonly dataDir: string;
  /** `DATA_DIR/postgres`. The user who starts the engine owns it; the engine's user owns only cluster and socket. */
  readonly folder: string;
  /** PostgreSQL's data directory. It exists only whole, because it is made under another name. */
  readonly cluster: string;
  readonly socketDir: string;
  /** The socket folder for the engine's settings: relative to the cluster where possible, which keeps it short. */
  readonly socketSetting: string;
  readonly logFile: string;
  /** Names the process of the service that holds the data directory. */
  readonly serviceMark: string;
}

/** Makes the folder that holds the engine. Throws `no_access` where that is not allowed. */
export async function prepareLayout(dataDir: string): Promise<Layout> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const real = await realpath(dataDir);
    const folder = join(real, 'postgres');
    await unless(['EEXIST'], undefined, () => mkdir(folder, { mode: 0o700 }));
    // another user's engine passes through it, from its cluster to its socket, and can neither list nor change it
    if (ownUid() === 0 && (await lstat(folder)).uid === 0) await chmod(folder, 0o711);
    return describeLayout(real, folder);
  } catch (error) {
    throw noAccess(dataDir, error);
  }
}

/** The layout of a data directory that is there; null where none is. Makes nothing. Throws `no_access`. */
export async function findLayout(dataDir: string): Promise<Layout | null> {
  try {
    const real = await unless(['ENOENT', 'ENOTDIR'], null, () => realpath(dataDir));
    return real === null ? null : describeLayout(real, join(real, 'postgres'));
  } catch (error) {
    throw noAccess(dataDir, error);
  }
}

export function noAccess(path: string, cause: unknown): EmbeddedEngineError {
  return new EmbeddedEngineError(
    'no_access',
    `The data directory cannot be used: ${path} (${engineErrorCode(cause) || String(cause)}, as uid ${ownUid()}). ` +
      'Start as the user that owns it, choose another DATA_DIR, or set DATABASE_URL to use a PostgreSQL of your own.',
    { cause },
  );
}

/** A service does not begin anew with an empty database while it runs. */
export function goneFrom({ cluster }: Layout): EmbeddedEngineError {
  return new EmbeddedEngineError(
    'damaged',
    `The database in ${cluster} is gone: its folder was removed or moved while the service ran. ` +
      'Put it back, or stop the service: its next start begins with an empty database.',
  );
}

function describeLayout(dataDir: string, folder: string): Layout {
  const inFolder = join(folder, 'socket');
  const fits = socketPathFits(inFolder);
  const socketDir = fits ? inFolder : temporarySocketDir(dataDir);
  return {
    dataDir,
    folder,
    cluster: join(folder, 'cluster'),
    socketDir,
    socketSetting: fits ? '../socket' : socketDir,
    logFile: join(folder, 'engine.log'),
    serviceMark: join(folder, 'service.json'),
  };
}

const socketPathFits = (folder: string): boolean =>
  Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH;

/** The same for every process of one data directory. */
function temporarySocketDir(dataDir: string): string {
  const name = `signgate-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const wanted = join(tmpdir(), name);
  return socketPathFits(wanted) ? wanted : join('/tmp', name);
}

/** Makes the socket folder, which only the engine's user and root can enter. */
export async function prepareSocketDir(layout: Layout, user: EngineUser): Promise<void> {
  const { socketDir } = layout;
  await unless(['EEXIST'], undefined, () => mkdir(socketDir, { mode: 0o700 }));
  const found = await lstat(socketDir);
  const owners = user.kind === 'drop' ? [ownUid(), user.uid] : [ownUid()];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new EmbeddedEngineError(
      'no_access',
      `The database's socket folder ${socketDir} is not a folder of this user (it belongs to uid ${found.uid}). ` +
        'Remove it, or choose a shorter DATA_DIR.',
    );
  }
  await giveTo(user, socketDir);
}

/** Makes a folder private to the engine's user. */
export async function giveTo(user: EngineUser, folder: string): Promise<void> {
  await chmod(folder, 0o700);
  if (user.kind === 'drop') await chown(folder, user.uid, user.gid);
}

/**
 * Gives a folder and all in it to the engine's user. A folder comes before what it holds: from then on its former owner
 * can put no link in the way.
 */
export async function giveToUser(folder: string, user: EngineUser): Promise<void> {
  if (user.kind !== 'drop') return;
  await lchown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveToUser(path, user);
    else await lchown(path, user.uid, user.gid);
  }
}
