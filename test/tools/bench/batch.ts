import { Agent, request } from 'undici';
import { evmAddress } from '../../support/addresses.js';
import { createKey, startService } from '../../support/service-process.js';
import { openEmbeddedDatabase } from './databases.js';
import { median, quantile } from './quantile.js';

export const ITEMS = 100;
const CONNECTIONS = 50;
const SECONDS = 60;
const WARM_UP_ROUNDS = 3;

/** How long a hundred checks took, milliseconds. */
export interface BatchTimes {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export interface BatchFigures {
  readonly rounds: number;
  readonly connections: number;
  readonly together: BatchTimes;
  /** One after another, on one connection. */
  readonly inTurn: BatchTimes;
  /** All at once, over `connections`. */
  readonly atOnce: BatchTimes;
  /** Answers other than a 200 with a verdict for each. */
  readonly failed: number;
}

type Way = (checks: readonly object[]) => Promise<number>;

/** A hundred new payments of one sender in each round, asked in one batch and alone, in turn. */
export const benchBatch = async (seconds = SECONDS): Promise<BatchFigures> => {
  const database = await openEmbeddedDatabase();
  const dispatcher = new Agent({ connections: CONNECTIONS });
  const closing: (() => Promise<unknown>)[] = [database.close, () => dispatcher.close()];
  try {
    const service = await startService(database.settings);
    closing.push(service.stop);
    const headers = { 'content-type': 'application/json', 'x-api-key': await createKey(database.settings) };
    const post = async (path: string, body: object): Promise<unknown> => {
      const url = `${service.url}${path}`;
      const answer = await request(url, { method: 'POST', headers, body: JSON.stringify(body), dispatcher });
      const json = await answer.body.json();
      return answer.statusCode === 200 ? json : {};
    };
    return await measure(waysOver(post), seconds);
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

/** Each gives how many checks had no verdict. */
const waysOver = (post: (path: string, body: object) => Promise<unknown>) => {
  const alone = async (check: object): Promise<number> => {
    const { recommended_action: action } = (await post('/api/check-transaction', check)) as Record<string, unknown>;
    return action === undefined ? 1 : 0;
  };
  const together: Way = async (checks) => {
    const items = checks.map((check, index) => ({ id: String(index), check }));
    const { results = [] } = (await post('/api/check-batch', { items })) as {
      readonly results?: readonly { readonly status: number }[];
    };
    return checks.length - results.filter(({ status }) => status === 200).length;
  };
  const inTurn: Way = async (checks) => {
    let failed = 0;
    for (const check of checks) failed += await alone(check);
    return failed;
  };
  const atOnce: Way = async (checks) => {
    const failures = await Promise.all(checks.map(alone));
    return failures.reduce((sum, failure) => sum + failure, 0);
  };
  return { together, inTurn, atOnce };
};

const measure = async (
  ways: Readonly<Record<'together' | 'inTurn' | 'atOnce', Way>>,
  seconds: number,
): Promise<BatchFigures> => {
  const timesMs = { together: [] as number[], inTurn: [] as number[], atOnce: [] as number[] };
  let failed = 0;
  const endsAt = performance.now() + seconds * 1000;
  for (let round = 0; round < WARM_UP_ROUNDS + 1 || performance.now() < endsAt; round += 1) {
    for (const way of ['together', 'inTurn', 'atOnce'] as const) {
      const checks = paymentsOf(`${way} ${round}`);
      const startedAt = performance.now();
      failed += await ways[way](checks);
      if (round >= WARM_UP_ROUNDS) timesMs[way].push(performance.now() - startedAt);
    }
  }
  const timesOf = (of: number[]): BatchTimes => ({
    p50Ms: median(of),
    p99Ms: quantile(
      of.sort((left, right) => left - right),
      0.99,
    ),
  });
  return {
    rounds: timesMs.together.length,
    connections: CONNECTIONS,
    together: timesOf(timesMs.together),
    inTurn: timesOf(timesMs.inTurn),
    atOnce: timesOf(timesMs.atOnce),
    failed,
  };
};

const paymentsOf = (name: string): readonly object[] =>
  Array.from({ length: ITEMS }, (_, index) => ({
    from_address: evmAddress(`${name} sender`),
    to_address: evmAddress(`${name} recipient ${index}`),
    chain: 'ethereum',
    token: 'USDC',
    amount: 25 + index,
    intent_reference: `invoice ${index}`,
  }));
