import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { commandAs } from '../../adapters/engine/embedded-postgres/engine-user.js';
import { ENGINE_ENVIRONMENT } from '../../adapters/engine/embedded-postgres/settings.js';
import type { ConnectionParts } from './connection-url.js';
import { runSql } from './sql.js';

const START_LIMIT_MS = 30_000;
const TRY_AGAIN_MS = 50;

export interface TestServer {
  /** As a user who may create databases and roles. */
  readonly connection: ConnectionParts;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL on a cluster that was made, and waits until it takes connections. */
export const startPostgres = async (
  { file, args, as }: ReturnType<typeof commandAs>,
  cwd: string,
  connection: ConnectionParts,
): Promise<TestServer> => {
  const server = spawn(file, args, { ...as, cwd, env: ENGINE_ENVIRONMENT, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    // a fast shutdown: it sends away who is still connected
    server.kill('SIGINT');
    await ended;
  };
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    try {
      await runSql(connection, 'select 1');
      return { connection, stop };
    } catch (error) {
      if (server.exitCode !== null) throw error;
      if (performance.now() > deadline) {
        await stop();
        throw error;
      }
      await delay(TRY_AGAIN_MS);
    }
  }
};
