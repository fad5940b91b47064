import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unless } from './errors.js';
import { ENGINE_ENVIRONMENT } from './settings.js';

const run = promisify(execFile);

/**
 * The user that the engine runs as. PostgreSQL refuses to run as root.
 * - `self`: the caller's own user, who is not root.
 * - `drop`: root gives up its rights and becomes an unprivileged user. Where that one is shared, other programs that
 *   run as it can read what the engine keeps.
 * - `namespace`: root may not change its user (a container without that right, a user namespace of one id). The engine
 *   runs in a further user namespace, without any capability; its files stay the caller's.
 */
export type EngineUser =
  | { readonly kind: 'self' }
  | { readonly kind: 'drop'; readonly uid: number; readonly gid: number; readonly isShared?: true }
  | { readonly kind: 'namespace' };

export function ownUid(): number {
  return process.geteuid?.() ?? -1;
}

/**
 * Ids without a name, for services that have no user of their own in the system's list. Source: systemd, "Users,
 * Groups, UIDs and GIDs on systemd Systems", dynamic service users.
 */
const FIRST_OWN_ID = 61_184;
const LAST_OWN_ID = 65_519;
/** Ids of the range that are tried. The list of users may name some of them after all. */
const OWN_ID_TRIES = 10;

/** Users that may run the engine, the best one first. Only its owner can open a cluster that exists. */
export async function candidateUsers(cluster: string): Promise<readonly EngineUser[]> {
  if (ownUid() !== 0) return [{ kind: 'self' }];
  const owner = await unless(['ENOENT'], null, () => stat(join(cluster, 'PG_VERSION')));
  if (owner !== null)
    return [owner.uid === 0 ? { kind: 'namespace' } : { kind: 'drop', uid: owner.uid, gid: owner.gid }];
  const candidates = [await lookUpUser('signgate'), await nameless(cluster), ...(await sharedUsers())];
  return [...candidates.filter((user) => user !== null), { kind: 'namespace' }];
}

/** Users that other programs may run as, too. */
async function sharedUsers(): Promise<readonly EngineUser[]> {
  const named = await Promise.all(['postgres', '_postgres', 'nobody'].map(lookUpUser));
  return named.filter((user) => user !== null).map((user) => ({ ...user, isShared: true }));
}

/** A user that nothing else is: the same one for a cluster each time. */
async function nameless(cluster: string): Promise<EngineUser | null> {
  const start = createHash('sha256').update(cluster).digest().readUInt32BE();
  const count = LAST_OWN_ID - FIRST_OWN_ID + 1;
  for (let attempt = 0; attempt < OWN_ID_TRIES; attempt += 1) {
    const id = FIRST_OWN_ID + ((start + attempt) % count);
    const user = { kind: 'drop', uid: id, gid: id } as const;
    if ((await nameOf(id)) === null) return (await makerOf(user)) === null ? null : user;
  }
  return null;
}

/**
 * The user that makes a cluster for `user`: `initdb` refuses to run for one without a name, which the engine itself
 * does not ask for. Null: there is none here.
 */
export async function makerOf(user: EngineUser): Promise<EngineUser | null> {
  if (user.kind !== 'drop' || (await nameOf(user.uid)) !== null) return user;
  for (const maker of [{ kind: 'namespace' } as const, ...(await sharedUsers())]) {
    const { file, args, as } = commandAs(maker, 'id', ['-un']);
    const hasName = await run(file, args, { ...as, cwd: '/', env: ENGINE_ENVIRONMENT }).then(
      () => true,
      () => false,
    );
    if (hasName) return maker;
  }
  return null;
}

/** The name of a user; null where the system has none for it. */
export async function nameOf(uid: number): Promise<string | null> {
  try {
    // without a process of its own, which a start would wait for
    if (uid === ownUid()) return userInfo().username;
    const { stdout } = await run('id', ['-un', String(uid)], { env: ENGINE_ENVIRONMENT });
    return stdout.trim();
  } catch {
    // no such user here, or no `id` program
    return null;
  }
}

async function lookUpUser(name: string): Promise<Extract<EngineUser, { kind: 'drop' }> | null> {
  try {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    return uid > 0 && gid > 0 ? { kind: 'drop', uid, gid } : null;
  } catch {
    // no such user here, or no `id` program: the next candidate is tried
    return null;
  }
}

async function idOf(flag: string, name: string): Promise<number> {
  const { stdout } = await run('id', [flag, name], { env: ENGINE_ENVIRONMENT });
  return Number.parseInt(stdout, 10);
}

export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  /** For `spawn`. */
  readonly as: { readonly uid?: number; readonly gid?: number };
}

/** The command line that runs `file` as `user`. The process id is that of `file` itself. */
export function commandAs(user: EngineUser, file: string, args: readonly string[]): Command {
  if (user.kind === 'drop') return { file, args, as: { uid: user.uid, gid: user.gid } };
  if (user.kind === 'self') return { file, args, as: {} };
  return { file: 'unshare', args: ['--user', '--map-user=1', '--map-group=1', '--', file, ...args], as: {} };
}

/**
 * The data directory for the engine's arguments. A dropped user may be unable to follow the path (a clone below a
 * private folder), but a process may always use the folder that it started in; only Linux has a name for that.
 */
export function clusterArgument(user: EngineUser, cluster: string): string {
  return user.kind === 'drop' && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

export function describeUser(user: EngineUser): string {
  if (user.kind === 'drop') return `uid ${user.uid}`;
  return user.kind === 'self' ? `uid ${ownUid()}` : 'a user namespace of its own';
}
