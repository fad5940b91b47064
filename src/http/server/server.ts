import { setTimeout as delay } from 'node:timers/promises';
import type { Application, Logger, Readiness } from '../../application/api.js';
import type { Settings } from '../../config.js';
import { createMetrics, type HttpMetrics, type MetricsOptions } from '../metrics/metrics.js';
import type { Endpoint } from '../pipeline/endpoint.js';
import { DESK_ENDPOINTS } from '../../desk/endpoints.js';
import { ENDPOINTS } from '../routes/index.js';
import { type AdminOptions, createAdminApp } from './admin-app.js';
import { createApp } from './app.js';
import { CONNECTION_LIMITS, type ConnectionLimits, listen, type ListeningServer } from './listening-server.js';
import { answerRefusedConnections } from './refused-connections.js';

export interface ServersOptions {
  readonly application: Application;
  readonly settings: Pick<Settings, 'host' | 'port' | 'adminPort' | 'trustedProxyHops' | 'shutdownGraceMs'> &
    Partial<Pick<Settings, 'adminHost' | 'buildCommit'>>;
  readonly logger: Logger;
  /** Metrics of the process that works in the background, where it is another one. */
  readonly beside?: MetricsOptions['beside'];
  /** Every public operation, unless a test brings its own. */
  readonly endpoints?: readonly Endpoint[];
  /** Answers 500 where an answer breaks its contract. Off in production, for speed. */
  readonly validateResponses?: boolean;
  readonly limits?: ConnectionLimits;
  /** Waits out the grace period of a stop; a test may end it itself. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

export interface Servers {
  /** Of the public interface. */
  readonly url: string;
  readonly metrics: HttpMetrics;
  /** Of the admin pages; null where they are off. */
  readonly adminUrl: string | null;
  /**
   * Not ready from this moment on. Serves for another `shutdownGraceMs`, so that load balancers notice, and asks
   * clients to close their connections; goes on while new ones come, until none came for 200 ms, at most 3 s. Then
   * stops listening and waits for running requests, at most 10 s.
   * Idempotent.
   */
  drain(): Promise<void>;
}

/** Without a new connection for so long, the balancers have noticed a stop. Milliseconds. */
const QUIET_MS = 200;

/** The readiness of an instance that is stopping. */
export const SHUTTING_DOWN: Readiness = {
  ready: false,
  notReady: [{ what: 'instance', reason: 'it is shutting down' }],
};

/** The admin pages, listening; null where ADMIN_PORT is 0. */
export const startAdminServer = async (
  options: AdminOptions,
  { adminHost = '127.0.0.1', adminPort }: Pick<ServersOptions['settings'], 'adminHost' | 'adminPort'>,
): Promise<ListeningServer | null> =>
  adminPort === 0 ? null : listen(createAdminApp(options).callback(), { host: adminHost, port: adminPort });

/** The public interface and the admin pages, listening. The admin pages listen on loopback unless set otherwise. */
export const startServers = async ({
  application,
  settings,
  logger,
  beside,
  endpoints = [...ENDPOINTS, ...DESK_ENDPOINTS],
  validateResponses = false,
  limits = CONNECTION_LIMITS,
  wait = delay,
}: ServersOptions): Promise<Servers> => {
  let isDraining = false;
  let drained: Promise<void> | null = null;
  const readiness = async () => (isDraining ? SHUTTING_DOWN : application.readiness());
  const metrics = createMetrics({
    readiness,
    rateLimitHealth: () => application.rateLimitHealth(),
    feedHealth: () => application.feedHealth(),
    operations: application.operations,
    buildCommit: settings.buildCommit ?? 'unknown',
    ...(beside && { beside }),
  });
  const app = createApp({
    application,
    logger,
    metrics,
    endpoints,
    isDraining: () => isDraining,
    trustedProxyHops: settings.trustedProxyHops,
    validateResponses,
  });
  const admin = await startAdminServer({ metrics, readiness }, settings);
  // the public interface comes last, so that a service that cannot start answers no request
  const server = await listen(
    app.callback(),
    { host: settings.host, port: settings.port, limits },
    (prepared, connections) =>
      answerRefusedConnections(prepared, connections, {
        newRequestId: () => application.newRequestId(),
        logger,
        metrics,
      }),
  ).catch(async (error: unknown) => {
    await admin?.close();
    throw error;
  });

  const drain = async (): Promise<void> => {
    isDraining = true;
    await wait(settings.shutdownGraceMs);
    await server.untilQuiet(Math.min(QUIET_MS, settings.shutdownGraceMs));
    await server.close();
    await admin?.close();
  };
  return { url: server.url, metrics, adminUrl: admin?.url ?? null, drain: () => (drained ??= drain()) };
};
