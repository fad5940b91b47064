import { expect } from 'chai';
import {
  BODY,
  EXPIRED_KEY,
  KEY,
  keyText,
  type Reply,
  REVOKED_KEY,
  startTestService,
  type TestService,
} from '../support/service.js';

describe('POST /api/check-transaction: 401', () => {
  let service: TestService;
  beforeEach(async () => (service = await startTestService()));
  afterEach(() => service.stop());

  const checkWith = (headers: Record<string, string | string[]>, path = '/api/check-transaction'): Promise<Reply> =>
    service.send('POST', path, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(BODY),
    });
  const withoutId = (reply: Reply): unknown => ({ ...reply.json, request_id: '' });

  for (const [what, headers] of [
    ['no key', {}],
    ['an empty key', { 'x-api-key': '' }],
  ] as const) {
    it(`says that the key is missing for ${what}`, async () => {
      const reply = await checkWith(headers);
      expect(reply.status).to.equal(401);
      expect(reply.json).to.include({ statusCode: 401, error: 'Unauthorized', code: 'missing_api_key' });
      expect(reply.json['message']).to.match(/^Missing API key/);
      expect(reply.headers).not.to.have.any.keys('x-ratelimit-limit');
    });
  }

  it('gives one identical answer for every key that is not right', async () => {
    const wrong: readonly (string | string[])[] = [
      keyText('unknown1'),
      REVOKED_KEY,
      EXPIRED_KEY,
      `${KEY.slice(0, -1)}!`,
      `${KEY.slice(0, -1)}${KEY.endsWith('A') ? 'B' : 'A'}`,
      KEY.replace('sandbox', 'production'),
      KEY.toUpperCase(),
      `Bearer ${KEY}`,
      'x',
      'x'.repeat(5000),
      [KEY, KEY],
      [KEY, 'x'],
      `${KEY},${KEY}`,
    ];
    const replies = [];
    for (const key of wrong) replies.push(await checkWith({ 'x-api-key': key }));
    for (const reply of replies) {
      expect(reply.status).to.equal(401);
      expect(withoutId(reply)).to.deep.equal(withoutId(replies[0] as Reply));
    }
    expect(replies[0]?.json).to.include({ code: 'invalid_api_key' });
    expect(replies[0]?.json['message']).to.match(/^Invalid API key/);
    expect(service.checked).to.have.length(0);
  });

  it('takes a key with white space around it, which HTTP leaves out', async () => {
    expect((await checkWith({ 'x-api-key': `  ${KEY}\t` })).status).to.equal(200);
  });

  for (const query of [
    `api_key=${KEY}`,
    `x-api-key=${KEY}`,
    `apiKey=anything`,
    `q=${KEY}`,
    `a=b&X_API_KEY=${encodeURIComponent(KEY)}`,
  ]) {
    it(`refuses a key in the query string (${query.split('=')[0]}), and says where it belongs`, async () => {
      const path = `/api/check-transaction?${query}`;
      const without = await checkWith({}, path);
      expect(without.status).to.equal(401);
      expect(without.json['message']).to.match(
        /^Missing API key: send it in the x-api-key request header, never in the query string/,
      );
      const beside = await checkWith({ 'x-api-key': KEY }, path);
      expect(beside.status).to.equal(401);
      expect(beside.json['message']).to.match(/^Invalid API key: send it in the x-api-key request header/);
    });
  }

  it('takes no other query string for a key', async () => {
    expect((await checkWith({ 'x-api-key': KEY }, '/api/check-transaction?trace=1&key_word=x')).status).to.equal(400);
  });

  it('asks for the key before it looks at the body or the content type', async () => {
    const reply = await service.send('POST', '/api/check-transaction', {
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(100_000),
    });
    expect(reply.status).to.equal(401);
  });

  it('writes no key into any log line, however it was sent', async () => {
    await checkWith({ 'x-api-key': KEY, 'user-agent': KEY, referer: KEY });
    await checkWith({ 'x-api-key': REVOKED_KEY }, `/api/check-transaction?api_key=${KEY}`);
    await checkWith({}, `/${KEY}`);
    await service.check({ ...BODY, counterparty_name: KEY, [KEY]: KEY });
    await service.raw(`GET /${KEY} NONSENSE\r\n\r\n`);
    expect(service.logLines.length).to.be.at.least(5);
    expect(service.logLines.join('')).not.to.match(/sg_(sandbox|production)_[a-z0-9]{8}_[A-Za-z0-9_-]{5}/);
  });

  it('answers 429 after 20 wrong keys from one address, and still takes a right key from there', async () => {
    for (let count = 0; count < 20; count += 1)
      expect((await checkWith({ 'x-api-key': 'wrong' })).status).to.equal(401);
    const reply = await checkWith({ 'x-api-key': 'wrong' });
    expect(reply.status).to.equal(429);
    expect(reply.json).to.include({ statusCode: 429, code: 'rate_limit_exceeded' });
    expect(reply.json['message']).to.match(/^Rate limit exceeded/);
    expect(Number(reply.headers['retry-after'])).to.be.within(1, 60);
    expect((await checkWith({ 'x-api-key': keyText('unknown1') })).status).to.equal(429);
    expect((await checkWith({ 'x-api-key': KEY })).status).to.equal(200);
    expect((await checkWith({})).status, 'a missing key is no guess').to.equal(401);
  });

  it('counts by the socket unless a proxy is trusted, with any X-Forwarded-For', async () => {
    const wrongFrom = (forwarded: string): Promise<Reply> =>
      checkWith({ 'x-api-key': 'wrong', 'x-forwarded-for': forwarded });
    for (let count = 0; count < 20; count += 1) await wrongFrom(`192.0.2.${count}`);
    expect((await wrongFrom('192.0.2.99')).status).to.equal(429);
  });
});

describe('POST /api/check-transaction: 401 behind one proxy', () => {
  let service: TestService;
  before(async () => (service = await startTestService({ settings: { trustedProxyHops: 1 } })));
  after(() => service.stop());

  it('counts by the address that the proxy saw, not by what the caller wrote before it', async () => {
    const wrongFrom = (forwarded: string): Promise<Reply> =>
      service.send('POST', '/api/check-transaction', {
        headers: { 'x-api-key': 'wrong', 'x-forwarded-for': forwarded },
      });
    for (let count = 0; count < 20; count += 1) await wrongFrom(`192.0.2.${count}, 198.51.100.7`);
    expect((await wrongFrom('192.0.2.99, 198.51.100.7')).status).to.equal(429);
    expect((await wrongFrom('198.51.100.7, 198.51.100.8')).status).to.equal(401);
  });
});
