import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Command,
  candidateUsers,
  commandAs,
  type EngineUser,
  makerOf,
} from '../../../adapters/engine/embedded-postgres/engine-user.js';
import { ENGINE_ENVIRONMENT } from '../../../adapters/engine/embedded-postgres/settings.js';
import { startPostgres, type TestServer } from '../../support/postgres-process.js';

const run = promisify(execFile);
/** Where Debian and what comes of it put the programs of each major version. */
const VERSIONS = '/usr/lib/postgresql';
const OWNER = 'signgate';

/** The folder with the programs of the newest version that is installed; null for none. */
const programs = async (): Promise<string | null> => {
  const versions = (await readdir(VERSIONS).catch(() => []))
    .filter((name) => /^\d+$/.test(name))
    .sort((left, right) => Number(left) - Number(right));
  const newest = versions.at(-1);
  return newest === undefined ? null : join(VERSIONS, newest, 'bin');
};

/** Where a server takes connections beside its socket. */
export interface ServerPlace {
  readonly address: string;
  /** From where any user is let in without a password, as `address/bits`. */
  readonly trusted: string;
  /** A file of the network that it runs in. Only root can enter one. */
  readonly networkFile: string;
}

/**
 * A PostgreSQL as Debian configures it, on a socket in a temporary folder, and at `place`; null where none is
 * installed.
 */
export const startDebianServer = async (place: ServerPlace | null = null): Promise<TestServer | null> => {
  const bin = await programs();
  if (bin === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'signgate-bench-server-'));
  try {
    const user = await ownerOf(folder);
    const { connection, stop } = await startIn(folder, bin, user, place);
    return {
      connection,
      stop: async () => {
        await stop();
        await rm(folder, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
};

/** PostgreSQL refuses to run as root: the folder then goes to a user who is not, and who has a name, as initdb asks. */
const ownerOf = async (folder: string): Promise<EngineUser> => {
  const [candidate] = await candidateUsers(join(folder, 'data'));
  const user = candidate === undefined ? null : await makerOf(candidate);
  if (user === null) throw new Error('There is no user as whom PostgreSQL could run');
  if (user.kind === 'drop') await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o755);
  return user;
};

const startIn = async (
  folder: string,
  bin: string,
  user: EngineUser,
  place: ServerPlace | null,
): Promise<TestServer> => {
  const data = join(folder, 'data');
  const make = commandAs(user, join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    OWNER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  await run(make.file, [...make.args], { ...make.as, cwd: '/', env: ENGINE_ENVIRONMENT });
  if (place !== null) await appendFile(join(data, 'pg_hba.conf'), `host all all ${place.trusted} trust\n`);
  const start = commandAs(user, join(bin, 'postgres'), [
    '-D',
    data,
    '-c',
    `listen_addresses=${place?.address ?? ''}`,
    '-c',
    `unix_socket_directories=${folder}`,
  ]);
  const connection = { host: folder, port: 5432, user: OWNER, database: 'postgres' };
  return startPostgres(place === null ? start : within(place, start), '/', connection);
};

/** The same command in another network: its user is changed on the way, for only root may enter. */
const within = ({ networkFile }: ServerPlace, { file, args, as: { uid, gid } }: Command): Command => ({
  file: 'nsenter',
  args: [
    `--net=${networkFile}`,
    ...(uid === undefined ? [] : [`--setuid=${uid}`]),
    ...(gid === undefined ? [] : [`--setgid=${gid}`]),
    ...['--', file, ...args],
  ],
  as: {},
});
