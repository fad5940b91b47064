import { expect } from 'chai';
import { BODY, KEY, type Reply, startTestService, type TestService } from './support/service.js';

describe('paths and methods', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  const expectProblem = (reply: Reply, status: number, code: string): void => {
    expect(reply.status, reply.text).to.equal(status);
    expect(reply.json).to.include({
      ...{ statusCode: status, code, docs_url: `/docs/errors/${code}` },
      request_id: reply.headers['x-request-id'],
    });
    expect(reply.headers['content-type']).to.equal('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).to.equal('nosniff');
  };

  for (const path of [
    '/nothing',
    '/API/check-transaction',
    '/api/check-transaction/',
    '/health/',
    '/api/checks/a/b',
    '//health',
    '/health%2fready',
    '/metrics',
    '/%zz',
    '/..%2f..%2fetc',
  ]) {
    it(`404 for ${path}`, async () => expectProblem(await service.send('GET', path), 404, 'not_found'));
  }

  it('404 says nothing of the path that was asked for', async () => {
    expect((await service.send('GET', '/secret-path')).text).not.to.include('secret-path');
    expect(service.logLines.join('')).not.to.include('secret-path');
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['GET', '/api/check-transaction', 'OPTIONS, POST'],
    ['HEAD', '/api/check-transaction', 'OPTIONS, POST'],
    ['DELETE', '/api/check-transaction', 'OPTIONS, POST'],
    ['PUT', '/api/checks/x', 'GET, HEAD, OPTIONS'],
    ['POST', '/health', 'GET, HEAD, OPTIONS'],
    ['TRACE', '/health', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/health/ready', 'GET, HEAD, OPTIONS'],
  ];
  for (const [method, path, allow] of wrong) {
    it(`405 for ${method} ${path}, naming what is allowed`, async () => {
      const text = await service.raw(
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(text)
        .to.match(/^HTTP\/1\.1 405 /)
        .and.include(`Allow: ${allow}\r\n`);
      if (method !== 'HEAD') expect(text).to.include('"code":"method_not_allowed"');
    });
  }

  it('405 on a keyed path needs no key, counts a right one and refuses a wrong one', async () => {
    expectProblem(await service.send('GET', '/api/check-transaction'), 405, 'method_not_allowed');
    const counted = await service.send('GET', '/api/check-transaction', { headers: { 'x-api-key': KEY } });
    expectProblem(counted, 405, 'method_not_allowed');
    expect(counted.headers).to.include.keys('x-ratelimit-remaining');
    expectProblem(
      await service.send('GET', '/api/check-transaction', { headers: { 'x-api-key': 'wrong' } }),
      401,
      'invalid_api_key',
    );
  });

  it('answers OPTIONS with the allowed methods and no key', async () => {
    const reply = await service.send('OPTIONS', '/api/check-transaction');
    expect(reply.status).to.equal(204);
    expect(reply.headers['allow']).to.equal('OPTIONS, POST');
    expect(reply.text).to.equal('');
  });

  it('answers HEAD as GET without the body', async () => {
    const get = await service.send('GET', '/health');
    const head = await service.send('HEAD', '/health');
    expect(head.status).to.equal(200);
    expect(head.text).to.equal('');
    expect(head.headers['content-length']).to.equal(get.headers['content-length']);
  });

  it('400 for a query member on any route, which it does not repeat; an empty query string is none', async () => {
    for (const path of ['/health', '/openapi.json', '/docs', '/.well-known/jwks.json', '/api/checks/x']) {
      const reply = await service.send('GET', `${path}?secret=1`, { headers: { 'x-api-key': KEY } });
      expectProblem(reply, 400, 'invalid_request');
      expect(reply.text).not.to.include('secret');
    }
    expect((await service.send('GET', '/health?')).status).to.equal(200);
  });

  it('does not let an absolute URL change the route', async () => {
    expect(
      await service.raw('GET http://evil.example/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'),
    ).to.match(/^HTTP\/1\.1 200 /);
  });

  for (const host of ['evil.example', '[::1', 'a b', '@@@', "x'y", '%00', 'x'.repeat(2000)]) {
    it(`answers any Host header (${host.slice(0, 12)})`, async () => {
      const text = await service.raw(
        `GET /health HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.example\r\n` +
          'X-Forwarded-Proto: gopher\r\nConnection: close\r\n\r\n',
      );
      expect(text)
        .to.match(/^HTTP\/1\.1 200 /)
        .and.not.include('evil.example');
    });
  }

  it('allows no other site to read answers', async () => {
    const { headers } = await service.check(BODY, { origin: 'https://evil.example' });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).to.deep.equal([]);
  });
});
