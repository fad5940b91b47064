import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A small load balancer, as one in front of the instances behaves. */
export interface Balancer {
  readonly url: string;
  /** Puts an instance in; it gets calls once it says that it is ready. */
  add(url: string): Promise<void>;
  remove(url: string): void;
  stop(): Promise<void>;
}

interface Backend {
  readonly url: URL;
  readonly agent: Agent;
  isReady: boolean;
}

const READINESS_INTERVAL_MS = 100;
/** Connection headers belong to one hop. Source: RFC 9110, section 7.6.1. */
const HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
]);

/**
 * Readiness checks, one instance after the other in turn, connections kept alive; a call goes to another instance only
 * where its connection was refused before a byte was sent, so nothing is done twice.
 */
export const startBalancer = async (): Promise<Balancer> => {
  const backends: Backend[] = [];
  let turn = 0;

  const isReady = ({ url, agent }: Backend): Promise<boolean> =>
    new Promise((resolve) => {
      const probe = request(new URL('/health/ready', url), { agent, timeout: 2000 }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      });
      probe.on('timeout', () => probe.destroy());
      probe.on('error', () => resolve(false));
      probe.end();
    });
  const look = async (backend: Backend): Promise<void> => {
    backend.isReady = await isReady(backend);
  };
  const timer = setInterval(() => void Promise.all(backends.map(look)), READINESS_INTERVAL_MS);

  const handOn = (
    backend: Backend,
    incoming: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<'done' | 'refused'> =>
    new Promise((resolve) => {
      const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_HEADERS.has(name)));
      const before = incoming.headers['x-forwarded-for'];
      const forwarded = `${before === undefined ? '' : `${String(before)}, `}${incoming.socket.remoteAddress ?? ''}`;
      const outgoing = request(
        new URL(incoming.url ?? '/', backend.url),
        {
          method: incoming.method,
          headers: { ...headers, 'x-forwarded-for': forwarded, 'content-length': body.length },
          agent: backend.agent,
        },
        (answer) => {
          response.writeHead(
            answer.statusCode ?? 502,
            Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP_HEADERS.has(name))),
          );
          answer.pipe(response);
          answer.on('end', () => resolve('done'));
          answer.on('error', () => {
            response.destroy();
            resolve('done');
          });
        },
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve('refused');
        // whether the instance worked on it is not known: the client is told so, and nothing is sent twice
        if (!response.headersSent)
          response.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"bad_gateway"}');
        resolve('done');
      });
      outgoing.end(body);
    });

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const ready = backends.filter((backend) => backend.isReady);
    turn += 1;
    for (let index = 0; index < ready.length; index += 1) {
      const backend = ready[(turn + index) % ready.length];
      if (backend === undefined) continue;
      if ((await handOn(backend, incoming, body, response)) === 'done') return;
      backend.isReady = false;
    }
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' }).end('{"code":"no_instance"}');
  };

  const server = createServer({ keepAliveTimeout: 65_000 }, (incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (url) => {
      const backend = { url: new URL(url), agent: new Agent({ keepAlive: true, maxSockets: 64 }), isReady: false };
      backends.push(backend);
      await look(backend);
    },
    remove: (url) => {
      const index = backends.findIndex((backend) => backend.url.href === new URL(url).href);
      const [backend] = index === -1 ? [] : backends.splice(index, 1);
      backend?.agent.destroy();
    },
    stop: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      for (const { agent } of backends) agent.destroy();
    },
  };
};
