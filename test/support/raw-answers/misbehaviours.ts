import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** What a server does with a connection once a request is there; it may hold bytes back until the peer takes some. */
export type Misbehaviour = (socket: Socket) => void;

const head = (...headers: readonly string[]): string =>
  `${['HTTP/1.1 200 OK', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`;
const MEGABYTES = Buffer.from(`[${'1,'.repeat(2 ** 22)}1]`);
const BOMB = gzipSync(Buffer.alloc(2 ** 28, ' '));
const JUNK = 'junk that is no HTTP\r\n\r\n';

/** Sends it in small pieces until the peer takes no more, and ends. */
const inPieces = (socket: Socket, bytes: Buffer, end: () => void): void => {
  let at = 0;
  const more = (): void => {
    while (at < bytes.length && !socket.destroyed) {
      const isTaken = socket.write(bytes.subarray(at, (at += 16_384)));
      if (!isTaken) return void socket.once('drain', more);
    }
    end();
  };
  more();
};

/** Everything that a raw socket was seen to do, or may. */
export const MISBEHAVIOURS: Readonly<Record<string, Misbehaviour>> = {
  'megabytes without a length': (socket) => {
    socket.write(head());
    inPieces(socket, MEGABYTES, () => socket.end());
  },
  'megabytes and Connection: close': (socket) => {
    socket.write(head('Connection: close', `Content-Length: ${MEGABYTES.length}`));
    inPieces(socket, MEGABYTES, () => socket.end());
  },
  'megabytes without a length, and a reset': (socket) => {
    socket.write(head('Connection: close'));
    inPieces(socket, MEGABYTES, () => socket.resetAndDestroy());
  },
  'an end at once': (socket) => void socket.end(),
  'a reset at once': (socket) => void socket.resetAndDestroy(),
  'an end in the head': (socket) => void socket.end('HTTP/1.1 200 OK\r\nContent-Ty'),
  'a reset in the body': (socket) =>
    void socket.write(`${head('Content-Length: 100')}[1`, () => setTimeout(() => socket.resetAndDestroy(), 20)),
  'a reset in a body without a length': (socket) =>
    void socket.write(`${head()}[1`, () => setTimeout(() => socket.resetAndDestroy(), 50)),
  'an end before its length': (socket) => void socket.end(`${head('Content-Length: 100')}[1`),
  'junk after the body': (socket) => void socket.write(`${head('Content-Length: 2')}[]${JUNK}`),
  'junk after the body, later': (socket) =>
    void socket.write(`${head('Content-Length: 2')}[]`, () => setTimeout(() => socket.write(JUNK), 20)),
  'a second answer': (socket) => void socket.write(`${head('Content-Length: 2')}[]`.repeat(2)),
  'early hints for ever': (socket) => {
    const timer = setInterval(() => socket.write('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'), 1);
    socket.once('close', () => clearInterval(timer));
  },
  'a thousand 100 Continue and an answer': (socket) =>
    void socket.end(`${'HTTP/1.1 100 Continue\r\n\r\n'.repeat(1_000)}${head('Content-Length: 2')}[]`),
  'switching protocols': (socket) =>
    void socket.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: upgrade\r\n\r\n${JUNK}`),
  'chunks without an end': (socket) => void socket.end(`${head('Transfer-Encoding: chunked')}2\r\n[]\r\n`),
  'a chunk that is none': (socket) => void socket.write(`${head('Transfer-Encoding: chunked')}zz\r\n[]\r\n`),
  'a chunk of no end': (socket) =>
    void socket.write(`${head('Transfer-Encoding: chunked')}ffffffffffffffffff\r\n[]\r\n`),
  'a bomb of gzip': (socket) => {
    socket.write(head('Content-Encoding: gzip', `Content-Length: ${BOMB.length}`));
    inPieces(socket, BOMB, () => socket.end());
  },
  'a bomb of gzip without a length': (socket) => {
    socket.write(head('Content-Encoding: gzip'));
    inPieces(socket, BOMB, () => socket.end());
  },
  'gzip that is none': (socket) => void socket.end(`${head('Content-Encoding: gzip', 'Content-Length: 2')}[]`),
  'gzip that is cut short': (socket) =>
    void socket.end(Buffer.concat([Buffer.from(head('Content-Encoding: gzip')), BOMB.subarray(0, 1_000)])),
  '304 with a body': (socket) => void socket.write(`HTTP/1.1 304 Not Modified\r\nContent-Length: 2\r\n\r\n[]`),
  '304 with megabytes': (socket) => {
    socket.write(`HTTP/1.1 304 Not Modified\r\n\r\n`);
    inPieces(socket, MEGABYTES, () => socket.end());
  },
  '204 with a body': (socket) => void socket.end(`HTTP/1.1 204 No Content\r\n\r\n[]`),
  'length and chunks': (socket) =>
    void socket.end(`${head('Content-Length: 2', 'Transfer-Encoding: chunked')}2\r\n[]\r\n0\r\n\r\n`),
  'two lengths': (socket) => void socket.end(`${head('Content-Length: 2', 'Content-Length: 3')}[] `),
  'a head of a megabyte': (socket) => void socket.end(head(`X-Long: ${'x'.repeat(2 ** 20)}`)),
  'no HTTP': (socket) => void socket.end(JUNK),
  'a status of no meaning': (socket) => void socket.end('HTTP/1.1 999 What\r\nContent-Length: 2\r\n\r\n[]'),
  'a refusal of megabytes': (socket) => {
    socket.write('HTTP/1.1 500 No\r\nConnection: close\r\n\r\n');
    inPieces(socket, MEGABYTES, () => socket.end());
  },
  'a body without a length that stops': (socket) => void socket.write(`${head()}[1`),
  silence: () => undefined,
};

/** What none may take for a whole answer. */
export const CUT_SHORT: ReadonlySet<string> = new Set([
  'a reset in the body',
  'a reset in a body without a length',
  'a body without a length that stops',
  'an end before its length',
  'chunks without an end',
  'gzip that is cut short',
]);

export interface RawServer {
  readonly url: string;
  behave(behaviour: Misbehaviour): void;
  close(): void;
}

/** Answers every connection by the last behaviour it was given, in raw bytes. */
export const startRawServer = async (): Promise<RawServer> => {
  let behaviour: Misbehaviour = (socket) => void socket.end();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    socket.once('data', () => behaviour(socket));
    socket.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => void (behaviour = next),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
