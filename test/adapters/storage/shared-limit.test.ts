import { expect } from 'chai';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import { silentLogger } from '../../support/silent-logger.js';
import { eventually } from '../../support/eventually.js';
import { openProxy } from './support/postgres-proxy.js';
import { useEmptiedPostgres } from './support/postgres-test.js';

describe('the shared rate limit whose database is away', () => {
  const test = useEmptiedPostgres();

  for (const mode of ['refuse', 'stall'] as const) {
    it(`keeps to its share of the quota while connections ${mode}, and counts with the others afterwards`, async () => {
      const proxy = await openProxy(test().database.connection);
      test().cleanUp(() => proxy.close());
      // as long as the limiter waits: what stalls is given up then, and another connection is made
      const limits = { countStatementMs: 1_500, connectMs: 1_500 };
      const stores = await test().open({ connection: proxy.connection, limits });
      const limiter = createSharedRateLimiter({
        counter: stores.callCounter,
        insurance: createMemoryRateLimiter(),
        instances: 5,
        logger: silentLogger,
        answerWithinMs: 1_500,
        restMs: 100,
      });
      const take = () => limiter.take('subject', 20, Date.now());
      expect(await take()).to.include({ allowed: true, remaining: 19 });

      proxy.mode = mode;
      const startedAt = performance.now();
      const states = [];
      for (let call = 0; call < 8; call += 1) states.push(await take());
      expect(states.filter(({ allowed }) => allowed)).to.have.length(4);
      expect(limiter.health().insured).to.equal(true);
      expect(performance.now() - startedAt).to.be.below(8 * 1_500);

      proxy.mode = 'pass';
      await eventually(async () => (await take()).limit === 20);
      expect(limiter.health().insured).to.equal(false);
      const [row] = await test().database.run(`select points from rate_limit_windows where key = 'subject'`);
      expect(Number(row?.['points'])).to.be.above(1);
      await limiter.close();
    });
  }

  it('opens no connection where it is not used', async () => {
    const stores = await test().open();
    await stores.checks.ping();
    const [before] = await test().database.run(
      `select count(*)::integer as connections from pg_stat_activity
       where datname = current_database() and application_name = 'signgate'`,
    );
    await stores.callCounter.add('subject', 1);
    const [after] = await test().database.run(
      `select count(*)::integer as connections from pg_stat_activity
       where datname = current_database() and application_name = 'signgate'`,
    );
    expect(Number(after?.['connections']) - Number(before?.['connections'])).to.equal(1);
  });
});
