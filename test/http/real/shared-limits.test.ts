import { expect } from 'chai';
import { setTimeout as delay } from 'node:timers/promises';
import { countedInOnePlace } from '../../support/counted-in-one-place.js';
import { describeWhere } from '../../support/programs.js';
import { type RedisServer, startRedis } from '../../support/redis-server.js';
import { type Instances, useInstances } from './support/instances.js';
import { transfer } from './support/requests.js';
import type { Reply } from './support/real-service.js';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const INSTANCES = 3;

const headersOf = ({ headers }: Reply) => ({
  limit: headers['x-ratelimit-limit'],
  remaining: Number(headers['x-ratelimit-remaining']),
  reset: String(headers['x-ratelimit-reset']),
});

/** What holds for every store that counts. */
const describeSharedLimit = (instances: () => Instances): void => {
  it('lets exactly 100 of 200 parallel calls over three instances pass, and records exactly 100 checks', async () => {
    let key = '';
    const replies = await countedInOnePlace(
      () => instances().all.reduce((calls, { limiter }) => calls + limiter.health().insuredCalls, 0),
      async () => {
        key = await instances().of(0).key({ quota: 100, partner: 'Shared limit' });
        return Promise.all(
          Array.from({ length: 200 }, (_, index) =>
            instances()
              .of(index)
              .check(key, transfer('shared limit', { amount: 1 + index })),
          ),
        );
      },
    );
    const passed = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).to.deep.equal([100, 100]);
    const [row] = await instances().database.run(`select count(*)::integer as checks from checks where key_id = $1`, [
      key.split('_')[2],
    ]);
    expect(row).to.deep.equal({ checks: 100 });

    expect(passed.map((reply) => headersOf(reply).remaining).sort((left, right) => left - right)).to.deep.equal(
      Array.from({ length: 100 }, (_, left) => left),
    );
    expect(refused.every((reply) => headersOf(reply).remaining === 0)).to.equal(true);
    expect(replies.every((reply) => headersOf(reply).limit === '100')).to.equal(true);
    const resets = [...new Set(replies.map((reply) => headersOf(reply).reset))];
    expect(resets, 'one end of the window on all instances').to.have.length(1);
    expect(resets[0]).to.match(ISO);
    for (const { headers } of refused) expect(Number(headers['retry-after'])).to.be.within(1, 60);
    for (const { limiter } of instances().all) expect(limiter.health().insured).to.equal(false);
  });

  it('counts a call on one instance for the next one on another', async () => {
    const key = await instances().of(0).key({ quota: 5 });
    const remaining: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      remaining.push(headersOf(await instances().of(call).read(key, 'nothing')).remaining);
    }
    expect(remaining).to.deep.equal([4, 3, 2, 1, 0]);
    for (let call = 0; call < 3; call += 1)
      expect((await instances().of(call).read(key, 'nothing')).status).to.equal(429);
  });
};

describe('the rate limit of three instances, counted in PostgreSQL', () => {
  describeSharedLimit(useInstances(INSTANCES, () => ({ RATE_LIMIT_STORE: 'postgres' })));
});

describeWhere('redis-server', 'the rate limit of three instances, counted in Redis', () => {
  let redis: RedisServer;
  before(async () => (redis = await startRedis()));
  after(() => redis.stop());
  const instances = useInstances(INSTANCES, () => ({
    RATE_LIMIT_STORE: 'redis',
    REDIS_URL: redis.url,
    RATE_LIMIT_INSTANCES: '3',
  }));

  describeSharedLimit(instances);

  it('lets a third of the quota pass on each instance while Redis is gone, says so, and returns', async () => {
    const { port } = redis;
    const [one] = instances().all;
    const key = await instances().of(0).key({ quota: 30 });
    await redis.stop();
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, index) => instances().of(index).read(key, 'nothing')),
    );
    expect(
      replies.filter(({ status }) => status === 404),
      'ten on each of three instances',
    ).to.have.length(30);
    expect(replies.filter(({ status }) => status === 429)).to.have.length(30);
    expect(one?.limiter.health().insured).to.equal(true);
    expect(
      one?.logged.filter(({ level, message }) => level === 'warn' && message.includes('counts alone')),
    ).to.have.length(1);

    redis = await startRedis({ port });
    const deadline = performance.now() + 15_000;
    while (instances().all.some(({ limiter }) => limiter.health().insured)) {
      expect(performance.now(), 'it should be back by now').to.be.below(deadline);
      for (let index = 0; index < INSTANCES; index += 1)
        await instances()
          .of(index)
          .read(await instances().of(0).key({ quota: 3 }), 'nothing');
      await delay(100);
    }
    const next = await instances().of(0).key({ quota: 4 });
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) statuses.push((await instances().of(call).read(next, 'nothing')).status);
    expect(statuses).to.deep.equal([404, 404, 404, 404, 429, 429]);
  });
});
