import { readdir, readFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTE = 1_000_000;

/** One look at a running service. Memory and disk in megabytes. */
export interface Sample {
  readonly atSeconds: number;
  /** Of the service's process. */
  readonly rss: number;
  readonly heap: number;
  /** Memory outside the heap that JavaScript holds: buffers. */
  readonly external: number;
  readonly handles: number;
  /** Delay of the event loop since the sample before, 99th percentile, milliseconds. */
  readonly lagP99Ms: number;
  /** Of all the engine's processes together, without the memory that they share. */
  readonly enginePrivate: number;
  readonly engineProcesses: number;
  readonly disk: number;
}

export interface Sampled {
  readonly servicePid: number;
  readonly enginePid: number;
  readonly adminUrl: string;
  readonly dataDir: string;
}

export const takeSample = async (
  { servicePid, enginePid, adminUrl, dataDir }: Sampled,
  startedAt: number,
): Promise<Sample> => {
  const [status, page, engine, disk] = await Promise.all([
    readFile(`/proc/${servicePid}/status`, 'utf8'),
    fetch(`${adminUrl}/metrics`).then((answer) => answer.text()),
    privateMemory(enginePid),
    run('du', ['-s', '--block-size=1000', dataDir]).then(({ stdout }) => Number.parseInt(stdout, 10) / 1000),
  ]);
  const metric = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]);
  return {
    atSeconds: (performance.now() - startedAt) / 1000,
    rss: kilobytesOf(status, 'VmRSS') / 1000,
    heap: metric('nodejs_heap_size_used_bytes') / MEGABYTE,
    external: metric('nodejs_external_memory_bytes') / MEGABYTE,
    handles: metric('nodejs_active_handles_total'),
    lagP99Ms: metric('nodejs_eventloop_lag_p99_seconds') * 1000,
    enginePrivate: engine.reduce((sum, megabytes) => sum + megabytes, 0),
    engineProcesses: engine.length,
    disk,
  };
};

/**
 * In thousands of bytes; the kernel counts by 1,024. A process that has ended and waits for its parent holds nothing.
 */
const kilobytesOf = (status: string, name: string): number =>
  (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024) / 1000;

/** Of a process and its children, each in megabytes. */
const privateMemory = async (pid: number): Promise<readonly number[]> => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    pids.map(async (name) => {
      // a process may end while it is looked at
      const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
      const isPart = Number(name) === pid || Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]) === pid;
      return isPart ? [kilobytesOf(status, 'RssAnon') / 1000] : [];
    }),
  );
  return found.flat();
};
