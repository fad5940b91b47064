import { Pool } from 'undici';
import { median, quantile } from './quantile.js';

/** Few enough that what is measured is the check, not the queue before it. */
const CONNECTIONS = 4;
const ROUNDS = 5;
const SECONDS = 3;
const WARM_UP_SECONDS = 3;

/** One point of a curve: where to ask, and what. */
export interface Stage {
  readonly name: string;
  /** How much there is of what grows. */
  readonly amount: number;
  readonly url: string;
  readonly apiKey: string;
  /** A new request for each number. */
  readonly body: (index: number) => string;
}

export interface StageFigures {
  readonly name: string;
  readonly amount: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Middle of the rounds' p50 over that of the first stage in the same round. */
  readonly ratio: number;
  readonly failed: number;
}

interface Round {
  /** Smallest first. */
  readonly timesMs: readonly number[];
  readonly failed: number;
}

let asked = 0;

/** Checks one after the other on each connection, for a while; every answer is timed. */
const measure = async ({ apiKey, body }: Stage, pool: Pool, seconds: number): Promise<Round> => {
  const timesMs: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1_000;
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const worker = async (): Promise<void> => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      const answer = await pool.request({
        method: 'POST',
        path: '/api/check-transaction',
        headers,
        body: body((asked += 1)),
      });
      await answer.body.dump();
      timesMs.push(performance.now() - startedAt);
      if (answer.statusCode !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return { timesMs: timesMs.sort((left, right) => left - right), failed };
};

/** The latency at each stage, measured in turn, so that what else the machine does falls on all of them. */
export const measureCurve = async (stages: readonly Stage[], seconds = SECONDS): Promise<readonly StageFigures[]> => {
  const pools = stages.map(({ url }) => new Pool(url, { connections: CONNECTIONS }));
  const inTurn = async (ofRound: number): Promise<readonly Round[]> => {
    const measured: Round[] = [];
    for (const [index, stage] of stages.entries()) {
      const pool = pools[index];
      if (pool !== undefined) measured.push(await measure(stage, pool, ofRound));
    }
    return measured;
  };
  try {
    await inTurn(Math.min(WARM_UP_SECONDS, seconds));
    const rounds: (readonly Round[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await inTurn(seconds));
    return stages.map((stage, index) => figuresOf(stage, index, rounds));
  } finally {
    for (const pool of pools) await pool.close();
  }
};

const figuresOf = ({ name, amount }: Stage, index: number, rounds: readonly (readonly Round[])[]): StageFigures => {
  const own = rounds.map((round) => round[index]?.timesMs ?? []);
  return {
    name,
    amount,
    p50Ms: median(own.map((times) => quantile(times, 0.5))),
    p99Ms: median(own.map((times) => quantile(times, 0.99))),
    ratio: median(
      rounds.map((round) => quantile(round[index]?.timesMs ?? [], 0.5) / quantile(round[0]?.timesMs ?? [], 0.5)),
    ),
    failed: rounds.reduce((sum, round) => sum + (round[index]?.failed ?? 0), 0),
  };
};
