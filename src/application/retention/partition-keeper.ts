import { startOfUtcMonth } from '../../../domain/shared/iso-time.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { CheckPartition } from '../../../ports/stores/partitions.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';
import { type ChangeDependencies, changePartition, PartitionStaysError } from './change-partition.js';

/** Months that have a partition before they begin. */
export const MONTHS_AHEAD = 3;

/** What the last look found; null before the first. */
export interface PartitionHealth {
  /** Partitions of months to come. */
  readonly ahead: number;
  readonly attached: number;
  readonly detached: number;
  /** Checks for which there was no partition, up to 1,000. */
  readonly inDefault: number;
}

export interface PartitionKeeper {
  /** Makes partitions ahead, and detaches what is past its time where a time is set. */
  run(): Promise<void>;
  health(): PartitionHealth | null;
  readonly worker: PeriodicWorker;
}

export interface KeeperDependencies extends ChangeDependencies {
  /** Months that stay attached, without the present one; null: all. */
  readonly retentionMonths: number | null;
  readonly logger: Logger;
}

/** Looks after the partitions of checks. Any number of instances may run one: exactly one changes them at a time. */
export const createPartitionKeeper = (dependencies: KeeperDependencies): PartitionKeeper => {
  let health: PartitionHealth | null = null;
  const { partitions, clock, logger } = dependencies;
  const run = async (): Promise<void> => {
    const changes = await partitions.ensure(clock.now(), MONTHS_AHEAD);
    if (changes !== null && changes.made.length > 0)
      logger.log('info', 'partitions of checks were made', { partitions: changes.made });
    await detachPast(dependencies, await partitions.list());
    const now = await partitions.list();
    health = healthOf(now, clock.now());
    if (health.inDefault > 0 || (changes?.blocked.length ?? 0) > 0)
      logger.log('error', 'checks lie outside of their months: run signgate partitions move-out', {
        checks: health.inDefault,
        months: changes?.blocked ?? [],
      });
  };
  const worker = new PeriodicWorker(
    {
      ...{ name: 'partitions', everyMs: 60 * 60_000, beginsAtOnce: true, tick: run },
      failure: 'partitions of checks could not be made ahead: checks are still stored',
    },
    logger,
  );
  return { run, health: () => health, worker };
};

const healthOf = (all: readonly CheckPartition[], nowMs: number): PartitionHealth => ({
  ahead: all.filter(({ isAttached, fromMs }) => isAttached && fromMs !== null && fromMs > nowMs).length,
  attached: all.filter(({ isAttached, isDefault }) => isAttached && !isDefault).length,
  detached: all.filter(({ isAttached }) => !isAttached).length,
  inDefault: all.find(({ isDefault }) => isDefault)?.rows ?? 0,
});

/** By the operator's own setting alone. What cannot go yet is said and stays. */
const detachPast = async (dependencies: KeeperDependencies, all: readonly CheckPartition[]): Promise<void> => {
  const { retentionMonths, clock, logger } = dependencies;
  if (retentionMonths === null) return;
  const keptFromMs = startOfUtcMonth(clock.now(), -retentionMonths);
  for (const { name, isAttached, isDefault, untilMs } of all) {
    if (!isAttached || isDefault || untilMs === null || untilMs > keptFromMs) continue;
    try {
      const { checks, waitedMs } = await changePartition(dependencies, 'detached', name, 'the service');
      logger.log('info', 'a month of checks was detached, by RETENTION_MONTHS', {
        partition: name,
        checks,
        waited_ms: waitedMs,
      });
    } catch (error) {
      if (!(error instanceof PartitionStaysError)) throw error;
      logger.log('warn', 'a month of checks is past its time and stays', { partition: name, reasons: error.reasons });
    }
  }
};
