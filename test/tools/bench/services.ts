import { readFile } from 'node:fs/promises';
import { PART, type Part } from '../../../src/runtime/cluster/messages.js';
import { createKey, startService } from '../../support/service-process.js';
import { familyOf, KNOWS_CPU_TIMES } from './cpu-time.js';
import type { Database } from './databases.js';
import type { LoadTarget } from './load.js';

export interface Services {
  readonly target: LoadTarget;
  /** Of each process that answers requests, in its memory now; null where the system does not tell. */
  readonly residentMegabytes: () => Promise<number | null>;
  readonly stop: () => Promise<unknown>;
}

const CHECK = '/api/check-transaction';
const WORKER: Part = 'worker';

/** The service of this database, its requests answered by so many processes, with a key that may call without limit. */
export const startServices = async (database: Database, processes: number): Promise<Services> => {
  const service = await startService({ ...database.settings, WORKERS: String(processes) });
  const pid = service.child.pid ?? 0;
  const headers = { 'x-api-key': await createKey(database.settings) };
  return {
    target: { url: `${service.url}${CHECK}`, headers },
    residentMegabytes: async () => {
      if (!KNOWS_CPU_TIMES) return null;
      const answering = processes === 1 ? [pid] : await workersOf(pid);
      const sizes = await Promise.all(answering.map(residentOf));
      return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    },
    stop: service.stop,
  };
};

/** Those of its children that answer: beside them are the engine and what works in the background. */
const workersOf = async (primary: number): Promise<readonly number[]> => {
  const children = (await familyOf(primary)).map(({ pid }) => pid).filter((pid) => pid !== primary);
  const environments = await Promise.all(children.map((pid) => readFile(`/proc/${pid}/environ`, 'utf8')));
  return children.filter((_, index) => environments[index]?.split('\0').includes(`${PART}=${WORKER}`));
};

/** Source: proc_pid_status(5). */
const residentOf = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
