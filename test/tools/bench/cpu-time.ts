import { readdir, readFile } from 'node:fs/promises';

/** Processor time of a process or thread so far, microseconds. */
export interface CpuTime {
  readonly user: number;
  readonly system: number;
}

/** Linux counts in hundredths of a second. Source: proc_pid_stat(5); USER_HZ is 100 on every platform of Node. */
const TICK_MICROSECONDS = 10_000;
/** Places of ppid, utime and stime behind the name of the command. Source: proc_pid_stat(5), fields 4, 14 and 15. */
const PLACES = { parent: 1, user: 11, system: 12 } as const;

/** Whether this system tells it at all. */
export const KNOWS_CPU_TIMES = process.platform === 'linux';

export interface ProcessStat extends CpuTime {
  readonly parent: number;
}

/** Reads a line of /proc/PID/stat. The command's name may hold anything, brackets and spaces too. */
const parseStat = (line: string): ProcessStat => {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (place: number): number => Number(fields[place]);
  return {
    parent: at(PLACES.parent),
    user: at(PLACES.user) * TICK_MICROSECONDS,
    system: at(PLACES.system) * TICK_MICROSECONDS,
  };
};

const statOf = async (path: string): Promise<ProcessStat> => parseStat(await readFile(`/proc/${path}/stat`, 'utf8'));

/** The process with all its threads, and its main thread alone. */
export const timeOfProcess = async (pid: number): Promise<{ readonly all: CpuTime; readonly main: CpuTime }> => ({
  all: await statOf(String(pid)),
  main: await statOf(`${pid}/task/${pid}`),
});

export const parentOf = async (pid: number): Promise<number> => (await statOf(String(pid))).parent;

/** A process and its children, each with its times; children that have ended meanwhile are not among them. */
export const familyOf = async (parent: number): Promise<readonly (ProcessStat & { readonly pid: number })[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // a process may end between the two looks
  const stats = await Promise.all(
    pids.map(async (name) => ({ pid: Number(name), stat: await statOf(name).catch(() => null) })),
  );
  return stats.flatMap(({ pid, stat }) =>
    stat !== null && (pid === parent || stat.parent === parent) ? [{ pid, ...stat }] : [],
  );
};

export const timeOfFamily = async (parent: number): Promise<CpuTime> => {
  const family = await familyOf(parent);
  return {
    user: family.reduce((sum, { user }) => sum + user, 0),
    system: family.reduce((sum, { system }) => sum + system, 0),
  };
};

/** What passed between two looks. */
export const between = (before: CpuTime, after: CpuTime): CpuTime => ({
  user: after.user - before.user,
  system: after.system - before.system,
});
