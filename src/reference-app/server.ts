import { fileURLToPath } from 'node:url';
import { createMemoryRateLimiter } from '../../adapters/rate-limit/memory/index.js';
import type { Logger } from '../../ports/platform/platform.js';
import { listen } from '../http/server/listening-server.js';
import { createReferenceApp } from './app.js';
import { readAssets } from '../http/pipeline/built-assets.js';
import { createUpstream } from './upstream.js';

export interface ReferenceServerOptions {
  readonly host: string;
  readonly port: number;
  readonly serviceUrl: string;
  readonly apiKey: string | null;
  readonly origin: string | null;
  readonly trustedProxyHops: number;
  readonly logger: Logger;
  /** How long the service may take, milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
  /** Calls a minute of one client; 120 by default: a check and its record every second. */
  readonly callsPerMinute?: number;
}

export interface ReferenceServer {
  readonly url: string;
  /** Stops listening and waits for running requests. */
  close(): Promise<void>;
}

const CALLS_PER_MINUTE = 120;
/** TCPMUX, port 1, where nothing listens in practice; no key is sent there. Source: RFC 1078. */
const NO_SERVICE = 'http://127.0.0.1:1';
/** Where the build puts the page, seen from dist/src/reference-app. */
const PAGE_FOLDER = fileURLToPath(new URL('../../reference-app', import.meta.url));

/** The reference web application, listening. */
export const startReferenceServer = async (options: ReferenceServerOptions): Promise<ReferenceServer> => {
  const { host, port, serviceUrl, apiKey, timeoutMs, callsPerMinute = CALLS_PER_MINUTE, ...rest } = options;
  const upstream = createUpstream({ serviceUrl, apiKey, ...(timeoutMs !== undefined && { timeoutMs }) });
  const unplugged = createUpstream({ serviceUrl: NO_SERVICE, apiKey: 'none' });
  const limiter = createMemoryRateLimiter();
  const assets = await readAssets(PAGE_FOLDER, 'the reference application');
  const app = createReferenceApp({ ...rest, upstream, unplugged, limiter, callsPerMinute, assets });
  const server = await listen(app.callback(), { host, port });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await limiter.close();
    },
  };
};
