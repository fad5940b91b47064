import { AggregatorRegistry, collectDefaultMetrics, Gauge, Counter, Registry } from 'prom-client';
import type { CheckpointHealth, FeedHealth, Operations } from '../../application/api.js';
import { registerFeedMetrics } from './source-metrics.js';
import type { MetricsPage, MetricsSnapshot } from './metrics.js';
import { registerBackgroundWork, registerCheckpoints, registerWebhookMetrics } from './operation-metrics.js';

export interface ClusterMetricsOptions {
  /** Workers that take requests. */
  readonly listening: () => number;
  /** Workers that were put in the place of another. */
  readonly replaced: () => number;
  /** Of the primary, which syncs the feeds. */
  readonly feedHealth: () => FeedHealth;
  /** Of the primary, which sends the webhooks and does the other work in the background. */
  readonly operations: Pick<Operations, 'webhooks' | 'backgroundWork'>;
  /** The primary writes the checkpoints for all. */
  readonly checkpointer: { health(): CheckpointHealth } | null;
  readonly now: () => number;
  /** Of every worker that answers. */
  readonly snapshots: () => Promise<readonly MetricsSnapshot[]>;
}

/**
 * One page for a primary and its workers: counts are summed, delays of the event loop averaged, and
 * of what all of them see (lists, circuits) the worst is shown.
 */
export const createClusterMetrics = ({
  listening,
  replaced,
  checkpointer,
  now,
  feedHealth,
  operations,
  snapshots,
}: ClusterMetricsOptions): MetricsPage => {
  const own = new Registry();
  registerFeedMetrics(own, feedHealth);
  registerWebhookMetrics(own, operations.webhooks, now);
  registerBackgroundWork(own, operations.backgroundWork);
  collectDefaultMetrics({ register: own });
  if (checkpointer !== null) registerCheckpoints(own, () => checkpointer.health());
  new Gauge({
    name: 'signgate_workers',
    help: 'Workers that take requests.',
    registers: [own],
    collect() {
      this.set(listening());
    },
  });
  new Counter({
    name: 'signgate_workers_replaced_total',
    help: 'Workers that ended and were replaced.',
    registers: [own],
    collect() {
      this.reset();
      this.inc(replaced());
    },
  });
  return {
    contentType: own.contentType,
    render: async () => {
      const all = [await own.getMetricsAsJSON(), ...(await snapshots())];
      return AggregatorRegistry.aggregate(all).metrics();
    },
  };
};
