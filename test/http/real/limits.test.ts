import { expect } from 'chai';
import { MEMORY, POSTGRES } from './support/storages.js';
import { type Reply, useRealService } from './support/real-service.js';
import { transfer } from './support/requests.js';

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const limitsOf = ({ headers }: Reply) => [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']];

describe('the rate limit', () => {
  const service = useRealService(POSTGRES, { environment: { RATE_LIMIT_DEFAULT: '5' } });
  const body = transfer('limits');

  it('lets exactly the quota pass; the next call gets all headers, Retry-After and the published body', async () => {
    const key = await service().key({ quota: 3 });
    const resets = new Set<unknown>();
    for (const remaining of ['2', '1', '0']) {
      const reply = await service().check(key, body);
      expect(reply.status).to.equal(200);
      expect(limitsOf(reply)).to.deep.equal(['3', remaining]);
      resets.add(reply.headers['x-ratelimit-reset']);
    }
    const refused = await service().check(key, body);
    expect(refused.status).to.equal(429);
    expect(refused.json).to.include({ statusCode: 429, error: 'Too Many Requests', code: 'rate_limit_exceeded' });
    expect(refused.json['message']).to.match(/rate limit exceeded/i);
    expect(refused.json).not.to.have.any.keys('recommended_action', 'findings', 'risk_score');
    expect(limitsOf(refused)).to.deep.equal(['3', '0']);
    resets.add(refused.headers['x-ratelimit-reset']);
    expect([...resets], 'one reset for the whole window').to.have.length(1);
    const [reset] = [...resets];
    expect(reset).to.match(ISO);
    expect(Number(refused.headers['retry-after'])).to.be.within(1, 60);
    expect(Date.parse(String(reset)) - service().clock.now()).to.be.within(1, 61_000);
  });

  it('counts each key alone, by its own quota or the default, over all routes', async () => {
    const own = await service().key({ quota: 2 });
    const byDefault = await service().key({ quota: null });
    expect(limitsOf(await service().check(own, body))).to.deep.equal(['2', '1']);
    expect(limitsOf(await service().check(byDefault, body))).to.deep.equal(['5', '4']);
    expect(limitsOf(await service().read(byDefault, 'nothing'))).to.deep.equal(['5', '3']);
    expect(limitsOf(await service().check(byDefault, '{'))).to.deep.equal(['5', '2']);
    expect(limitsOf(await service().read(own, 'nothing'))).to.deep.equal(['2', '0']);
    expect((await service().read(own, 'nothing')).status).to.equal(429);
    expect((await service().check(byDefault, body)).status).to.equal(200);
  });
});

describe('the rate limit under concurrency', () => {
  const service = useRealService(MEMORY);

  it('lets exactly the quota pass, and stores exactly so many checks', async () => {
    const key = await service().key({ quota: 40, partner: 'Crowd' });
    const replies = await Promise.all(
      Array.from({ length: 80 }, (_, index) => service().check(key, transfer('crowd', { amount: 1 + index }))),
    );
    const passed = replies.filter(({ status }) => status === 200);
    expect(passed).to.have.length(40);
    expect(replies.filter(({ status }) => status === 429)).to.have.length(40);
    expect(new Set(passed.map(({ json }) => json['request_id']))).to.have.length(40);
    expect(replies.every(({ headers }) => Number(headers['x-ratelimit-remaining']) >= 0)).to.equal(true);
  });
});
