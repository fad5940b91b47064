import { Counter, Gauge, type Registry } from 'prom-client';
import type { SenderHealth } from '../../application/api.js';

/** Whether events reach their receivers. No label says whose they are. */
export const registerWebhookMetrics = (registry: Registry, sender: SenderHealth, now: () => number): void => {
  new Counter({
    name: 'signgate_webhook_deliveries_total',
    help: 'Tries of this instance to send an event, by result: delivered, failed and to be tried again, dead.',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(sender.tries())) this.inc({ result }, count);
    },
  });
  new Gauge({
    name: 'signgate_webhook_oldest_waiting_age_seconds',
    help: 'Time since the oldest event that is still to be sent was noted, 0 for none; absent while it is not known.',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const waiting = await sender.backlog();
      this.remove();
      if (waiting === null) return;
      const { oldestNotedAtMs } = waiting;
      this.set(oldestNotedAtMs === null ? 0 : Math.max(0, now() - oldestNotedAtMs) / 1000);
    },
  });
};
