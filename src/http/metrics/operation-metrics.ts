import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CheckpointHealth, Operations, RateLimitHealth, Readiness, SenderHealth } from '../../application/api.js';
import { VERSION } from '../../version.js';

/** What runs: one series, whose value is 1. */
export const registerBuildInfo = (registry: Registry, commit: string): void => {
  new Gauge({
    name: 'signgate_build_info',
    help: 'Always 1: version and commit of the program (unknown where it is not told), version of Node.',
    labelNames: ['version', 'commit', 'node'],
    aggregator: 'first',
    registers: [registry],
  }).set({ version: VERSION, commit, node: process.version }, 1);
};

const USES = ['used', 'idle', 'waiting'] as const;

/** How busy the pools of connections to the database are. */
export const registerConnections = (registry: Registry, { connections }: Pick<Operations, 'connections'>): void => {
  new Gauge({
    name: 'signgate_database_connections',
    help: 'Connections of each pool that are used or idle, and calls that are waiting for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const counts of connections())
        for (const state of USES) this.set({ pool: counts.pool, state }, counts[state]);
    },
  });
  new Gauge({
    name: 'signgate_database_connections_max',
    help: 'Connections that each pool may open.',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const { pool, max } of connections()) this.set({ pool }, max);
    },
  });
};

/** Whether the instance keeps the time of its database. */
export const registerClock = (registry: Registry, skewMs: Operations['clockSkewMs']): void => {
  new Gauge({
    name: 'signgate_clock_skew_seconds',
    help: "How far this machine's clock, or the time of its checks, is ahead of the database's; negative where behind.",
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(skewMs() / 1000);
    },
  });
};

/** Whether the instance can do its work. */
export const registerReadiness = (
  registry: Registry,
  readiness: () => Promise<Readiness>,
  canSign: Operations['canSign'],
): void => {
  new Gauge({
    name: 'signgate_ready',
    help: '1 while /health/ready says so, 0 while it does not.',
    // an instance is ready while one of its workers is
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.set((await readiness()).ready ? 1 : 0);
    },
  });
  new Gauge({
    name: 'signgate_signing_key_usable',
    help: '1 while reports, receipts and checkpoints can be signed, 0 while there is no key or it does not count.',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set((await canSign()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'signgate_heap_limit_bytes',
    help: 'How large the JavaScript heap may grow before the process ends.',
    registers: [registry],
  }).set(getHeapStatistics().heap_size_limit);
};

/** Of the process that does the work for all. */
export const registerBackgroundWork = (registry: Registry, work: Operations['backgroundWork']): void => {
  new Gauge({
    name: 'signgate_background_work_age_seconds',
    help: 'Time since work in the background last left nothing undone, or left it to another instance.',
    labelNames: ['work'],
    // of several processes of one instance, each of which writes usage, the worst
    aggregator: 'max',
    registers: [registry],
    collect() {
      for (const { work: name, ageMs } of work()) this.set({ work: name }, ageMs / 1000);
    },
  });
  new Gauge({
    name: 'signgate_background_work_interval_seconds',
    help: 'How long work in the background waits from one run to the next, at most.',
    labelNames: ['work'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      for (const { work: name, everyMs } of work()) this.set({ work: name }, everyMs / 1000);
    },
  });
  new Counter({
    name: 'signgate_background_work_failures_total',
    help: 'Runs of work in the background that broke off.',
    labelNames: ['work'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { work: name, failures } of work()) this.inc({ work: name }, failures);
    },
  });
};

/** Of the process that looks after the partitions: it alone has the gauges. */
export const registerPartitions = (registry: Registry, { health }: Operations['partitions']): void => {
  new Gauge({
    name: 'signgate_check_partitions',
    help: 'Months of checks by state: attached, of these ahead of time, and detached; absent before the first look.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const found = health();
      if (found === null) return;
      for (const state of ['attached', 'ahead', 'detached'] as const) this.set({ state }, found[state]);
    },
  });
  new Gauge({
    name: 'signgate_checks_outside_months',
    help: 'Checks without a partition of their month, up to 1,000; 0 as it should be, absent before the first look.',
    registers: [registry],
    collect() {
      this.remove();
      const found = health();
      if (found !== null) this.set(found.inDefault);
    },
  });
};

/** Of the process that writes the checkpoints: it alone has these. */
export const registerCheckpoints = (registry: Registry, health: () => CheckpointHealth): void => {
  new Gauge({
    name: 'signgate_checkpoint_run_duration_seconds',
    help: 'How long the last run took.',
    registers: [registry],
    collect() {
      this.set(health().durationMs / 1000);
    },
  });
  new Counter({
    name: 'signgate_checkpoints_written_total',
    help: 'Checkpoints written.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(health().written);
    },
  });
};

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
