import { readFile } from 'node:fs/promises';
import { loadSettings } from '../../../src/config.js';
import { PART, type Part } from '../../../src/runtime/cluster/messages.js';
import { createKey } from '../../support/commands.js';
import { startService } from '../../support/service-process.js';
import { familyOf } from './cpu-time.js';
import { openEmbeddedDatabase } from './databases.js';
import { runLoad } from './load.js';
import type { BenchOptions } from './options.js';
import { type Outcome, rounded } from './outcome.js';

const CONNECTIONS = [1, 16, 50, 200] as const;
const AUTO = loadSettings({ WORKERS: 'auto' }).workers;
const PROCESSES = [...new Set([1, 2, AUTO])];
const SECONDS = 3;
const WARM_UP_CONNECTIONS = 50;
const WORKER: Part = 'worker';

/** Those of its children that answer: beside them are the engine and what works in the background. */
const workersOf = async (primary: number): Promise<readonly number[]> => {
  const children = (await familyOf(primary)).map(({ pid }) => pid).filter((pid) => pid !== primary);
  const environments = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8')));
  return children.filter((_, index) => environments[index]?.split('\0').includes(`${PART}=${WORKER}`));
};

/** Megabytes. Source: proc_pid_status(5). */
const residentOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const measure = async (processes: number, seconds: number) => {
  const database = await openEmbeddedDatabase();
  const service = await startService({ ...database.settings, WORKERS: String(processes) });
  try {
    const headers = { 'x-api-key': await createKey(database.settings) };
    const target = { url: `${service.url}/api/check-transaction`, headers };
    await runLoad(target, WARM_UP_CONNECTIONS, seconds);
    const rounds = [];
    for (const connections of CONNECTIONS) {
      const { requestsPerSecond, p50Ms, p99Ms, failed } = await runLoad(target, connections, seconds);
      const pid = service.child.pid ?? 0;
      const sizes = await Promise.all((processes === 1 ? [pid] : await workersOf(pid)).map(residentOf));
      rounds.push({
        ...{ processes, connections, failed },
        checks_per_second: rounded(requestsPerSecond, 0),
        p50_ms: rounded(p50Ms, 2),
        p99_ms: rounded(p99Ms, 2),
        resident_megabytes_each: rounded(sizes.reduce((sum, size) => sum + size, 0) / sizes.length, 0),
      });
    }
    return rounds;
  } finally {
    await service.stop();
    await database.close();
  }
};

/**
 * Full durable checks over few and many connections, in one process, in two and in as many as `WORKERS=auto` takes,
 * each with an empty database; and the memory of each process that answers, of Linux alone.
 */
export const matrix = async ({ seconds }: BenchOptions): Promise<Outcome> => {
  const rounds = [];
  for (const processes of PROCESSES) rounds.push(...(await measure(processes, seconds ?? SECONDS)));
  return {
    sections: [
      {
        title: 'Full durable checks by connections and processes',
        table: {
          columns: ['processes', 'connections', 'failed', 'checks/s', 'p50 ms', 'p99 ms', 'resident MB each'],
          rows: rounds.map((round) => Object.values(round).map(String)),
        },
        notes: [
          `WORKERS=auto takes ${AUTO} here. One round each; load, service and database share this machine.`,
          'Memory is that at the end of a round; nothing collects garbage before.',
        ],
      },
    ],
    json: { matrix: rounds },
    isRight: rounds.every(({ failed }) => failed === 0),
  };
};
