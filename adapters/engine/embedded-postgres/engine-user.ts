import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unless } from './errors.js';
import { ENGINE_ENVIRONMENT } from './settings.js';

const run = promisify(execFile);

/**
 * The user that the engine runs as. PostgreSQL refuses to run as root.
 * - `self`: the caller's own user, who is not root.
 * - `drop`: root gives up its rights and becomes an unprivileged user.
 * - `namespace`: root may not change its user (a container without that right, a user namespace of one id). The engine
 *   runs in a further user namespace, without any capability; its files stay the caller's.
 */
export type EngineUser =
  | { readonly kind: 'self' }
  | { readonly kind: 'drop'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'namespace' };

export function ownUid(): number {
  return process.geteuid?.() ?? -1;
}

/** Users that may run the engine, the best one first. Only its owner can open a cluster that exists. */
export async function candidateUsers(cluster: string): Promise<readonly EngineUser[]> {
  if (ownUid() !== 0) return [{ kind: 'self' }];
  const owner = await unless(['ENOENT'], null, () => stat(join(cluster, 'PG_VERSION')));
  if (owner !== null)
    return [owner.uid === 0 ? { kind: 'namespace' } : { kind: 'drop', uid: owner.uid, gid: owner.gid }];
  const named = await Promise.all(['postgres', '_postgres', 'nobody'].map(lookUpUser));
  return [...named.filter((user) => user !== null), { kind: 'namespace' }];
}

async function lookUpUser(name: string): Promise<EngineUser | null> {
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
