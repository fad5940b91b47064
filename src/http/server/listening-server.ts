import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { Connections } from './connections.js';

/** How much time and space a connection may take. Milliseconds and bytes. */
export interface ConnectionLimits {
  /** Until the headers of a request have arrived. */
  readonly headersMs: number;
  /** Until the whole request has arrived. */
  readonly requestMs: number;
  /** Between two requests; longer than a load balancer keeps an idle connection. */
  readonly keepAliveMs: number;
  /** How often the times above are looked at. */
  readonly checkMs: number;
  /** A peer that takes no byte of what waits for it for so long, or at the latest twice so long, is cut off. */
  readonly unreadMs: number;
  readonly headerBytes: number;
  readonly connections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 65_000,
  checkMs: 1000,
  unreadMs: 5_000,
  headerBytes: 8192,
  connections: 10_000,
};

/** How long a connection that has sent nothing stays open after the server stopped listening. Milliseconds. */
const SILENT_CONNECTION_MS = 250;
/** How long running requests may take after the server stopped listening, before they are cut off. Milliseconds. */
const RUNNING_REQUESTS_LIMIT_MS = 10_000;

/** The longest that a server which is to close waits for a moment without a new connection. Milliseconds. */
const QUIET_LIMIT_MS = 3_000;
const QUIET_STEP_MS = 20;

/** A server that listens. */
export interface ListeningServer {
  /** For instance `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Resolves when nothing connected for so long, milliseconds; after 3 s whatever comes. It listens all the while. */
  untilQuiet(quietMs: number): Promise<void>;
  /**
   * Stops listening, closes idle connections and waits for running requests, at most 10 s. Resolves when all
   * connections are closed.
   */
  close(): Promise<void>;
}

/** A server that limits what a slow or hostile peer can hold. `prepare` may add listeners before it listens. */
export const listen = async (
  handler: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  {
    host,
    port,
    limits = CONNECTION_LIMITS,
  }: { readonly host: string; readonly port: number; readonly limits?: ConnectionLimits },
  prepare: (server: Server, connections: Connections) => void = () => undefined,
): Promise<ListeningServer> => {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headerBytes,
      // checked by the app, whose answer has a body
      requireHostHeader: false,
    },
    // never rejects: the app answers its own failures
    (request, response) => connections.take(request, response, () => handler(request, response)),
  );
  const connections = new Connections(server, limits);
  server.maxConnections = limits.connections;
  // an Expect header that is not understood is ignored: Node would answer it without a body
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  prepare(server, connections);
  server.listen({ host, port });
  await once(server, 'listening');
  let newestAt = -Infinity;
  server.on('connection', () => (newestAt = performance.now()));
  return {
    url: urlOf(server),
    untilQuiet: async (quietMs) => {
      const limit = performance.now() + QUIET_LIMIT_MS;
      let quietForMs = performance.now() - newestAt;
      while (quietForMs < quietMs && performance.now() < limit) {
        const before = newestAt;
        // in steps: a pause in which this process itself stood still counts as one, and what came meanwhile is taken
        await delay(QUIET_STEP_MS);
        await nextTurn();
        quietForMs = newestAt === before ? quietForMs + QUIET_STEP_MS : 0;
      }
    },
    close: () => close(server, connections),
  };
};

const urlOf = (server: Server): string => {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
};

const close = async (server: Server, connections: Connections): Promise<void> => {
  const closed = once(server, 'close');
  // closing resets connections that wait in the kernel's queue: the loop takes them over first
  await nextTurn();
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), RUNNING_REQUESTS_LIMIT_MS);
  await Promise.race([closed, delay(SILENT_CONNECTION_MS)]);
  for (const socket of connections.sockets()) if (socket.bytesRead === 0) socket.destroy();
  await closed;
  clearTimeout(timer);
};
