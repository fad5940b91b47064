import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { EmbeddedEngineError, unless } from './errors.js';
import type { Layout } from './layout.js';
import { processIdentity } from './process-table.js';

/**
 * An advisory lock in the engine locks a data directory (`Lease.claimService`). It cannot go stale, but it is gone
 * while a dead engine starts again. This file covers that moment: it names the process of the service by number and
 * start time, so that a number in use again means nothing.
 */
interface Mark {
  readonly pid: number;
  readonly identity: string | null;
}

/** Throws `in_use` where another living service has left its mark. */
export async function refuseIfMarked(layout: Layout): Promise<void> {
  const mark = await livingMark(layout);
  if (mark !== null) throw inUse(layout, mark.pid);
}

/** Whether another living service has left its mark. */
export async function isMarkedByAnother(layout: Layout): Promise<boolean> {
  const mark = await livingMark(layout);
  return mark !== null && mark.pid !== process.pid;
}

async function livingMark(layout: Layout): Promise<Mark | null> {
  const mark = await readMark(layout);
  if (mark === null || mark.identity === null) return null;
  return mark.identity === (await processIdentity(mark.pid)) ? mark : null;
}

export function inUse(layout: Layout, pid: number | null): EmbeddedEngineError {
  return new EmbeddedEngineError(
    'in_use',
    `Another service (${pid === null ? 'its process id is not known' : `pid ${pid}`}) uses the data directory ` +
      `${layout.dataDir}. ` +
      'Stop it first, or choose another DATA_DIR. Several instances share a PostgreSQL of your own by DATABASE_URL.',
  );
}

/** Called with the claim in hand. */
export async function leaveMark(layout: Layout): Promise<void> {
  const mark: Mark = { pid: process.pid, identity: await processIdentity(process.pid) };
  const draft = `${layout.serviceMark}.${process.pid}`;
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(mark), { mode: 0o600, flag: 'wx' });
  await rename(draft, layout.serviceMark);
}

export async function removeMark(layout: Layout): Promise<void> {
  await rm(layout.serviceMark, { force: true });
}

async function readMark(layout: Layout): Promise<Mark | null> {
  const text = await unless(['ENOENT'], null, () => readFile(layout.serviceMark, 'utf8'));
  if (text === null) return null;
  try {
    return JSON.parse(text) as Mark;
  } catch {
    // cut short by a full disk or a power loss: its writer is gone, or still holds the lock in the engine
    return null;
  }
}
