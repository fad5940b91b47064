import { setTimeout as pause } from 'node:timers/promises';
import { EmbeddedEngineError, errorCode } from './errors.js';
import { noAccess } from './layout.js';
import { type Reached, reachEngine } from './reach.js';
import { inUse, leaveMark, refuseIfMarked } from './service-mark.js';
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
    const reached = await reachEngine(site);
    if (site.role === 'service') await claimOrEnd(site, reached);
    site.log.log('info', reached.startedHere ? 'embedded database started' : 'attached to the embedded database', {
      enginePid: reached.pid,
      firstStart: reached.firstStart,
      tookMs: Math.round(performance.now() - since),
    });
    const supervisor = new Supervisor(site, reached);
    return {
      connection: { host: reached.socketDir, port: PORT, user: OWNER, database: DATABASE, ssl: false },
      startedHere: reached.startedHere,
      firstStart: reached.firstStart,
      close: () => supervisor.close(),
    };
  } catch (error) {
    if (error instanceof EmbeddedEngineError) throw error;
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))) throw noAccess(options.dataDir, error);
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
