import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { locateBinaries } from '../../../adapters/engine/embedded-postgres/binaries.js';
import { ENGINE_ENVIRONMENT } from '../../../adapters/engine/embedded-postgres/settings.js';
import { quantile } from './quantile.js';

const run = promisify(execFile);
const WRITES = 200;
const PAGE_BYTES = 8_192;
const FSYNC_LIMIT_MS = 1_000;

/** On what the figures were measured. */
export interface Machine {
  readonly system: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGib: number;
  /** Processes that wanted a core over the last minute, before the run: other work beside it. */
  readonly loadAverage: number;
  readonly node: string;
  readonly embeddedPostgres: string;
  /** One page of a log written and handed to the disk. */
  readonly fsyncP50Ms: number;
  readonly fsyncP99Ms: number;
}

export const describeMachine = async (): Promise<Machine> => {
  const processors = cpus();
  return {
    system: `${type()} ${release()}`,
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGib: totalmem() / 1024 ** 3,
    loadAverage: loadavg()[0] ?? Number.NaN,
    node: process.versions.node,
    embeddedPostgres: await embeddedVersion(),
    ...(await measureFsync()),
  };
};

const embeddedVersion = async (): Promise<string> => {
  const { stdout } = await run(join(await locateBinaries(), 'bin', 'postgres'), ['--version'], {
    env: ENGINE_ENVIRONMENT,
  });
  return /\d[\d.]*/.exec(stdout)?.[0] ?? stdout.trim();
};

/** Where the databases of the benchmark are: in the temporary folder. */
const measureFsync = async (): Promise<Pick<Machine, 'fsyncP50Ms' | 'fsyncP99Ms'>> => {
  const folder = await mkdtemp(join(tmpdir(), 'signgate-bench-fsync-'));
  const file = await open(join(folder, 'log'), 'w');
  try {
    const page = Buffer.alloc(PAGE_BYTES, 1);
    const timesMs: number[] = [];
    const until = performance.now() + FSYNC_LIMIT_MS;
    while (timesMs.length < WRITES && performance.now() < until) {
      const startedAt = performance.now();
      await file.write(page);
      await file.datasync();
      timesMs.push(performance.now() - startedAt);
    }
    timesMs.sort((left, right) => left - right);
    return { fsyncP50Ms: quantile(timesMs, 0.5), fsyncP99Ms: quantile(timesMs, 0.99) };
  } finally {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  }
};
