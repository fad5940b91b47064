import { createCounts } from '../../../adapters/rate-limit/cluster/primary.js';
import { createMemoryRateLimiter } from '../../../adapters/rate-limit/memory/index.js';
import type { Readiness } from '../../application/api.js';
import { createClusterMetrics } from '../../http/metrics/cluster-metrics.js';
import { SHUTTING_DOWN, startAdminServer } from '../../http/server/server.js';
import type { Start } from '../run-process.js';
import { openHome, sayGreeting } from '../start-home.js';
import { WorkerFleet } from './fleet.js';
import { COUNTERS } from './messages.js';

/**
 * Leads a cluster: keeps the database's home, counts for all workers, writes the checkpoints, answers the operators'
 * pages, and keeps as many workers running as the settings say. It answers no request itself.
 */
export const startPrimary: Start = async (settings, logger, resources, stopping) => {
  const { home, container } = await openHome(settings, logger, resources, stopping, 'command');
  const limiters = { [COUNTERS.quota]: createMemoryRateLimiter(), [COUNTERS.failedKeys]: createMemoryRateLimiter() };
  resources.add(
    'limiters',
    async () => void (await Promise.all(Object.values(limiters).map((limiter) => limiter.close()))),
  );
  const fleet = new WorkerFleet({
    workers: settings.workers,
    start: { kind: 'signgate:start', connection: home.connection },
    onMessage: createCounts(limiters),
    logger,
  });
  const metrics = createClusterMetrics({
    listening: () => fleet.listening,
    replaced: () => fleet.replaced,
    snapshots: () => fleet.ask('metrics'),
  });
  const readiness = async (): Promise<Readiness> =>
    stopping.aborted ? SHUTTING_DOWN : readinessOf(await fleet.ask('readiness'));
  const admin = await startAdminServer({ metrics, readiness }, settings);
  if (admin !== null) resources.add('admin server', () => admin.close());
  resources.add('workers', () => fleet.close());
  // a stop that comes while they start ends them, and with them the start
  stopping.addEventListener('abort', () => void fleet.close());
  const url = await fleet.open();
  await sayGreeting(settings, home, url, container);
};

/** An instance takes requests as long as one of its workers does. */
const readinessOf = (workers: readonly Readiness[]): Readiness => {
  const [first] = workers;
  if (first === undefined) return { ready: false, notReady: [{ what: 'workers', reason: 'none of them answers' }] };
  return workers.find(({ ready }) => ready) ?? first;
};
