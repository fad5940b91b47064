import { countForWorkers } from '../../../adapters/rate-limit/cluster/index.js';
import type { Readiness } from '../../application/api.js';
import { createClusterMetrics } from '../../http/metrics/cluster-metrics.js';
import { SHUTTING_DOWN, startAdminServer } from '../../http/server/server.js';
import type { Start } from '../run-process.js';
import { TOKENS } from '../../composition.js';
import { greet } from '../greet.js';
import { openInstance } from '../instance.js';
import { Workers } from './workers.js';

/**
 * Leads a cluster: keeps the database open, counts calls for all workers, writes the checkpoints, serves the admin port
 * and keeps the number of workers that the settings name. It answers no request itself.
 */
export const startPrimary: Start = async (settings, logger, resources, stopping) => {
  const instance = await openInstance(settings, logger, resources, stopping, 'command');
  countForWorkers();
  const workers = new Workers({
    part: 'worker',
    workers: settings.workers,
    start: { kind: 'signgate:start', connection: instance.database.connection },
    logger,
  });
  const metrics = createClusterMetrics({
    listening: () => workers.listening,
    replaced: () => workers.replaced,
    feedHealth: () => instance.container.resolve(TOKENS.feedSyncer).health(),
    operations: instance.container.resolve(TOKENS.application).operations,
    checkpointer: instance.container.resolve(TOKENS.reports).checkpointer,
    now: () => instance.database.clock.now(),
    snapshots: async () => (await Promise.all([workers.ask('metrics'), instance.background.metrics()])).flat(),
  });
  const readiness = async (): Promise<Readiness> =>
    stopping.aborted ? SHUTTING_DOWN : instance.background.judge(readinessOf(await workers.ask('readiness')));
  const admin = await startAdminServer({ metrics, readiness }, settings);
  if (admin !== null) resources.add('admin server', () => admin.close());
  resources.add('workers', () => workers.close());
  // a stop while they start ends them, and the start with them
  stopping.addEventListener('abort', () => void workers.close());
  const url = await workers.open();
  await greet(settings, instance, url);
  if (!stopping.aborted) instance.background.start();
};

/** An instance is ready while one of its workers is. */
const readinessOf = (workers: readonly Readiness[]): Readiness => {
  const [first] = workers;
  if (first === undefined) return { ready: false, notReady: [{ what: 'workers', reason: 'none of them answers' }] };
  return workers.find(({ ready }) => ready) ?? first;
};
