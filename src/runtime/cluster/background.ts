import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import { compose, TOKENS } from '../../composition.js';
import { createBackgroundMetrics } from '../../http/metrics/cluster-metrics.js';
import { startInBackground } from '../instance.js';
import type { Start } from '../run-process.js';
import type { PrimaryLink } from './worker-link.js';

/** Does the work that no request waits for, beside the process that started it. It listens on no port. */
export const startBackground =
  (link: PrimaryLink): Start =>
  async (settings, logger, resources, stopping) => {
    const { connection } = await link.start;
    const stores = await openPostgresStorage({ connection, logger, role: 'command' });
    resources.add('storage', () => stores.close());
    stopping.throwIfAborted();
    const container = compose({ settings, stores, clock: stores.clock, logger });
    const reports = container.resolve(TOKENS.reports);
    resources.add('reports', () => reports.close());
    startInBackground(container, resources);
    const { feedHealth, operations } = container.resolve(TOKENS.application);
    const { checkpointer } = reports;
    const metrics = createBackgroundMetrics({ feedHealth, operations, checkpointer, now: () => stores.clock.now() });
    link.answer({
      metrics: () => metrics.getMetricsAsJSON(),
      readiness: async () => ({ ready: true, notReady: [] }),
    });
    link.sayListening('');
  };
