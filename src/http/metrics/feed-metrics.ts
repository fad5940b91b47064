import { Counter, Gauge, type Registry } from 'prom-client';
import type { FeedHealth } from '../../application/api.js';

/** Whether lists are kept current. The label is the name that the operator gave the list. */
export const registerFeedMetrics = (registry: Registry, health: () => FeedHealth): void => {
  new Counter({
    name: 'signgate_feed_syncs_total',
    help: 'Syncs of feeds that this instance made, by list and result; of several instances one makes each.',
    labelNames: ['list', 'result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { source: list, result, count } of health().syncs) this.inc({ list, result }, count);
    },
  });
  new Gauge({
    name: 'signgate_list_stale',
    help: '1 while a list is past its maximum age, 0 while it is not.',
    labelNames: ['list'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.reset();
      for (const { source: list, isStale } of health().lists) this.set({ list }, isStale ? 1 : 0);
    },
  });
};
