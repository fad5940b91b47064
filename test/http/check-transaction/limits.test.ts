import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import {
  BODY,
  CREATE_ONLY_KEY,
  KEY,
  rawCheck,
  type Reply,
  startTestService,
  type TestService,
  TINY_QUOTA,
  TINY_QUOTA_KEY,
} from '../support/service.js';

const RATE_LIMIT_HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

describe('POST /api/check-transaction: 413, 415, 429', () => {
  let service: TestService;
  const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
  beforeEach(async () => (service = await startTestService({ clock: { now: () => nowMs } })));
  afterEach(() => service.stop());

  const expectProblem = (reply: Reply, status: number, code: string): void => {
    expect(reply.status, reply.text).to.equal(status);
    expect(reply.json).to.include({ statusCode: status, code, request_id: reply.headers['x-request-id'] });
    expect(reply.headers).to.include.keys(RATE_LIMIT_HEADERS);
    expect(service.checked).to.have.length(0);
  };

  it('413: refuses one byte more than 64 KiB, declared or not', async () => {
    const body = JSON.stringify(BODY);
    expectProblem(await service.check(body + ' '.repeat(65_537 - body.length)), 413, 'payload_too_large');
    const chunk = `${(70_000).toString(16)}\r\n${' '.repeat(70_000)}\r\n0\r\n\r\n`;
    expect(await service.raw(rawCheck(['Connection: close', 'Transfer-Encoding: chunked'], chunk))).to.match(
      /^HTTP\/1\.1 413 /,
    );
  });

  it('413: stops inflating a bomb at 64 KiB', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 0x20));
    expectProblem(await service.check(bomb, { 'content-encoding': 'gzip' }), 413, 'payload_too_large');
    // the answer does not wait for the rest: the first 2,000 of 48,000 bytes inflate to more than is allowed
    const headers = ['Connection: close', 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`];
    const answer = await service.raw(rawCheck(headers, bomb.subarray(0, 2000)));
    expect(answer).to.match(/^HTTP\/1\.1 413 /);
  });

  it('413: keeps the connection usable for the next request', async () => {
    const large = ' '.repeat(200_000);
    const next = 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const text = await service.raw(rawCheck([`Content-Length: ${large.length}`], large + next));
    expect(text.match(/HTTP\/1\.1 \d+/g)).to.deep.equal(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-7',
    'application/json; charset=iso-8859-1',
    'application/json, text/plain',
    'application/json+x',
    '',
  ];
  for (const type of types) {
    it(`415: refuses the content type "${type}"`, async () =>
      expectProblem(await service.check(BODY, { 'content-type': type }), 415, 'unsupported_media_type'));
  }

  it('415: refuses a body without a content type', async () => {
    expectProblem(
      await service.send('POST', '/api/check-transaction', { headers: { 'x-api-key': KEY }, body: '{}' }),
      415,
      'unsupported_media_type',
    );
  });

  for (const encoding of ['compress', 'gzip, gzip', 'zstd', 'utf-8']) {
    it(`415: refuses the content encoding "${encoding}"`, async () => {
      expectProblem(await service.check(BODY, { 'content-encoding': encoding }), 415, 'unsupported_media_type');
    });
  }

  it('429: refuses the call after the quota, with when to come back', async () => {
    const call = (): Promise<Reply> => service.check('{}', { 'x-api-key': TINY_QUOTA_KEY });
    for (let left = TINY_QUOTA - 1; left >= 0; left -= 1)
      expect((await call()).headers['x-ratelimit-remaining']).to.equal(String(left));
    const reply = await call();
    expectProblem(reply, 429, 'rate_limit_exceeded');
    expect(reply.json['error']).to.equal('Too Many Requests');
    expect(reply.json['message']).to.match(/^Rate limit exceeded/);
    expect(reply.headers['x-ratelimit-limit']).to.equal(String(TINY_QUOTA));
    expect(reply.headers['x-ratelimit-remaining']).to.equal('0');
    expect(reply.headers['x-ratelimit-reset']).to.equal('2026-11-21T12:01:00.000Z');
    expect(reply.headers['retry-after']).to.equal('60');
  });

  it('429: counts every call of a key, on any route and with any answer, and no other key', async () => {
    const headers = { 'x-api-key': TINY_QUOTA_KEY };
    expect((await service.send('GET', '/api/checks/nothing', { headers })).status).to.equal(404);
    const wrongMethod = await service.send('GET', '/api/check-transaction', { headers });
    expect(wrongMethod.status).to.equal(405);
    expect(wrongMethod.headers['x-ratelimit-remaining']).to.equal('0');
    expect((await service.send('GET', '/api/checks/nothing', { headers })).status).to.equal(429);
    expect((await service.check(BODY)).status).to.equal(200);
  });

  it('429: lets exactly the quota pass when the calls come at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => service.check(BODY, { 'x-api-key': TINY_QUOTA_KEY })),
    );
    expect(replies.filter(({ status }) => status === 200)).to.have.length(TINY_QUOTA);
    expect(replies.filter(({ status }) => status === 429)).to.have.length(30 - TINY_QUOTA);
    expect(new Set(replies.map(({ headers }) => headers['x-ratelimit-reset'])).size).to.equal(1);
  });

  it('403: names the scope that the key lacks, and counts the call', async () => {
    const reply = await service.send('GET', '/api/checks/nothing', { headers: { 'x-api-key': CREATE_ONLY_KEY } });
    expectProblem(reply, 403, 'insufficient_scope');
    expect(reply.json['error']).to.equal('Forbidden');
    expect(reply.json['message']).to.include('"checks:read"');
    expect(reply.headers['x-ratelimit-remaining']).to.equal('299');
  });
});
