import { getHeapStatistics } from 'node:v8';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CheckpointHealth, Operations, Readiness } from '../../application/api.js';
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
    aggregator: 'min',
    registers: [registry],
    collect() {
      for (const { work: name, ageMs } of work()) if (ageMs !== null) this.set({ work: name }, ageMs / 1000);
    },
  });
};

/** A number that something else counts. */
const counted = (registry: Registry, name: string, help: string, count: () => number): void => {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(count());
    },
  });
};

/** Of the process that looks after the partitions: it alone has the gauges. */
export const registerPartitions = (registry: Registry, { health, failures }: Operations['partitions']): void => {
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
  counted(registry, 'signgate_partition_failures_total', 'Looks after the partitions that broke off.', failures);
};

/** Of the process that writes the checkpoints: it alone has these. */
export const registerCheckpoints = (registry: Registry, health: () => CheckpointHealth, now: () => number): void => {
  new Gauge({
    name: 'signgate_checkpoint_run_age_seconds',
    help: 'Time since a run that wrote every checkpoint that was due; absent before the first.',
    registers: [registry],
    collect() {
      this.remove();
      const { succeededAtMs } = health();
      if (succeededAtMs !== null) this.set((now() - succeededAtMs) / 1000);
    },
  });
  new Gauge({
    name: 'signgate_checkpoint_run_duration_seconds',
    help: 'How long the last run took.',
    registers: [registry],
    collect() {
      this.set(health().durationMs / 1000);
    },
  });
  counted(registry, 'signgate_checkpoints_written_total', 'Checkpoints written.', () => health().written);
  counted(registry, 'signgate_checkpoint_failures_total', 'Runs that broke off.', () => health().failures);
};
