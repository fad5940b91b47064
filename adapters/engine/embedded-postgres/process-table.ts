import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { unless } from './errors.js';
import { ENGINE_ENVIRONMENT } from './settings.js';

const run = promisify(execFile);
const GONE = ['ENOENT', 'ESRCH'];
const hasProc = process.platform === 'linux';

interface ProcStat {
  readonly parent: number;
  /** Clock ticks between the machine's start and the process's. */
  readonly startTicks: string;
}

/** Null for a process that is gone, or that is dead and waits for its parent to notice. */
async function procStat(pid: number): Promise<ProcStat | null> {
  const text = await unless(GONE, null, () => readFile(`/proc/${pid}/stat`, 'utf8'));
  if (text === null) return null;
  // the name, in brackets, may itself hold brackets and blanks. Source: proc_pid_stat(5), fields 3, 4 and 22
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, parent] = fields;
  if (state === undefined || state === 'Z' || state === 'X') return null;
  return { parent: Number(parent), startTicks: fields[19] ?? '' };
}

let bootId: string | null = null;

/**
 * Tells a process from every other that has or will have its number. Null: there is no such process. Equal only for the
 * same process; survives neither its end nor a restart of the machine.
 */
export async function processIdentity(pid: number): Promise<string | null> {
  if (!hasProc) return (await ps(pid, 'lstart'))?.replaceAll(/\W+/g, '-') ?? null;
  const found = await procStat(pid);
  if (found === null) return null;
  bootId ??= await unless(['ENOENT', 'EACCES'], '', async () =>
    (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim(),
  );
  return `${found.startTicks}-${bootId}`;
}

async function ps(pid: number, column: string): Promise<string | null> {
  try {
    const { stdout } = await run('ps', ['-o', `${column}=`, '-p', String(pid)], { env: ENGINE_ENVIRONMENT });
    return stdout.trim() || null;
  } catch {
    // ps ends with 1 where there is no such process
    return null;
  }
}

/** Whether `pid` is a live PostgreSQL process of that cluster. A number alone proves nothing: it is used again. */
export async function worksOnCluster(pid: number, cluster: string): Promise<boolean> {
  if (!hasProc) return (await ps(pid, 'command'))?.includes('postgres') ?? false;
  if ((await procStat(pid)) === null) return false;
  // a process of PostgreSQL works in its data directory. One that this process may not look at is another user's
  const [own, its] = await Promise.all([
    unless(GONE, null, () => stat(cluster)),
    unless([...GONE, 'EACCES', 'EPERM'], null, () => stat(`/proc/${pid}/cwd`)),
  ]);
  return own !== null && its !== null && own.dev === its.dev && own.ino === its.ino;
}

/** All processes that work in the cluster, postmasters and backends. Empty where the system has no /proc. */
export async function processesOn(cluster: string): Promise<number[]> {
  if (!hasProc) return [];
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const theirs = await Promise.all(pids.map((pid) => worksOnCluster(pid, cluster)));
  return pids.filter((_, index) => theirs[index]);
}

/**
 * Processes of that cluster that outlived their postmaster. They write until their statement ends; no new engine can
 * start before.
 */
export async function orphanedBackends(cluster: string): Promise<number[]> {
  const all = await processesOn(cluster);
  const orphaned = await Promise.all(
    all.map(async (pid) => {
      const title = await unless(GONE, '', () => readFile(`/proc/${pid}/cmdline`, 'utf8'));
      const parent = (await procStat(pid))?.parent;
      // a postmaster has a command line, a backend a title
      return title.startsWith('postgres: ') && parent !== undefined && !all.includes(parent);
    }),
  );
  return all.filter((_, index) => orphaned[index]);
}
