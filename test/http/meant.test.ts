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
    for (const chain of [999_999, '0xffffff'])
      expect(await messageOf({ ...BODY, chain })).to.not.include('did you mean');
  });

  it('is answered with the chain that another name or a hexadecimal number stands for', async () => {
    for (const [chain, slug] of [
      ['eth', 'ethereum'],
      ['Mainnet', 'ethereum'],
      ['0x1', 'ethereum'],
      ['BSC', 'bnb'],
      ['0x38', 'bnb'],
      ['matic', 'polygon'],
      ['arbitrum-one', 'arbitrum'],
      ['sol', 'solana'],
    ])
      expect(await messageOf({ ...BODY, chain }), chain).to.include(`; did you mean "${slug}"?`);
    // an extra that is off is no answer
    expect(await messageOf({ ...BODY, chain: 'avax' })).to.not.include('did you mean');
  });

  it('is told in which form a quantity of the bytes is sent', async () => {
    const transaction = { to: BODY.to_address, value: 1 };
    expect(await messageOf({ ...BODY, transaction })).to.equal(
      'transaction/value must be a string of decimal digits, or of hex behind 0x; a number was sent.',
    );
  });

  it('is not told to leave out what is required', async () => {
    expect(await messageOf({ ...BODY, amount: null })).to.match(/null is not accepted, leave out what is optional\.$/);
  });

  it('is told which member of a query was sent twice', async () => {
    const reply = await service.send('GET', '/api/checks?limit=1&limit=2', { headers: { 'x-api-key': KEY } });
    expect(reply.json).to.deep.include({ details: [{ path: '/limit', message: 'must be sent once' }] });
    expect(reply.json).to.include({ code: 'invalid_request', message: 'limit must be sent once.' });
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
    expect(await at('/check-transaction')).to.include('did you mean "/api/check-transaction"?');
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
