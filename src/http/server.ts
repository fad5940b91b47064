import { setTimeout as delay } from 'node:timers/promises';
import type { Settings } from '../config.js';
import type { Application, Logger } from '../application/api.js';
import { createAdminApp } from './admin-app.js';
import { createApp } from './app.js';
import type { Endpoint } from './endpoint.js';
import { type ConnectionLimits, listen } from './listening-server.js';
import { createMetrics } from './metrics.js';
import { answerRefusedConnections } from './refused-connections.js';
import { ENDPOINTS } from './routes/index.js';

export interface ServersOptions {
  readonly application: Application;
  readonly settings: Pick<Settings, 'host' | 'port' | 'adminPort' | 'trustedProxyHops' | 'shutdownGraceMs'>;
  readonly logger: Logger;
  /** Every public operation, unless a test brings its own. */
  readonly endpoints?: readonly Endpoint[];
  /** Answers 500 where an answer breaks its contract. Off in production, for speed. */
  readonly validateResponses?: boolean;
  readonly limits?: ConnectionLimits;
}

export interface Servers {
  /** Of the public interface. */
  readonly url: string;
  /** Of the metrics; null where they are off. */
  readonly adminUrl: string | null;
  /**
   * Not ready from this moment on; keeps serving for `shutdownGraceMs`, so that load balancers notice, and asks clients to
   * close their connections; then stops listening and waits for running requests, at most 10 s. Idempotent.
   */
  drain(): Promise<void>;
}

/** The public interface and the metrics, listening. The metrics listen on loopback, whatever the host of the public interface. */
export const startServers = async ({
  application,
  settings,
  logger,
  endpoints = ENDPOINTS,
  validateResponses = false,
  limits,
}: ServersOptions): Promise<Servers> => {
  let isDraining = false;
  let drained: Promise<void> | null = null;
  const metrics = createMetrics();
  const app = createApp({
    application,
    logger,
    metrics,
    endpoints,
    isDraining: () => isDraining,
    trustedProxyHops: settings.trustedProxyHops,
    validateResponses,
  });
  const bound = limits === undefined ? {} : { limits };
  // the public interface comes last: nobody is answered by a service that then cannot start
  const admin = settings.adminPort === 0 ? null : await listen(createAdminApp(metrics).callback(), { host: '127.0.0.1', port: settings.adminPort });
  const server = await listen(app.callback(), { host: settings.host, port: settings.port, ...bound }, (prepared) =>
    answerRefusedConnections(prepared, { newRequestId: () => application.newRequestId(), logger, metrics }),
  ).catch(async (error: unknown) => {
    await admin?.close();
    throw error;
  });

  const drain = async (): Promise<void> => {
    isDraining = true;
    await delay(settings.shutdownGraceMs);
    await server.close();
    await admin?.close();
  };
  return { url: server.url, adminUrl: admin?.url ?? null, drain: () => (drained ??= drain()) };
};
