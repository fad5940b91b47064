import { expect } from 'chai';
import { nearMiss } from '../../src/application/near-miss.js';
import { BODY, KEY, startTestService, type TestService } from './support/service.js';

describe('a mistake of a beginner', () => {
  let service: TestService;
  before(async () => {
    service = await startTestService();
  });
  after(() => service.stop());

  const messageOf = async (body: unknown): Promise<string> => {
    const reply = await service.check(body);
    expect(reply.status).to.equal(400);
    return String(reply.json['message']);
  };

  it('is answered with the chain that a number stands for', async () => {
    for (const chain of [1, '1', 'eip155:1'])
      expect(await messageOf({ ...BODY, chain }), String(chain)).to.include('; did you mean "ethereum"?');
    expect(await messageOf({ ...BODY, chain: 8453 })).to.include('; did you mean "base"?');
    expect(await messageOf({ ...BODY, chain: 999_999 })).to.not.include('did you mean');
  });

  it('is answered with the member whose letters changed places', async () => {
    const { chain, ...others } = BODY;
    expect(await messageOf({ ...others, chian: chain })).to.include('chian is not known here; did you mean "chain"?');
    expect(nearMiss('tokne', ['token', 'amount'])).to.equal('token');
    expect(nearMiss('abcde', ['edcba'])).to.equal(null);
  });

  it('is answered with the path that was meant, and never with one that is like nothing', async () => {
    const at = async (path: string) => String((await service.send('POST', path)).json['message']);
    expect(await at('/api/check_transaction')).to.include('did you mean "/api/check-transaction"?');
    expect(await at('/api/check-transactions')).to.include('did you mean "/api/check-transaction"?');
    expect(await at('/nothing/like/it/anywhere')).to.not.include('did you mean');
  });

  it('is told which header holds the key, and neither header is quoted', async () => {
    const reply = await service.send('POST', '/api/check-transaction', { headers: { authorization: `Bearer ${KEY}` } });
    expect(reply.status).to.equal(401);
    expect(reply.json).to.include({ code: 'missing_api_key' });
    expect(String(reply.json['message'])).to.include('The Authorization header is not read.');
    expect(reply.text).to.not.include(KEY);
  });

  it('is told the line and the column at which the JSON breaks off', async () => {
    const body = '{\n  "chain": "ethereum",\n  "amount": 1,\n}';
    const reply = await service.send('POST', '/api/check-transaction', {
      headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
      body,
    });
    expect(reply.json).to.include({ code: 'invalid_json' });
    expect(String(reply.json['message'])).to.include('(line 4, column 1)');
  });
});
