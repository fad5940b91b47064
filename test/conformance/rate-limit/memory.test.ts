import { expect } from 'chai';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { describeRateLimiter } from './rate-limit-suite.js';

describeRateLimiter('memory', async (windowMs) => createMemoryRateLimiter({ windowMs }));

describe('memory rate limiter', () => {
  it('forgets the subject that was quiet for longest when there are too many', async () => {
    const limiter = createMemoryRateLimiter({ maxSubjects: 2 });
    await limiter.take('a', 1, Date.now());
    await limiter.take('b', 1, Date.now());
    expect((await limiter.take('a', 1, Date.now())).allowed).to.equal(false);
    await limiter.take('c', 1, Date.now());
    expect((await limiter.take('a', 1, Date.now())).allowed, 'a was used after b').to.equal(false);
    expect((await limiter.take('b', 1, Date.now())).allowed, 'b was forgotten').to.equal(true);
    await limiter.close();
  });
});
