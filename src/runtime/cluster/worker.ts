import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import { createClusterCallCounter } from '../../../adapters/rate-limit/cluster/index.js';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import { createSharedRateLimiter } from '../../../adapters/rate-limit/shared/index.js';
import { SHUTTING_DOWN, startServers } from '../../http/server/server.js';
import { compose, TOKENS } from '../../composition.js';
import type { Start } from '../run-process.js';
import type { PrimaryLink } from './worker-link.js';

/** Answers requests on the port that all workers share. What there must be only one of, the primary does. */
export const startWorker =
  (link: PrimaryLink): Start =>
  async (settings, logger, resources, stopping) => {
    const { connection } = await link.start;
    const stores = await openPostgresStorage({ connection, logger, role: 'service' });
    resources.add('storage', () => stores.close());
    stopping.throwIfAborted();
    const limiterOf = (name: string) =>
      createSharedRateLimiter({
        counter: createClusterCallCounter({ name }),
        insurance: createMemoryRateLimiter(),
        instances: settings.workers,
        logger,
      });
    const primary = { rateLimiter: limiterOf('quota'), failedKeys: limiterOf('failed_keys') };
    const container = compose({ settings, stores, clock: stores.clock, logger, primary });
    resources.add('rate limiter', () => container.resolve(TOKENS.rateLimiter).close());
    resources.add('usage recorder', () => container.resolve(TOKENS.usageRecorder).worker.close());
    const reports = container.resolve(TOKENS.reports);
    resources.add('reports', () => reports.close());
    const application = container.resolve(TOKENS.application);
    const servers = await startServers({ application, settings: { ...settings, adminPort: 0 }, logger });
    resources.add('servers', () => servers.drain());
    link.answer({
      metrics: () => servers.metrics.snapshot(),
      readiness: async () => (stopping.aborted ? SHUTTING_DOWN : application.readiness()),
    });
    link.sayListening(servers.url);
  };
