import cluster, { type Worker } from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { countForWorkers, createClusterCallCounter } from '../../../adapters/rate-limit/cluster/index.js';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import { silentLogger } from '../../support/silent-logger.js';
import { describeRateLimiter } from './rate-limit-suite.js';

interface LimiterMessage {
  readonly channel?: string;
}
const copy = (message: unknown): unknown => JSON.parse(JSON.stringify(message));

describe('the workers of a cluster', () => {
  const { send } = process;
  const others = new Set(process.listeners('message'));
  let asked = 0;
  let isAnswering = true;

  /** This process is worker and primary: each message goes through JSON and arrives in a later turn. */
  before(() => {
    countForWorkers();
    const toWorkers = (reply: unknown): void => {
      for (const listener of process.listeners('message')) if (!others.has(listener)) listener(copy(reply), undefined);
    };
    const worker = { send: (reply: unknown) => isAnswering && setImmediate(toWorkers, reply) };
    process.send = (message: LimiterMessage, ...rest: readonly unknown[]): boolean => {
      if (message.channel !== 'rate_limiter_flexible')
        return Reflect.apply(send ?? (() => false), process, [message, ...rest]) as boolean;
      asked += 1;
      const asWorker = worker as unknown as Worker;
      setImmediate(() => cluster.emit('message', asWorker, copy(message), undefined));
      return true;
    };
  });
  after(() => {
    if (send === undefined) delete process.send;
    else process.send = send;
    for (const listener of process.listeners('message')) if (!others.has(listener)) process.off('message', listener);
  });

  const worker = (name: string, windowMs = 60_000, answerWithinMs = 20_000) =>
    createSharedRateLimiter({
      counter: createClusterCallCounter({ name, windowMs, answerWithinMs }),
      insurance: createMemoryRateLimiter(),
      instances: 2,
      logger: silentLogger,
      answerWithinMs,
    });

  describeRateLimiter('a worker of a cluster', async (windowMs) => worker(randomUUID(), windowMs));

  it('let exactly the limit pass together when 200 calls come at once, and name one end of the window', async () => {
    const name = randomUUID();
    const [one, other] = [worker(name), worker(name)];
    const before = asked;
    const states = await Promise.all(
      Array.from({ length: 200 }, (_, call) => (call % 2 === 0 ? one : other).take('a', 100, Date.now())),
    );
    expect(states.filter(({ allowed }) => allowed)).to.have.length(100);
    const ends = states.map(({ resetAtMs }) => resetAtMs);
    expect(Math.max(...ends) - Math.min(...ends), 'but for the time of a message').to.be.below(1_000);
    expect(asked - before, 'calls that come together are asked together').to.be.below(20);
  });

  it('count each counter alone', async () => {
    const [name, other] = [randomUUID(), randomUUID()];
    expect(await worker(name).take('a', 1, Date.now())).to.include({ allowed: true });
    expect(await worker(other).take('a', 1, Date.now())).to.include({ allowed: true });
    expect(await worker(name).take('a', 1, Date.now())).to.include({ allowed: false });
  });

  it('let their own part of the limit pass, and no more, while the primary does not answer', async () => {
    const limiter = worker(randomUUID(), 60_000, 20);
    isAnswering = false;
    const states = await Promise.all(Array.from({ length: 10 }, () => limiter.take('a', 6, Date.now())));
    isAnswering = true;
    expect(states.filter(({ allowed }) => allowed)).to.have.length(3);
    await limiter.close();
  });
});
