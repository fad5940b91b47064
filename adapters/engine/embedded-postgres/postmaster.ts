import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { engineErrorCode, unless } from './errors.js';
import { processIdentity, worksOnCluster } from './process-table.js';

/** What PostgreSQL's own lock file says about the engine that runs, or ran, on a cluster. */
export interface Postmaster {
  readonly pid: number;
  readonly socketDir: string;
  /** It said that it takes connections; it may have stopped since. */
  readonly ready: boolean;
  /** False: an engine that is gone left the file; another program may have its number now. */
  readonly alive: boolean;
}

export const lockFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/**
 * Null: no engine runs, and the last one ended in order. Source: pidfile.h of PostgreSQL: line 1 is the process, 5 the
 * socket folder, 8 the state.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await unless(['ENOENT'], null, () => readFile(lockFileOf(cluster), 'utf8'));
  if (text === null) return null;
  const lines = text.split('\n');
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  // an engine is writing it at this moment, or was killed while it did
  if (!Number.isInteger(pid) || pid === 0) return null;
  return {
    pid,
    socketDir: resolve(cluster, lines[4] ?? ''),
    ready: lines[7]?.trim() === 'ready',
    alive: await worksOnCluster(pid, cluster),
  };
}

/** Ends a postmaster. `fast`: it rolls back and writes a checkpoint; `immediate`: it recovers at the next start. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * Ends the engine and waits for it. False: it still runs after `limitMs`. `identity`: what `processIdentity` said of
 * it.
 */
export async function stopPostmaster(
  pid: number,
  identity: string | null,
  how: keyof typeof SIGNALS,
  limitMs: number,
): Promise<boolean> {
  // its folder may be gone, and its number another program's
  const isGone = async (): Promise<boolean> => identity === null || (await processIdentity(pid)) !== identity;
  if ((await isGone()) || !sendSignal(pid, SIGNALS[how])) return true;
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    // not by the lock file, which goes a moment before the process does
    if (await isGone()) return true;
    await pause(5);
  }
  return false;
}

/** False: there is no such process. */
export function sendSignal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (engineErrorCode(error) === 'ESRCH') return false;
    throw error;
  }
}
