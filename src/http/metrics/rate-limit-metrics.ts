import { Counter, Gauge, type Registry } from 'prom-client';
import type { RateLimitHealth } from '../../application/api.js';

/** Whether limits are counted where they should be, so that an operator can be alerted to an outage of the store. */
export const registerRateLimitMetrics = (registry: Registry, health: () => RateLimitHealth): void => {
  new Gauge({
    name: 'signgate_rate_limit_insured',
    help:
      '1 while the store of the shared rate limit does not answer and this instance counts alone, ' +
      'against its share of each quota.',
    // one worker that counts alone is reason enough
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(health().insured ? 1 : 0);
    },
  });
  new Counter({
    name: 'signgate_rate_limit_insured_calls_total',
    help: 'Calls that were counted by this instance alone because the store of the shared rate limit did not answer.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(health().insuredCalls);
    },
  });
};
