import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey, startService } from '../support/service-process.js';
import { startYardstick } from './child.js';
import { type LoadFigures, median, runLoad } from './load.js';

const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 3;

export interface HttpFigures {
  readonly connections: number;
  readonly check: LoadFigures;
  readonly echo: LoadFigures;
  /** Throughput of the full durable check over that of the bare Koa echo: median of the rounds. */
  readonly ratio: number;
}

const middle = (rounds: readonly LoadFigures[]): LoadFigures => ({
  requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
  p50Ms: median(rounds.map((round) => round.p50Ms)),
  p99Ms: median(rounds.map((round) => round.p99Ms)),
  failed: rounds.reduce((sum, round) => sum + round.failed, 0),
});

/** The full durable check beside a bare Koa JSON echo, in turn, in one run on one machine. */
export const benchHttp = async (): Promise<HttpFigures> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signgate-bench-'));
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' };
  const service = await startService(settings);
  const echo = await startYardstick('./echo-server.js');
  try {
    const check = { url: `${service.url}/api/check-transaction`, headers: { 'x-api-key': await createKey(settings) } };
    const yardstick = { url: `${echo.url}/echo` };
    await runLoad(check, CONNECTIONS, WARM_UP_SECONDS);
    await runLoad(yardstick, CONNECTIONS, WARM_UP_SECONDS);
    const rounds: { check: LoadFigures; echo: LoadFigures }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ check: await runLoad(check, CONNECTIONS, SECONDS), echo: await runLoad(yardstick, CONNECTIONS, SECONDS) });
    }
    return {
      connections: CONNECTIONS,
      check: middle(rounds.map((round) => round.check)),
      echo: middle(rounds.map((round) => round.echo)),
      ratio: median(rounds.map((round) => round.check.requestsPerSecond / round.echo.requestsPerSecond)),
    };
  } finally {
    await echo.stop();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
