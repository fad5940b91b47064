import { setTimeout as delay } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { eventually } from '../../support/eventually.js';
import { transferBody } from './calls.js';

export interface Load {
  /** What went wrong: a refused connection, a reset, an answer without a verdict. */
  readonly failures: unknown[];
  /** Ids of the checks that were answered. */
  readonly answered: string[];
  /** Resolves once so many are; rejects where the load is over before. */
  readonly reaches: (count: number) => Promise<void>;
  /** Resolves when the balancer has taken the instance out and every client has its last answer. */
  readonly done: Promise<void>;
}

/**
 * Time that a balancer needs to move its clients elsewhere once it has seen that an instance is not ready,
 * milliseconds.
 */
const TAKEN_OUT_AFTER_MS = 150;

/**
 * Clients behind a load balancer: each keeps one connection alive and sends without a pause, until the balancer has
 * found the instance not ready.
 */
export const startLoad = (url: string, key: string, clients: number): Load => {
  const failures: unknown[] = [];
  const answered: string[] = [];
  let isInBalancer = true;
  let count = 0;

  const balancer = async (): Promise<void> => {
    const dispatcher = new Agent();
    const isReady = async (): Promise<boolean> => {
      const { statusCode, body } = await request(`${url}/health/ready`, { dispatcher });
      await body.dump();
      return statusCode === 200;
    };
    // a service may listen before it is ready
    await eventually(isReady);
    while (await isReady()) await delay(40);
    await delay(TAKEN_OUT_AFTER_MS);
    isInBalancer = false;
    await dispatcher.destroy();
  };
  const client = async (): Promise<void> => {
    const dispatcher = new Agent({ connections: 1, pipelining: 1, keepAliveTimeout: 60_000 });
    while (isInBalancer) {
      try {
        const reply = await request(`${url}/api/check-transaction`, {
          method: 'POST',
          headers: { 'x-api-key': key, 'content-type': 'application/json' },
          body: transferBody((count += 1)),
          dispatcher,
        });
        const json = (await reply.body.json()) as Record<string, unknown>;
        if (reply.statusCode === 200 && json['recommended_action'] === 'ALLOW')
          answered.push(String(json['request_id']));
        else failures.push(json);
      } catch (error) {
        failures.push(error);
      }
    }
    await dispatcher.destroy();
  };
  const done = Promise.all([balancer(), ...Array.from({ length: clients }, client)]).then(() => undefined);
  const reaches = async (wanted: number): Promise<void> => {
    const isOver = done.then(() => {
      throw new Error(`Only ${String(answered.length)} were answered: ${JSON.stringify(failures.slice(0, 3))}`);
    });
    await Promise.race([eventually(async () => answered.length >= wanted), isOver]);
  };
  return { failures, answered, reaches, done };
};
