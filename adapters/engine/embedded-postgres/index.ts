import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedEngineError, engineErrorCode } from './errors.js';
import { hasWholeCluster } from './cluster.js';
import { findLayout, noAccess } from './layout.js';
import { findPostmaster, sendSignal } from './postmaster.js';
import { type Reached, reachEngine } from './reach.js';
import { inUse, isMarkedByAnother, leaveMark, refuseIfMarked } from './service-mark.js';
import { DATABASE, OWNER, PORT } from './settings.js';
import { type EngineOptions, openSite, type Site } from './site.js';
import { Supervisor } from './supervisor.js';
import { processIdentity } from './process-table.js';

export { EmbeddedEngineError, type EngineErrorKind } from './errors.js';
export type { EngineOptions } from './site.js';

/** A killed service's claim outlasts its process by a moment. */
const CLAIM_LIMIT_MS = 3_000;

export interface EmbeddedEngine {
  /** For `pg` and for knex, as owner of the service's database. A restart of the engine does not change it. */
  readonly connection: {
    /** The socket folder. */
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
    readonly ssl: false;
  };
  /** False: the engine was running already. */
  readonly startedHere: boolean;
  /** This call made the cluster, so the database is empty. */
  readonly firstStart: boolean;
  /**
   * Gives the engine up, and ends it unless another process uses it. Close your own connections before. May be called
   * again; never rejects.
   */
  close(): Promise<void>;
}

/** Whether a data directory holds a database. Makes nothing. Rejects with `EmbeddedEngineError` for a damaged one. */
export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  const layout = await findLayout(dataDir);
  return layout !== null && hasWholeCluster(layout);
}

/** An engine that starts at this moment has not filled its lock file yet. */
const STARTING_LIMIT_MS = 300;

/**
 * Asks the engine of a data directory to end, and does not wait: for a process that is forced to end. Leaves an engine
 * that another living service holds.
 */
export async function endEmbeddedEngine(dataDir: string): Promise<void> {
  const layout = await findLayout(dataDir);
  if (layout === null || (await isMarkedByAnother(layout))) return;
  let found = await findPostmaster(layout.cluster);
  if (found === null) {
    await pause(STARTING_LIMIT_MS);
    found = await findPostmaster(layout.cluster);
  }
  if (found?.alive === true) sendSignal(found.pid, 'SIGINT');
}

/**
 * Opens the PostgreSQL of a data directory: makes it where there is none, starts it where it does not run, and keeps it
 * running as long as a service has it open. Resolves when the database takes connections. Rejects with
 * `EmbeddedEngineError`.
 */
export async function openEmbeddedEngine(options: EngineOptions): Promise<EmbeddedEngine> {
  try {
    const site = await openSite(options);
    const since = performance.now();
    if (site.role === 'service') await refuseIfMarked(site.layout);
    const reached = await reachEngine(site, options.signal);
    if (site.role === 'service') await claimOrEnd(site, reached);
    site.log.log('info', reached.startedHere ? 'embedded database started' : 'attached to the embedded database', {
      engine_pid: reached.pid,
      first_start: reached.firstStart,
      took_ms: Math.round(performance.now() - since),
    });
    const supervisor = new Supervisor(site, reached);
    return {
      connection: { host: reached.socketDir, port: PORT, user: OWNER, database: DATABASE, ssl: false },
      startedHere: reached.startedHere,
      firstStart: reached.firstStart,
      close: () => supervisor.close(),
    };
  } catch (error) {
    if (error instanceof EmbeddedEngineError || options.signal?.aborted === true) throw error;
    if (['EACCES', 'EPERM', 'EROFS'].includes(engineErrorCode(error))) throw noAccess(options.dataDir, error);
    throw new EmbeddedEngineError('start_failed', `The embedded database cannot be used: ${String(error)}`, {
      cause: error,
    });
  }
}

async function claimOrEnd(site: Site, reached: Reached): Promise<void> {
  try {
    await claim(site, reached);
  } catch (error) {
    await reached.lease.end();
    throw error;
  }
}

async function claim(site: Site, { lease }: Reached): Promise<void> {
  const deadline = performance.now() + CLAIM_LIMIT_MS;
  while (!(await lease.claimService())) {
    const holder = await lease.serviceHolder();
    const dead = holder !== null && (await processIdentity(holder)) === null;
    if ((holder !== null && !dead) || performance.now() > deadline) throw inUse(site.layout, holder);
    await pause(20);
  }
  await leaveMark(site.layout);
}
