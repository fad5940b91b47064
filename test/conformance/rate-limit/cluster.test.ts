import { EventEmitter, once } from 'node:events';
import { expect } from 'chai';
import { createClusterRateLimiter } from '../../../adapters/rate-limit/cluster/index.js';
import type { CountChannel } from '../../../adapters/rate-limit/cluster/messages.js';
import { createCounts } from '../../../adapters/rate-limit/cluster/primary.js';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { describeRateLimiter } from './rate-limit-suite.js';

/** A worker's channel as a process has it: everything goes through JSON and arrives in a later turn. */
const channelTo = (answer: (message: unknown) => Promise<unknown>): CountChannel & { readonly sent: EventEmitter } => {
  const received = new EventEmitter();
  const sent = new EventEmitter();
  const copy = (message: unknown): unknown => JSON.parse(JSON.stringify(message));
  return {
    sent,
    send: (message) => {
      sent.emit('message', message);
      setImmediate(
        () =>
          void answer(copy(message)).then(
            (reply) => reply !== null && setImmediate(() => received.emit('message', copy(reply))),
          ),
      );
    },
    onMessage: (listener) => void received.on('message', listener),
  };
};

const primaryWith = (windowMs: number) =>
  createCounts({ quota: createMemoryRateLimiter({ windowMs }), other: createMemoryRateLimiter({ windowMs }) });

describeRateLimiter('a worker of a cluster', async (windowMs) =>
  createClusterRateLimiter({ channel: channelTo(primaryWith(windowMs)), counter: 'quota', workers: 2 }),
);

describe('the limiters of two workers', () => {
  const worker = (counts: ReturnType<typeof primaryWith>, counter = 'quota') =>
    createClusterRateLimiter({ channel: channelTo(counts), counter, workers: 2 });

  it('let exactly the limit pass together when 200 calls come at once, and name one end of the window', async () => {
    const counts = primaryWith(60_000);
    const [one, other] = [worker(counts), worker(counts)];
    const states = await Promise.all(
      Array.from({ length: 200 }, (_, call) => (call % 2 === 0 ? one : other).take('a', 100, Date.now())),
    );
    expect(states.filter(({ allowed }) => allowed)).to.have.length(100);
    expect(new Set(states.map(({ resetAtMs }) => resetAtMs)).size).to.equal(1);
  });

  it('count each counter alone', async () => {
    const counts = primaryWith(60_000);
    expect(await worker(counts).take('a', 1, Date.now())).to.include({ allowed: true });
    expect(await worker(counts, 'other').take('a', 1, Date.now())).to.include({ allowed: true });
    expect(await worker(counts).take('a', 1, Date.now())).to.include({ allowed: false });
  });
});

describe('the limiter of a worker', () => {
  it('asks once for the calls of one turn', async () => {
    const channel = channelTo(primaryWith(60_000));
    const limiter = createClusterRateLimiter({ channel, counter: 'quota', workers: 2 });
    const asked = once(channel.sent, 'message');
    await Promise.all([
      limiter.take('a', 9, Date.now()),
      limiter.take('b', 9, Date.now()),
      limiter.take('a', 9, Date.now()),
    ]);
    const [message] = (await asked) as [{ calls: unknown[] }];
    expect(message.calls).to.have.length(3);
  });

  it('lets its own part of the limit pass, and no more, while the primary does not answer', async () => {
    const limiter = createClusterRateLimiter({
      channel: channelTo(async () => null),
      counter: 'quota',
      workers: 2,
      answerLimitMs: 20,
    });
    const states = await Promise.all(Array.from({ length: 10 }, () => limiter.take('a', 5, Date.now())));
    expect(states.filter(({ allowed }) => allowed)).to.have.length(3);
    expect(states.every(({ limit }) => limit === 5)).to.equal(true);
    await limiter.close();
  });
});
