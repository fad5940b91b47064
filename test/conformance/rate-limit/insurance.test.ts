import { expect } from 'chai';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import { MemoryCallCounter } from '../../support/storage/memory/call-counter.js';
import { eventually } from '../../support/eventually.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { CallCounter } from '../../../ports/stores/call-limits.js';
import { recordingLogger } from '../../support/silent-logger.js';

type Mode = 'up' | 'down' | 'slow';

/** A counter that can be taken away, and counts how often it is asked. */
const fragileCounter = () => {
  const counts = new MemoryCallCounter();
  const state = { mode: 'up' as Mode, asked: 0 };
  const counter: CallCounter = {
    add: (subject, calls) => {
      state.asked += 1;
      if (state.mode === 'down') return Promise.reject(new StorageUnavailableError('made up'));
      return state.mode === 'slow' ? new Promise(() => undefined) : counts.add(subject, calls);
    },
    close: () => counts.close(),
  };
  return { counter, state };
};

const make = ({ restMs = 60 } = {}) => {
  const { counter, state } = fragileCounter();
  const logger = recordingLogger();
  const limiter = createSharedRateLimiter({
    counter,
    insurance: createMemoryRateLimiter(),
    instances: 4,
    logger,
    answerWithinMs: 40,
    restMs,
  });
  const take = (subject: string, limit = 100) => limiter.take(subject, limit, Date.now());
  const passedOf = async (subject: string, calls: number, limit = 100): Promise<number> => {
    let passed = 0;
    for (let call = 0; call < calls; call += 1) if ((await take(subject, limit)).allowed) passed += 1;
    return passed;
  };
  return { limiter, state, logger, take, passedOf };
};

describe('a shared rate limit whose store is away', () => {
  for (const mode of ['down', 'slow'] as const)
    it(`lets exactly its share of the quota pass while the store is ${mode}, and then rejoins it`, async () => {
      const { limiter, state, logger, take, passedOf } = make();
      expect(await take('a')).to.include({ allowed: true, limit: 100, remaining: 99 });
      state.mode = mode;
      expect(await passedOf('a', 40)).to.equal(25);
      expect(limiter.health()).to.deep.equal({ insured: true, insuredCalls: 40 });
      expect(logger.lines.map(({ level }) => level)).to.deep.equal(['warn']);

      state.mode = 'up';
      await eventually(async () => (await take('b')).limit === 100);
      expect(limiter.health().insured).to.equal(false);
      expect(await take('a'), 'the shared count goes on').to.include({ allowed: true, limit: 100, remaining: 98 });
      expect(logger.lines).to.have.length(2);
      await limiter.close();
    });

  it('is never open and never dead: a quota smaller than the number of instances leaves one call', async () => {
    const { limiter, state, passedOf } = make();
    state.mode = 'down';
    expect(await passedOf('a', 10, 2)).to.equal(1);
    await limiter.close();
  });

  it('does not make every call wait for a store that is slow', async () => {
    const { limiter, state, passedOf } = make({ restMs: 60_000 });
    state.mode = 'slow';
    expect(await passedOf('a', 200, 1_000)).to.equal(200);
    // only a call that asks the store waits for it
    expect(state.asked).to.equal(3);
    await limiter.close();
  });

  it('never names an earlier reset than before when the store comes back', async () => {
    const { limiter, state, take } = make();
    const resets: number[] = [];
    for (const mode of ['up', 'down', 'down', 'up'] as const) {
      state.mode = mode;
      resets.push((await take('a')).resetAtMs);
    }
    expect(resets).to.deep.equal(resets.toSorted((left, right) => left - right));
    await limiter.close();
  });

  it('refuses without asking the store what it would refuse, and asks again for a larger quota', async () => {
    const { limiter, state, passedOf, take } = make();
    expect(await passedOf('a', 3, 3)).to.equal(3);
    const { asked } = state;
    expect(await passedOf('a', 50, 3)).to.equal(0);
    expect(state.asked).to.equal(asked);
    expect(await take('a', 4)).to.include({ allowed: true, remaining: 0 });
    await limiter.close();
  });
});
