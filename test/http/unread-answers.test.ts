import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { CONNECTION_LIMITS } from '../../src/http/server/listening-server.js';
import { eventually } from '../support/eventually.js';
import { createGate } from './support/gate.js';
import { BODY, KEY, rawCheck, startTestService, type TestService } from './support/service.js';

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
const LAST = 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
/** More than the kernel holds for a connection. */
const MANY = 1_600;

const open = async (service: TestService): Promise<Socket> => {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('a peer that pipelines', () => {
  let service: TestService;
  before(async () => (service = await startTestService()));
  after(() => service.stop());

  for (const count of [64, MANY]) {
    it(`is served where it reads: ${count} requests at once, answered in their order`, async () => {
      const requests = Array.from({ length: count }, (_, index) => get(`/nothing-${index % 2 === 0 ? 'a' : 'b'}`));
      const text = await service.raw(requests.join('') + LAST);
      expect(countOf(text, 'HTTP/1.1 404 ')).to.equal(count);
      expect(countOf(text, 'HTTP/1.1 200 ')).to.equal(1);
      expect(text.lastIndexOf('HTTP/1.1 200 ')).to.be.greaterThan(text.lastIndexOf('HTTP/1.1 404 '));
    });
  }

  it('gets the right answer to each of 200 checks with bodies, in pieces of any size', async () => {
    const { hostname, port } = new URL(service.url);
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const checks = Array.from({ length: 200 }, (_, index) => {
      // an end of a head inside a body is none
      const body = JSON.stringify({ ...BODY, amount: index + 1 }, null, index % 3 === 0 ? 2 : 0).replace(
        /\n/g,
        '\r\n\r\n',
      );
      return rawCheck([`Content-Length: ${body.length}`], body);
    });
    const bytes = Buffer.concat([...checks, Buffer.from(LAST)]);
    service.checked.length = 0;
    for (let from = 0, size = 1; from < bytes.length; from += size, size = (size * 7 + 3) % 9_001) {
      socket.write(bytes.subarray(from, from + size));
      if (size % 5 === 0) await new Promise(setImmediate);
    }
    await once(socket, 'close');
    expect(service.checked.map(({ request }) => (request as { readonly amount: number }).amount)).to.deep.equal(
      Array.from({ length: 200 }, (_, index) => index + 1),
    );
    const ids = [...text.matchAll(/"request_id":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids).to.deep.equal(service.checked.map(({ requestId }) => requestId));
    expect(countOf(text, 'HTTP/1.1 200 ')).to.equal(201);
  });

  it('gets a refusal for nonsense and for CONNECT, after the answers before it', async () => {
    for (const [bytes, status] of [
      ['nonsense\r\n\r\nnonsense\r\n\r\n', 400],
      ['CONNECT example.test:443 HTTP/1.1\r\nHost: x\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ] as const) {
      expect(await service.raw(bytes)).to.match(new RegExp(`^HTTP/1.1 ${status} `));
      expect(countOf(await service.raw(get('/health').repeat(10) + bytes), 'HTTP/1.1 200 ')).to.equal(10);
    }
  });
});

describe('a peer that reads no answers', () => {
  it('is worked for on one of its requests, and is not read from beyond a few', async () => {
    const gate = createGate();
    let started = 0;
    const service = await startTestService({
      application: {
        readiness: async () => {
          started += 1;
          await gate.opened;
          return { ready: true, notReady: [] };
        },
      },
    });
    try {
      const socket = await open(service);
      socket.write(get('/health/ready').repeat(MANY));
      await eventually(async () => started > 0);
      const later = await open(service);
      // far more than the kernel takes for a connection
      later.write(get('/health/ready').repeat(400_000));
      await pause(200);
      expect(started).to.equal(2);
      expect(later.writableLength, 'bytes that the service did not take').to.be.greaterThan(0);
      expect((await service.send('GET', '/health')).status).to.equal(200);
      later.destroy();
      gate.open();
      let answers = 0;
      socket.on('data', (chunk: Buffer) => (answers += countOf(chunk.toString(), 'HTTP/1.1 ')));
      await eventually(async () => answers >= MANY - 20);
      socket.destroy();
    } finally {
      gate.open();
      await service.stop();
    }
  });

  it('is cut off when it takes no byte for a while, and one that takes some now and then is not', async () => {
    const service = await startTestService({ limits: { ...CONNECTION_LIMITS, unreadMs: 400 } });
    try {
      const [deaf, slow] = [await open(service), await open(service)];
      let taken = 0;
      slow.on('data', (chunk: Buffer) => {
        taken += chunk.length;
        slow.pause();
      });
      deaf.pause();
      const sooner = setInterval(() => slow.resume(), 20);
      const closed = new Promise((resolve) => deaf.once('close', resolve));
      const started = performance.now();
      for (const socket of [deaf, slow]) socket.write(get('/openapi.json').repeat(MANY));
      // sending on is no taking; and a paused socket sees its end only when something is written to it
      const writing = setInterval(() => deaf.write(' '), 50);
      await closed;
      clearInterval(writing);
      expect(performance.now() - started).to.be.greaterThan(350);
      await pause(600);
      expect(slow.closed).to.equal(false);
      expect(taken).to.be.greaterThan(0);
      clearInterval(sooner);
      slow.destroy();
    } finally {
      await service.stop();
    }
  });

  it('keeps a connection that is at work, however long that takes', async () => {
    const service = await startTestService({
      limits: { ...CONNECTION_LIMITS, unreadMs: 100 },
      application: { readiness: async () => pause(400, { ready: true, notReady: [] }) },
    });
    try {
      expect((await service.send('GET', '/health/ready')).status).to.equal(200);
    } finally {
      await service.stop();
    }
  });
});

describe('a request behind one that ends the connection', () => {
  it('is not done: its answer could not be sent', async () => {
    const service = await startTestService();
    try {
      const check = rawCheck([`Content-Length: ${JSON.stringify(BODY).length}`], JSON.stringify(BODY)).toString();
      const ending = `POST /api/check-transaction HTTP/1.1\r\nHost: x\r\nx-api-key: ${KEY}\r\n`;
      const text = await service.raw(`${ending}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n${check}`);
      expect(countOf(text, 'HTTP/1.1 ')).to.equal(1);
      expect(service.checked).to.have.length(0);
    } finally {
      await service.stop();
    }
  });
});
