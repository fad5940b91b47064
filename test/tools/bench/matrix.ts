import { loadSettings } from '../../../src/config.js';
import { type Database, openEmbeddedDatabase, openServerDatabase, startServer } from './databases.js';
import { type LoadFigures, runLoad } from './load.js';
import { startServices } from './services.js';
import { serverVersion } from './sql.js';

const CONNECTIONS = [1, 16, 50, 200] as const;
/** What `auto` takes here is measured as well. */
export const AUTO = loadSettings({ WORKERS: 'auto' }).workers;
const PROCESSES = [...new Set([1, 2, AUTO])];
const SECONDS = 3;
const WARM_UP_SECONDS = 3;
const WARM_UP_CONNECTIONS = 50;

export type EngineName = 'embedded' | 'server';

export interface MatrixCell extends LoadFigures {
  readonly engine: EngineName;
  /** Of PostgreSQL. */
  readonly version: string;
  readonly processes: number;
  readonly connections: number;
  /** Of each process that answers, at the end of the load; null where the system does not tell. */
  readonly residentMegabytes: number | null;
}

export interface MatrixFigures {
  readonly cells: readonly MatrixCell[];
  /** False: neither TEST_DATABASE_URL nor an installed PostgreSQL, so only the embedded one was measured. */
  readonly hasServer: boolean;
}

/**
 * Full durable checks: few and many connections, each database, one process, two, and as many as `WORKERS=auto`
 * takes. Each service begins with an empty database.
 */
export const benchMatrix = async (seconds = SECONDS): Promise<MatrixFigures> => {
  const cells: MatrixCell[] = [];
  for (const processes of PROCESSES)
    cells.push(...(await measureDatabase(await openEmbeddedDatabase(), 'embedded', processes, seconds)));
  const server = await startServer();
  if (server === null) return { cells, hasServer: false };
  try {
    for (const processes of PROCESSES)
      cells.push(...(await measureDatabase(await openServerDatabase(server.connection), 'server', processes, seconds)));
    return { cells, hasServer: true };
  } finally {
    await server.stop();
  }
};

const measureDatabase = async (
  database: Database,
  engine: EngineName,
  processes: number,
  seconds: number,
): Promise<readonly MatrixCell[]> => {
  try {
    const { target, residentMegabytes, stop } = await startServices(database, processes);
    try {
      const version = await serverVersion(await database.connection());
      await runLoad(target, WARM_UP_CONNECTIONS, Math.min(WARM_UP_SECONDS, seconds));
      const cells: MatrixCell[] = [];
      for (const connections of CONNECTIONS) {
        const load = await runLoad(target, connections, seconds);
        cells.push({
          ...{ engine, version, processes, connections },
          ...load,
          residentMegabytes: await residentMegabytes(),
        });
      }
      return cells;
    } finally {
      await stop();
    }
  } finally {
    await database.close();
  }
};
