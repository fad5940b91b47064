import { connect } from 'node:net';
import { expect } from 'chai';
import { CONNECTION_LIMITS } from '../../src/http/server/listening-server.js';
import { BODY, KEY, parseRaw, startTestService, type TestService } from './support/service.js';

const LIMITS = {
  ...CONNECTION_LIMITS,
  headersMs: 300,
  requestMs: 600,
  keepAliveMs: 65_000,
  checkMs: 50,
  headerBytes: 8192,
  connections: 1000,
};
const HEAD =
  `POST /api/check-transaction HTTP/1.1\r\nHost: x\r\nx-api-key: ${KEY}\r\n` + 'Content-Type: application/json\r\n';

describe('connections that send no proper request', () => {
  let service: TestService;
  before(async () => (service = await startTestService({ limits: LIMITS })));
  after(() => service.stop());

  const broken: readonly (readonly [string, string, number, string])[] = [
    [
      'Content-Length and Transfer-Encoding together',
      `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
      400,
      'invalid_request',
    ],
    [
      'two different Content-Length',
      `${HEAD}Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  `,
      400,
      'invalid_request',
    ],
    ['two equal Content-Length', `${HEAD}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`, 400, 'invalid_request'],
    ['a space before the colon', `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`, 400, 'invalid_request'],
    ['a bare line feed', HEAD.replaceAll('\r\n', '\n') + '\n', 400, 'invalid_request'],
    ['a folded header', `${HEAD}X-Folded: a\r\n b\r\n\r\n`, 400, 'invalid_request'],
    ['a header with NUL', `${HEAD}X-Nul: a\u0000b\r\n\r\n`, 400, 'invalid_request'],
    ['an unknown transfer coding', `${HEAD}Transfer-Encoding: gzip\r\n\r\n`, 400, 'invalid_request'],
    ['a chunk that is no chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'invalid_request'],
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'invalid_request'],
    ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000', 400, 'invalid_request'],
    ['headers over 8 kB', `${HEAD}X-Long: ${'x'.repeat(9000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['CONNECT', 'CONNECT example.test:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405, 'method_not_allowed'],
    ['no Host', `GET /health HTTP/1.1\r\n\r\n`, 400, 'invalid_request'],
    ['two Hosts', `GET /health HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n`, 400, 'invalid_request'],
    ['two equal Hosts', `GET /health HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n`, 400, 'invalid_request'],
    ['two Hosts in HTTP/1.0', `GET /health HTTP/1.0\r\nHost: x\r\nHost: y\r\n\r\n`, 400, 'invalid_request'],
    ['no version', `GET /health\r\nHost: x\r\n\r\n`, 400, 'invalid_request'],
    ['another version', `GET /health HTTP/2.0\r\nHost: x\r\n\r\n`, 400, 'invalid_request'],
    ...['gzip, chunked', ' , chunked', 'chunked, chunked', 'identity, chunked', 'chunked;q=1'].map(
      (coding) =>
        [
          `the transfer coding "${coding}"`,
          `${HEAD}Transfer-Encoding: ${coding}\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
          400,
          'invalid_request',
        ] as const,
    ),
    [
      'two transfer codings in two headers',
      `${HEAD}Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      'invalid_request',
    ],
  ];
  for (const [what, bytes, status, code] of broken) {
    it(`${status} for ${what}, in the one error shape, and the connection ends`, async () => {
      const answer = parseRaw(await service.raw(Buffer.from(bytes, 'latin1')));
      expect(answer.status).to.equal(status);
      expect(answer.json).to.include({ statusCode: status, code, docs_url: `/docs/errors/${code}` });
      expect(answer.headers).to.include(`X-Request-Id: ${String(answer.json['request_id'])}`);
      expect(answer.headers.toLowerCase()).to.include('connection: close');
      expect(service.checked).to.have.length(0);
    });
  }

  it('answers an HTTP/1.0 request without Host', async () => {
    expect(await service.raw('GET /health HTTP/1.0\r\n\r\n')).to.match(/^HTTP\/1\.1 200 /);
  });

  it('takes a chunked body, in any letter case', async () => {
    const body = Buffer.from(JSON.stringify(BODY));
    for (const coding of ['chunked', 'Chunked'])
      expect(
        await service.raw(
          `${HEAD}Connection: close\r\nTransfer-Encoding: ${coding}\r\n\r\n` +
            `${body.length.toString(16)}\r\n${body.toString()}\r\n0\r\n\r\n`,
        ),
      ).to.match(/^HTTP\/1\.1 200 /);
    expect(service.checked.splice(0)).to.have.length(2);
  });

  it('gives a good request its answer when nonsense follows it on the same connection', async () => {
    const text = await service.raw('GET /health HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
    expect(text)
      .to.match(/^HTTP\/1\.1 200 /)
      .and.include('"status":"ok"');
    expect(text.match(/HTTP\/1\.1 /g)).to.have.length(1);
  });

  it('408 for headers that drip, within the limit', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n');
    const drip = setInterval(() => socket.write('X-Drip: 1\r\n'), 40);
    const started = performance.now();
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    expect(parseRaw(text)).to.deep.include({ status: 408 });
    expect(parseRaw(text).json).to.include({ code: 'request_timeout' });
    expect(performance.now() - started).to.be.at.least(250);
  });

  it('408 for a body that never ends, while others are served', async () => {
    const slow = service.raw(`${HEAD}Content-Length: 100\r\n\r\n{`);
    const others = await Promise.all(Array.from({ length: 10 }, () => service.send('GET', '/health')));
    expect(others.every(({ status }) => status === 200)).to.equal(true);
    expect(parseRaw(await slow).json).to.include({ statusCode: 408, code: 'request_timeout' });
    expect(service.checked).to.have.length(0);
  });

  it('closes a connection that says nothing', async () => {
    expect(await service.raw('')).to.match(/^(?:HTTP\/1\.1 408 |$)/);
  });

  it('never logs what was sent', () => {
    expect(service.logLines.join('')).not.to.match(/smuggled|X-Drip|X-Folded|127\.0\.0\.1/);
  });
});
