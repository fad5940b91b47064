import { setTimeout as pause } from 'node:timers/promises';
import { repairAftermath } from './aftermath.js';
import { hasWholeCluster, makeCluster } from './cluster.js';
import { EmbeddedEngineError, engineErrorCode } from './errors.js';
import { type EngineProcess, launchEngine } from './launch.js';
import { goneFrom, noAccess } from './layout.js';
import { Lease } from './lease.js';
import { logTail } from './log-file.js';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.js';
import { processIdentity } from './process-table.js';
import type { Site } from './site.js';

/** Longest wait for an engine that is alive but does not answer yet: it may be recovering after a crash. */
const ANSWER_LIMIT_MS = 120_000;
const REPORT_EVERY_MS = 5_000;
/** Longest time for repairing what a killed engine left behind. */
const AFTERMATH_LIMIT_MS = 15_000;
/** For an engine to end that was being started. */
const GIVE_UP_LIMIT_MS = 4_000;
const SHORTEST_PAUSE_MS = 3;
const LONGEST_PAUSE_MS = 250;

/** What `pg` says while an engine starts, recovers or ends. Source: PostgreSQL's error codes; unix(7). */
const NOT_YET = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'];

export interface Reached {
  readonly lease: Lease;
  readonly socketDir: string;
  readonly pid: number;
  /** Tells it from another process of that number, as `processIdentity` does. */
  readonly identity: string | null;
  /** This call started the engine. */
  readonly startedHere: boolean;
  /** This call made the cluster. */
  readonly firstStart: boolean;
}

/**
 * Attaches to the running engine, or makes the cluster and starts one. Any number of processes may do so at once: a
 * rename decides whose cluster wins, PostgreSQL's own lock file whose engine; the others attach. `signal` ends the
 * wait, and an engine that this call is starting. Where there was a cluster, none is made in its place.
 */
export async function reachEngine(site: Site, signal?: AbortSignal, wasThere = false): Promise<Reached> {
  const isWhole = await hasWholeCluster(site.layout);
  if (!isWhole && wasThere) throw goneFrom(site.layout);
  const firstStart = !isWhole && (await makeCluster(site.layout, await site.binaries(), site.log, signal));
  const wait: Wait = { since: performance.now(), reports: 0 };
  let own: EngineProcess | null = null;
  for (;;) {
    await giveUpIfAborted(own, signal);
    const found = await findPostmaster(site.layout.cluster);
    if (found?.alive === true) {
      const { pid, socketDir } = found;
      const lease = found.ready ? await tryLease(site, socketDir) : null;
      if (lease !== null) {
        const identity = await processIdentity(pid);
        return { lease, socketDir, pid, identity, startedHere: own?.pid === pid, firstStart };
      }
    } else {
      own = await startOrExplain(site, own, found, wait);
    }
    await waitOn(site, wait, found?.pid ?? own?.pid);
  }
}

/** Whoever asked for the stop is told when the engine has ended: nothing of a start that was given up goes on. */
async function giveUpIfAborted(own: EngineProcess | null, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted === true && own?.hasEnded() === false) {
    const identity = await processIdentity(own.pid);
    if (!(await stopPostmaster(own.pid, identity, 'fast', GIVE_UP_LIMIT_MS)))
      await stopPostmaster(own.pid, identity, 'immediate', GIVE_UP_LIMIT_MS);
  }
  signal?.throwIfAborted();
}

/** How long this call has waited for an engine. */
interface Wait {
  readonly since: number;
  reports: number;
}

async function waitOn(site: Site, wait: Wait, enginePid: number | undefined): Promise<void> {
  const waitedMs = Math.round(performance.now() - wait.since);
  if (waitedMs > ANSWER_LIMIT_MS) throw await noAnswer(site, enginePid);
  if (waitedMs > (wait.reports + 1) * REPORT_EVERY_MS) {
    wait.reports += 1;
    site.log.log('info', 'waiting for the embedded database, which may be recovering', {
      engine_pid: enginePid,
      waited_ms: waitedMs,
    });
  }
  // a long recovery is asked less and less often: each refusal adds a line to the engine's log
  await pause(Math.min(SHORTEST_PAUSE_MS + waitedMs / 50, LONGEST_PAUSE_MS));
}

/** No engine is alive. Starts one, or explains why the one that it started ended. Null: try again. */
async function startOrExplain(
  site: Site,
  own: EngineProcess | null,
  stale: Postmaster | null,
  wait: Wait,
): Promise<EngineProcess | null> {
  if (own === null) return launchEngine(site, stale?.pid ?? null);
  if (!own.hasEnded()) return own;
  await explainEnd(site, own, performance.now() - wait.since);
  return null;
}

/** Null: the engine takes no connections at this moment. */
async function tryLease(site: Site, socketDir: string): Promise<Lease | null> {
  try {
    const lease = await Lease.connect(socketDir, site.role);
    if (await lease.attach()) return lease;
    await lease.end();
    return null;
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(engineErrorCode(error))) throw noAccess(socketDir, error);
    if (NOT_YET.includes(engineErrorCode(error)) || isBroken(error)) return null;
    throw new EmbeddedEngineError('start_failed', `The embedded database refuses a connection: ${String(error)}`, {
      cause: error,
    });
  }
}

/** Errors of `pg` itself, which have no code. */
function isBroken(error: unknown): boolean {
  return (
    error instanceof Error &&
    engineErrorCode(error) === '' &&
    /terminated|timeout|closed|not queryable/i.test(error.message)
  );
}

/** An engine that this call started ended before it answered. Returns to try again, or throws with its words. */
async function explainEnd(site: Site, own: EngineProcess, waitedMs: number): Promise<void> {
  const tail = await logTail(site.layout.logFile, own.logOffset);
  if (waitedMs < AFTERMATH_LIMIT_MS && (await repairAftermath(site, tail))) return;
  throw new EmbeddedEngineError(
    'start_failed',
    `The embedded database did not start (${own.describeEnd()}). The end of ${site.layout.logFile}:\n` +
      (tail || '(nothing was written)'),
  );
}

async function noAnswer(site: Site, pid: number | undefined): Promise<EmbeddedEngineError> {
  const tail = await logTail(site.layout.logFile, 0);
  return new EmbeddedEngineError(
    'start_failed',
    `The embedded database (pid ${String(pid)}) runs but did not answer within ${ANSWER_LIMIT_MS / 1000} s. ` +
      `The end of ${site.layout.logFile}:\n${tail}`,
  );
}
