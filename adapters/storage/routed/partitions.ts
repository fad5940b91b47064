import type { Logger } from '../../../ports/platform/platform.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import { everyPlace } from './every-place.js';
import type { Routes } from './routes.js';

/** Months are made in every database; what an operator lists, detaches and attaches is that of the main one. */
export const routedPartitions = (routes: Routes, main: PartitionStore, logger: Logger): PartitionStore => ({
  list: () => main.list(),
  ensure: async (nowMs, monthsAhead) => {
    const made = await everyPlace(routes, logger, 'make partitions', ({ stores }) =>
      stores.partitions.ensure(nowMs, monthsAhead),
    );
    const done = made.filter((changes) => changes !== null);
    return done.length === 0
      ? null
      : { made: done.flatMap((changes) => changes.made), blocked: done.flatMap((changes) => changes.blocked) };
  },
  moveOut: (earliestMs, latestMs) => main.moveOut(earliestMs, latestMs),
  inspect: (name) => main.inspect(name),
  change: (change, partition, version, retirements) => main.change(change, partition, version, retirements),
  retirements: (scope) => routes.reading(scope, ({ partitions }) => partitions.retirements(scope)),
  isRetired: async (requestId) =>
    (
      await everyPlace(routes, logger, 'read retirements', ({ stores }) => stores.partitions.isRetired(requestId))
    ).includes(true),
});
