import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster, lockFileOf, sendSignal } from './postmaster.js';
import { orphanedBackends, processesOn } from './process-table.js';
import { PORT } from './settings.js';
import type { Site } from './site.js';

/** An engine that starts at this moment fills its new lock file within less than this. */
const WRITING_LIMIT_MS = 300;

/**
 * Repairs what a killed engine left and what keeps PostgreSQL from starting. `log` is what the refused start said.
 * True: try again.
 */
export async function repairAftermath(site: Site, log: string): Promise<boolean> {
  if (/lock file "postmaster\.pid" already exists/.test(log)) return true; // another process was faster
  if (/lock file "postmaster\.pid"( is empty|:)/.test(log)) return removeUnreadableLock(site);
  if (/lock file ".*\.s\.PGSQL\.\d+\.lock"/.test(log)) return removeSocketLock(site);
  if (log.includes('pre-existing shared memory block')) return endOrphans(site);
  return false;
}

/** A kill between making and filling the lock file leaves it empty for ever; a power cut may fill it with zeros. */
async function removeUnreadableLock(site: Site): Promise<boolean> {
  const { cluster } = site.layout;
  await pause(WRITING_LIMIT_MS);
  if ((await findPostmaster(cluster)) !== null || (await processesOn(cluster)).length > 0) return true;
  site.log.log('warn', 'a lock file that a killed embedded database left half-written is removed', {});
  // safe even beside an engine that starts now: PostgreSQL's second lock, a memory block for the folder, still holds
  await rm(lockFileOf(cluster), { force: true });
  return true;
}

/**
 * Another program has its number by now, or it is half-written. The cluster's own lock file decides who owns the
 * socket; this one only repeats it.
 */
async function removeSocketLock(site: Site): Promise<boolean> {
  await rm(join(site.layout.socketDir, `.s.PGSQL.${PORT}.lock`), { force: true });
  return true;
}

async function endOrphans(site: Site): Promise<boolean> {
  const orphans = await orphanedBackends(site.layout.cluster);
  site.log.log('warn', 'processes of a killed embedded database are still at work; they are ended', { orphans });
  for (const pid of orphans) sendSignal(pid, 'SIGQUIT');
  await pause(100);
  return true;
}
