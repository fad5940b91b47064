import { kindOf } from '../../../domain/payload/kinds/index.js';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import { MAX_BATCH_BYTES } from '../../../src/http/limits.js';
import { evmAddress } from '../../support/addresses.js';
import { solanaAddress } from '../../http/real/support/requests.js';
import { createKey, startService } from '../../support/service-process.js';
import { LARGEST } from '../payloads/speed/largest.js';
import { openEmbeddedDatabase } from './databases.js';
import { ordinaryRequests } from './load.js';
import { median, quantile } from './quantile.js';

const SECONDS = 15;
const WARM_UP_CHECKS = 300;
const TRIES = 3;
/** Connections of each partner that does its worst. */
const GREEDY_CONNECTIONS = 4;

interface Heavy {
  readonly what: string;
  readonly path: string;
  readonly body: string;
}

const largest = LARGEST.map(([what, { kind, content }]) => {
  const chain = kind === 'solana_message' ? 'solana' : 'ethereum';
  const from = chain === 'solana' ? solanaAddress('largest payer') : evmAddress('largest payer');
  return { what, check: { chain, from_address: from, [kindOf(kind).member]: content } };
});

/** As many items of the same as a batch may have, by their number and their bytes. */
const batchOf = (what: string, item: object): Heavy => {
  const room = Math.floor((MAX_BATCH_BYTES - 100) / (JSON.stringify(item).length + 20));
  const items = Array.from({ length: Math.min(100, room) }, (_, index) => ({ id: String(index), ...item }));
  return {
    what: `batch of ${String(items.length)}: ${what}`,
    path: '/api/check-batch',
    body: JSON.stringify({ items }),
  };
};

/** The dearest requests that are legal: each largest payload alone, batches of them, and batches of plain checks. */
export const HEAVY: readonly Heavy[] = [
  ...largest.map(({ what, check }) => ({ what, path: '/api/check-payload', body: JSON.stringify(check) })),
  ...largest.map(({ what, check }) => batchOf(what, { payload_check: check })),
  batchOf('plain checks', { check: JSON.parse(ordinaryRequests[0]?.body ?? '{}') as object }),
];

export interface FairnessFigures {
  /** Processor time of the main thread for which nobody else is answered, and in all; the longest first, ms. */
  readonly dearest: readonly { readonly what: string; readonly ms: number; readonly inAllMs: number }[];
  /** Plain checks of a third partner, one after the other, milliseconds. */
  readonly alone: Waits;
  /** The same while two partners send the dearest. */
  readonly beside: Waits;
  readonly failed: number;
}

export interface Waits {
  readonly checks: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** What the dearest requests cost others. */
export const benchFairness = async (seconds = SECONDS): Promise<FairnessFigures> => {
  const database = await openEmbeddedDatabase();
  const closing: (() => Promise<unknown>)[] = [database.close];
  try {
    const service = await startService(database.settings);
    closing.push(service.stop);
    const keys = await Promise.all(
      ['Third', 'First', 'Second'].map((partner) => createKey(database.settings, { partner })),
    );
    const [third, ...greedy] = keys.map((key) => poster(service.url, key)) as [Poster, ...Poster[]];
    closing.push(...[third, ...greedy].map(({ close }) => close));
    const plain = plainChecks(third);
    for (let count = 0; count < WARM_UP_CHECKS; count += 1) await plain();
    for (const heavy of HEAVY) await third.send(heavy);
    const dearest = [];
    for (const heavy of HEAVY)
      dearest.push({ what: heavy.what, ...(await holdOf(third, heavy, service.child.pid ?? 0)) });
    const alone = await waitsOf(plain, seconds);
    const end = performance.now() + seconds * 1_000;
    const doing = greedy.flatMap((one, place) =>
      Array.from({ length: GREEDY_CONNECTIONS }, (_, index) =>
        worst(one, place + 2 * index, () => performance.now() < end),
      ),
    );
    const beside = await waitsOf(plain, seconds);
    await Promise.all(doing);
    const failed = [third, ...greedy].reduce((sum, { failed: count }) => sum + count(), 0);
    return { dearest: dearest.sort((left, right) => right.ms - left.ms), alone, beside, failed };
  } finally {
    for (const close of closing.reverse()) await close();
  }
};

interface Poster {
  send(heavy: Pick<Heavy, 'path' | 'body'>): Promise<number>;
  ping(): Promise<void>;
  /** Answers other than 200, and 503 for who has too much under way. */
  failed(): number;
  close(): Promise<void>;
}

const poster = (url: string, key: string): Poster => {
  const dispatcher = new Agent({ connections: 16 });
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  let failed = 0;
  return {
    send: async ({ path, body }) => {
      const answer = await request(`${url}${path}`, { method: 'POST', headers, body, dispatcher });
      await answer.body.dump();
      if (answer.statusCode !== 200 && answer.statusCode !== 503) failed += 1;
      return answer.statusCode;
    },
    ping: async () => (await request(`${url}/health`, { dispatcher })).body.dump(),
    failed: () => failed,
    close: () => dispatcher.close(),
  };
};

const plainChecks = ({ send }: Poster): (() => Promise<unknown>) => {
  let number = 0;
  return () => {
    number += 1;
    const body = (ordinaryRequests[number % ordinaryRequests.length]?.body ?? '').replace('[<id>]', String(number));
    return send({ path: '/api/check-transaction', body });
  };
};

/** Processor time of the main thread of a process, ms. Source: proc(5), `schedstat`. */
const busyMs = (pid: number): number =>
  Number(readFileSync(`/proc/${String(pid)}/task/${String(pid)}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * The most processor time that the main thread took while another call waited for its answer: of some tries the middle.
 * No clock: what else the machine does counts for nothing.
 */
const holdOf = async ({ send, ping }: Poster, heavy: Heavy, pid: number) => {
  const holds: number[] = [];
  const took: number[] = [];
  for (let count = 0; count < TRIES; count += 1) {
    const startedAt = busyMs(pid);
    const sending = { isOver: false };
    const answered = send(heavy).finally(() => (sending.isOver = true));
    let longest = 0;
    while (!sending.isOver) {
      const before = busyMs(pid);
      await ping();
      longest = Math.max(longest, busyMs(pid) - before);
    }
    await answered;
    holds.push(longest);
    took.push(busyMs(pid) - startedAt);
  }
  return { ms: median(holds), inAllMs: median(took) };
};

const waitsOf = async (ask: () => Promise<unknown>, seconds: number): Promise<Waits> => {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const askedAt = performance.now();
    await ask();
    times.push(performance.now() - askedAt);
  }
  const sorted = Float64Array.from(times).sort();
  return { checks: times.length, p50Ms: quantile(sorted, 0.5), p99Ms: quantile(sorted, 0.99) };
};

/** The dearest requests one after the other. */
const worst = async ({ send }: Poster, first: number, goesOn: () => boolean): Promise<void> => {
  for (let place = first; goesOn(); place += 1) await send(HEAVY[place % HEAVY.length] as Heavy);
};
