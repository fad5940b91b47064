import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openEmbeddedEngine } from '../../../../adapters/engine/embedded-postgres/index.js';
import { engineProcesses, enginePid, kill } from '../../../adapters/engine/support/workbench.js';
import { silentLogger } from '../../../support/silent-logger.js';
import type { RunSql } from './ledger.js';

/** A PostgreSQL as real processes of its own. */
export interface Engine {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** All its processes at this moment. */
  pids(): Promise<readonly number[]>;
  postmaster(): Promise<number>;
  /** Resolves when it takes connections; rejects after 30 s. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

const READY_LIMIT_MS = 30_000;

/** Runs SQL on a connection of its own, as the engine's owner. */
export const sqlOn =
  (connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  }): RunSql =>
  async (sql, values = []) => {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  };

/** Repeats until it no longer rejects. */
export const untilWorks = async <T>(work: () => Promise<T>, limitMs = READY_LIMIT_MS): Promise<T> => {
  const deadline = performance.now() + limitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/** An engine under the project's supervisor, which starts it again when it dies. */
export const startOwnEngine = async (): Promise<Engine> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-faults-'));
  const engine = await openEmbeddedEngine({ dataDir, role: 'service', log: silentLogger });
  const { host, port, user } = engine.connection;
  return {
    host,
    port,
    user,
    pids: () => engineProcesses(dataDir),
    postmaster: async () => (await enginePid(dataDir)) ?? -1,
    ready: async () => {
      await untilWorks(() => sqlOn({ host, port, user, database: 'postgres' })('select 1'));
    },
    stop: async () => {
      for (const pid of await engineProcesses(dataDir)) kill(pid, 'SIGCONT');
      await engine.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

let shared: Promise<Engine> | null = null;

/** One engine for all rows that do no harm to it. */
export const sharedEngine = (): Promise<Engine> => (shared ??= startOwnEngine());

export const stopSharedEngine = async (): Promise<void> => {
  // one that never started has said so to the row that wanted it
  await (await shared?.catch(() => null))?.stop();
  shared = null;
};
