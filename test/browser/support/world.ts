import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startReferenceServer } from '../../../src/reference-app/server.js';
import { type ExampleServiceOptions, KEY, startExampleService } from '../../http/openapi/recorder/service.js';
import { silentLogger } from '../../support/silent-logger.js';

export interface World {
  /** Of the reference application. */
  readonly appUrl: string;
  /** Of the service, or of what stands in for it. */
  readonly serviceUrl: string;
  readonly key: string;
  /** Takes the service away and leaves the application running. */
  stopService(): Promise<void>;
  close(): Promise<void>;
}

export interface WorldOptions extends ExampleServiceOptions {
  readonly key?: string | null;
  /** Stands in for the service: to hang, to talk nonsense, to answer what it cannot answer yet. */
  readonly standIn?: RequestListener;
  /** How long the application waits for the service, milliseconds. */
  readonly timeoutMs?: number;
  readonly callsPerMinute?: number;
}

const startStandIn = async (listener: RequestListener): Promise<{ readonly url: string; drain(): Promise<void> }> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drain: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

/** The real application before the real service over memory, both in this process and on free ports. */
export const openWorld = async ({
  key = KEY,
  standIn,
  timeoutMs,
  callsPerMinute = 10_000,
  ...service
}: WorldOptions = {}): Promise<World> => {
  const upstream = standIn === undefined ? await startExampleService(service) : await startStandIn(standIn);
  let stopped: Promise<void> | null = null;
  const stopService = (): Promise<void> => (stopped ??= upstream.drain());
  const app = await startReferenceServer({
    host: '127.0.0.1',
    port: 0,
    serviceUrl: upstream.url,
    apiKey: key,
    origin: null,
    trustedProxyHops: 0,
    logger: silentLogger,
    callsPerMinute,
    ...(timeoutMs !== undefined && { timeoutMs }),
  }).catch(async (error: unknown) => {
    // else the service that nothing closes keeps the run alive
    await stopService();
    throw error;
  });
  return {
    appUrl: app.url,
    serviceUrl: upstream.url,
    key: key ?? '',
    stopService,
    close: async () => {
      await app.close();
      await stopService();
    },
  };
};
