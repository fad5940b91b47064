import { expect } from 'chai';
import { createSharedFailedKeys } from '../../../src/application/keys/authenticate-failures.js';
import { ADDRESS, setUp } from './support/authentication.js';

describe('wrong keys', () => {
  it('are counted by address for a minute, and never keep a right key out', async () => {
    const { world, codeOf } = setUp();
    for (let count = 0; count < 20; count += 1) expect(await codeOf('wrong')).to.equal('invalid_api_key');
    expect(await codeOf('wrong')).to.equal('rate_limit_exceeded');
    expect(await codeOf('wrong', '192.0.2.2')).to.equal('invalid_api_key');
    expect(await codeOf()).to.equal('pass');
    world.nowMs += 59_999;
    expect(await codeOf('wrong')).to.equal('rate_limit_exceeded');
    world.nowMs += 1;
    for (let count = 0; count < 20; count += 1)
      expect(await codeOf('wrong'), 'a new window').to.equal('invalid_api_key');
    expect(await codeOf('wrong')).to.equal('rate_limit_exceeded');
    world.nowMs += 200_000;
    expect(await codeOf('wrong')).to.equal('invalid_api_key');
  });

  it('are counted together with every process that shares the limiter, by address and at the same bound', async () => {
    const asked: unknown[] = [];
    const answers = [
      { allowed: true, resetAtMs: 61_000 },
      { allowed: false, resetAtMs: 61_000 },
      { allowed: false, resetAtMs: 999 },
    ];
    const failedKeys = createSharedFailedKeys({
      take: async (...question) => {
        asked.push(question);
        return { limit: 20, remaining: 0, ...(answers[asked.length - 1] ?? { allowed: true, resetAtMs: 0 }) };
      },
      health: () => ({ insured: false, insuredCalls: 0 }),
      close: async () => undefined,
    });
    expect(await failedKeys.count(ADDRESS, 1_000)).to.equal(0);
    expect(await failedKeys.count(ADDRESS, 1_000)).to.equal(60_000);
    expect(await failedKeys.count(ADDRESS, 1_000), 'a window that ended meanwhile still refuses').to.equal(1);
    expect(asked).to.deep.equal(Array.from({ length: 3 }, () => [ADDRESS, 20, 1_000]));
  });

  it('are refused with the seconds to wait', async () => {
    const { world, refusalOf, codeOf } = setUp();
    for (let count = 0; count < 20; count += 1) await codeOf('wrong');
    world.nowMs += 10_000;
    const refusal = await refusalOf('wrong');
    expect(refusal.retryAfterSeconds).to.equal(50);
    expect(refusal.message).to.match(/^Rate limit exceeded: .*Try again in 50 s\.$/);
    expect(refusal.details).to.deep.equal([]);
  });
});
