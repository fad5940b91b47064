import { type Database, openEmbeddedDatabase, openServerDatabase, startServer } from './databases.js';
import { type LoadFigures, runLoad } from './load.js';
import { startServices } from './services.js';
import { serverVersion } from './sql.js';

const CONNECTIONS = [1, 16, 50, 200] as const;
const PROCESSES = [1, 2] as const;
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
}

export interface MatrixFigures {
  readonly cells: readonly MatrixCell[];
  /** False: neither TEST_DATABASE_URL nor an installed PostgreSQL, so only the embedded one was measured. */
  readonly hasServer: boolean;
}

/**
 * Full durable checks: few and many connections, each database, one and two processes. Each service begins with
 * an empty database.
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
  processes: 1 | 2,
  seconds: number,
): Promise<readonly MatrixCell[]> => {
  try {
    const { target, stop } = await startServices(database, processes);
    try {
      const version = await serverVersion(await database.connection());
      await runLoad(target, WARM_UP_CONNECTIONS, Math.min(WARM_UP_SECONDS, seconds));
      const cells: MatrixCell[] = [];
      for (const connections of CONNECTIONS)
        cells.push({ engine, version, processes, connections, ...(await runLoad(target, connections, seconds)) });
      return cells;
    } finally {
      await stop();
    }
  } finally {
    await database.close();
  }
};
