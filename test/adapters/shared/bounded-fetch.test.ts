import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip, gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { type BoundedFetch, createBoundedFetch } from '../../../adapters/shared/bounded-fetch.js';
import { ProviderError } from '../../../ports/sources/errors.js';

const MEGABYTE = 1024 * 1024;

/** A real server on the loopback: what a made-up transport cannot show. */
describe('bounded fetch before a real server', () => {
  let server: Server;
  let behave: RequestListener = (_request, response) => void response.end();
  before(async () => {
    server = createServer((request, response) => behave(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const fetchWith = async (
    behaviour: RequestListener,
    deadlineMs = 2_000,
    how: Exclude<keyof BoundedFetch, 'close'> = 'json',
  ): Promise<unknown> => {
    behave = behaviour;
    const { port } = server.address() as AddressInfo;
    const http = createBoundedFetch({ baseUrl: `http://127.0.0.1:${port}`, allowPrivateNetwork: true });
    try {
      return await http[how](
        { path: '/v1', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
        AbortSignal.timeout(deadlineMs),
      );
    } catch (error) {
      return error instanceof ProviderError ? error.reason : error;
    } finally {
      await http.close();
      await http.close();
    }
  };
  const jsonHead = (response: ServerResponse, headers: Record<string, string> = {}): ServerResponse =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers });

  it('gives the JSON of a good answer', async () => {
    expect(await fetchWith((_request, response) => jsonHead(response).end('{"a":1}'))).to.deep.equal({ a: 1 });
  });

  it('does not believe an answer that says two things under one name', async () => {
    const twice = '{"labels":["stolen_funds"],"labels":[]}';
    expect(await fetchWith((_request, response) => jsonHead(response).end(twice))).to.equal('bad_response');
  });

  it('tells the JSON of a 404 from that of a 200 for a vendor that says so that it knows nothing', async () => {
    const body = { error: 'unknown' };
    const answering =
      (status: number): RequestListener =>
      (_request, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    expect(await fetchWith(answering(404))).to.equal('bad_response');
    expect(await fetchWith(answering(404), 2_000, 'jsonOrNotFound')).to.deep.equal({ found: false, body });
    expect(await fetchWith(answering(200), 2_000, 'jsonOrNotFound')).to.deep.equal({ found: true, body });
    expect(await fetchWith(answering(410), 2_000, 'jsonOrNotFound')).to.equal('bad_response');
  });

  it('reads a compressed answer', async () => {
    expect(
      await fetchWith((_request, response) =>
        jsonHead(response, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
      ),
    ).to.deep.equal({ a: 1 });
  });

  it('stops reading a bomb early', async () => {
    let sent = 0;
    const before = process.memoryUsage().rss;
    const outcome = await fetchWith((_request, response) => {
      jsonHead(response, { 'content-encoding': 'gzip' });
      const bomb = createGzip();
      bomb.on('data', (chunk: Buffer) => (sent += chunk.length));
      bomb.pipe(response);
      const chunk = Buffer.alloc(MEGABYTE, ' ');
      for (let megabytes = 0; megabytes < 100; megabytes += 1) bomb.write(chunk);
      bomb.end();
    });
    expect(outcome).to.equal('bad_response');
    expect(process.memoryUsage().rss - before, 'bytes of memory more').to.be.lessThan(250 * MEGABYTE);
    expect(sent).to.be.lessThan(MEGABYTE);
  });

  it('does not wait for an endless answer to end', async () => {
    const outcome = await fetchWith((_request, response) => {
      jsonHead(response);
      const timer = setInterval(() => response.write(' '.repeat(65_536)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect(outcome).to.equal('bad_response');
  });

  it('gives up an answer that drips until the signal ends', async () => {
    // it drips for ever: only the signal can end the call
    const outcome = await fetchWith((_request, response) => {
      jsonHead(response);
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    }, 100);
    expect(outcome).to.equal('timeout');
  });

  it('tells a connection that breaks off in the middle from an answer', async () => {
    const outcome = await fetchWith((_request, response) => {
      jsonHead(response, { 'content-length': '100' }).write('{"a":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(['network_error', 'bad_response']).to.include(outcome);
  });

  it('tells a connection that is reset before the head', async () => {
    expect(await fetchWith((request) => void request.socket.destroy())).to.equal('network_error');
  });

  it('follows no redirect, not even to the same host', async () => {
    let calls = 0;
    const outcome = await fetchWith((_request, response) => {
      calls += 1;
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    expect([outcome, calls]).to.deep.equal(['bad_response', 1]);
  });
});
