import { expect } from 'chai';
import { PRESETS } from '../support/presets.js';
import { KEY } from '../http/openapi/recorder/service.js';
import { CHECK, pageCalls } from './page-calls.js';

const BODY = JSON.stringify(PRESETS.outgoing[0].intent);

describe('server of the reference application', () => {
  const { open, send, own } = pageCalls();

  it('passes a check on and its answer back, byte for byte, with the id of the service', async () => {
    await open();
    const reply = await send('POST', CHECK, own(), BODY);
    expect(reply.status).to.equal(200);
    expect(reply.json).to.include({ recommended_action: 'ALLOW', request_id: reply.headers['x-request-id'] });
    expect(reply.headers['cache-control']).to.equal('no-store');
  });

  it('passes the body on unread, so that the service judges exactly what was sent', async () => {
    const bodies: string[] = [];
    const seen: Record<string, unknown>[] = [];
    await open({
      standIn: (incoming, response) => {
        seen.push({ url: incoming.url, ...incoming.headers });
        incoming.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
        incoming.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
      },
    });
    const text = '{"amount": 9007199254740993 , "amount":1}';
    await send(
      'POST',
      `${CHECK}?path=/api/keys`,
      own({ cookie: 'a=b', authorization: 'x', 'x-api-key': 'mine', 'x-forwarded-host': 'evil.example' }),
      text,
    );
    expect(bodies.join('')).to.equal(text);
    expect(seen).to.have.length(1);
    expect(seen[0]).to.include({ url: '/api/check-transaction', 'x-api-key': KEY, 'content-type': 'application/json' });
    expect(seen[0]).not.to.have.any.keys('cookie', 'authorization', 'origin', 'x-forwarded-host', 'referer');
  });

  const refused: readonly (readonly [string, Record<string, string | undefined>, string, number])[] = [
    ['another origin', { origin: 'https://evil.example' }, 'cross_site_request', 403],
    ['no origin', { origin: undefined }, 'cross_site_request', 403],
    ['an opaque origin', { origin: 'null' }, 'cross_site_request', 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }, 'cross_site_request', 403],
    ['another scheme', { origin: 'https://127.0.0.1' }, 'cross_site_request', 403],
    ['a request that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }, 'cross_site_request', 403],
    ['a request that the browser calls same-site', { 'sec-fetch-site': 'same-site' }, 'cross_site_request', 403],
    ['an address that was typed', { 'sec-fetch-site': 'none' }, 'cross_site_request', 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported_media_type', 415],
    ['a body without a type', { 'content-type': undefined }, 'unsupported_media_type', 415],
    ['JSON that calls itself text', { 'content-type': 'text/plain' }, 'unsupported_media_type', 415],
    ['a compressed body', { 'content-encoding': 'gzip' }, 'unsupported_media_type', 415],
    [
      'a name that was made to resolve here',
      { host: 'evil.example', origin: 'http://evil.example' },
      'misdirected_request',
      421,
    ],
  ];
  for (const [name, change, code, status] of refused) {
    it(`refuses ${name}, and does not ask the service`, async () => {
      let heard = 0;
      await open({ standIn: (_, response) => void (heard++, response.end()) });
      const headers = Object.fromEntries(
        Object.entries({ ...own(), ...change }).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      const reply = await send('POST', CHECK, headers, BODY);
      expect(reply.status).to.equal(status);
      expect(reply.json).to.include({ code, request_id: reply.headers['x-request-id'] });
      expect(heard).to.equal(0);
    });
  }

  it('lets no other site read an answer, and sets no cookie', async () => {
    await open();
    for (const reply of [
      await send('POST', CHECK, own(), BODY),
      await send('GET', '/'),
      await send('OPTIONS', CHECK, own({ origin: 'https://evil.example', 'access-control-request-method': 'POST' })),
    ]) {
      expect(
        Object.keys(reply.headers).filter((name) => name.startsWith('access-control') || name === 'set-cookie'),
      ).to.deep.equal([]);
    }
  });

  it('refuses a body above 64 KiB', async () => {
    await open();
    const reply = await send('POST', CHECK, own(), `{"x":"${'x'.repeat(70_000)}"}`);
    expect(reply.status).to.equal(413);
    expect(reply.json).to.include({ code: 'payload_too_large' });
  });

  it('limits the calls of each client and says when to try again', async () => {
    await open({ callsPerMinute: 2 });
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await send('POST', CHECK, own(), BODY)).status);
    expect(statuses).to.deep.equal([200, 200, 429]);
    const reply = await send('POST', CHECK, own(), BODY);
    expect(reply.json).to.include({ code: 'client_rate_limit_exceeded' });
    expect(Number(reply.headers['retry-after'])).to.be.within(1, 60);
    expect((await send('GET', '/')).status).to.equal(200);
  });

  it('passes the errors of the service on as they are', async () => {
    await open({ key: 'sg_sandbox_unknown1_0000000000000000000000000000000000000000000' });
    const reply = await send('POST', CHECK, own(), BODY);
    expect(reply.status).to.equal(401);
    expect(reply.json).to.include({ code: 'invalid_api_key', request_id: reply.headers['x-request-id'] });
  });

  it('reads nothing for another site', async () => {
    await open();
    expect((await send('GET', '/api/protection/keys', { 'sec-fetch-site': 'cross-site' })).status).to.equal(403);
  });

  it('knows no other path, in any spelling', async () => {
    await open();
    for (const path of [
      '/api/check-transaction',
      '/api/protection/checks/../../health',
      '/api/protection/checks/req_01h455vb4pex5vsknk084sn02q',
      '/api/protection/reports',
      '/api/protection/check/',
      '/..%2fpackage.json',
      '/index.html',
      '/assets/',
    ]) {
      expect((await send('GET', path)).status, path).to.equal(404);
    }
    expect((await send('GET', CHECK)).status).to.equal(405);
    expect((await send('POST', '/', own(), '{}')).status).to.equal(405);
  });

  it('does not hand on an answer that holds the key', async () => {
    await open({
      standIn: (incoming, response) =>
        void response
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ message: incoming.headers['x-api-key'] })),
    });
    const reply = await send('POST', CHECK, own(), BODY);
    expect(reply.status).to.equal(502);
    expect(reply.text).not.to.include(KEY);
  });

  it('says that it has no key when it has none', async () => {
    await open({ key: null });
    const reply = await send('POST', CHECK, own(), BODY);
    expect(reply.status).to.equal(503);
    expect(reply.json).to.include({ code: 'not_configured' });
  });

  it('answers with a policy that allows nothing inline and nothing from elsewhere', async () => {
    await open();
    const { headers } = await send('GET', '/');
    const policy = String(headers['content-security-policy']);
    expect(policy).to.include("default-src 'none'").and.include("require-trusted-types-for 'script'");
    expect(policy).not.to.match(/unsafe|\*|https?:|data:/);
    expect(headers).to.include({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });
});
