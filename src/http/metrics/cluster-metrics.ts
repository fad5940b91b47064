import { AggregatorRegistry, collectDefaultMetrics, Gauge, Counter, Registry } from 'prom-client';
import type { CheckpointHealth, FeedHealth, Operations } from '../../application/api.js';
import { registerFeedMetrics } from './source-metrics.js';
import type { MetricsPage, MetricsSnapshot } from './metrics.js';
import {
  registerBackgroundWork,
  registerCheckpoints,
  registerPartitions,
  registerWebhookMetrics,
} from './operation-metrics.js';

/** Of the process that works in the background, or has it done elsewhere. */
export interface BackgroundMetricsOptions {
  readonly feedHealth: () => FeedHealth;
  readonly operations: Pick<Operations, 'webhooks' | 'backgroundWork' | 'partitions'>;
  readonly checkpointer: { health(): CheckpointHealth } | null;
  readonly now: () => number;
}

/** What is known of one process that answers no requests. */
export const createBackgroundMetrics = ({
  feedHealth,
  operations,
  checkpointer,
  now,
}: BackgroundMetricsOptions): Registry => {
  const own = new Registry();
  registerFeedMetrics(own, feedHealth);
  registerWebhookMetrics(own, operations.webhooks, now);
  registerBackgroundWork(own, operations.backgroundWork);
  registerPartitions(own, operations.partitions);
  collectDefaultMetrics({ register: own });
  if (checkpointer !== null) registerCheckpoints(own, () => checkpointer.health());
  return own;
};

export interface ClusterMetricsOptions extends BackgroundMetricsOptions {
  /** Workers that take requests. */
  readonly listening: () => number;
  /** Workers that were put in the place of another. */
  readonly replaced: () => number;
  /** Of every worker that answers, and of the process that works in the background. */
  readonly snapshots: () => Promise<readonly MetricsSnapshot[]>;
}

/**
 * One page for a primary and its workers: counts are summed, delays of the event loop averaged, and
 * of what all of them see (lists, circuits) the worst is shown.
 */
export const createClusterMetrics = ({
  listening,
  replaced,
  snapshots,
  ...background
}: ClusterMetricsOptions): MetricsPage => {
  const own = createBackgroundMetrics(background);
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
