import type { Logger } from '../../../ports/platform/platform.js';
import type { Stores } from '../../../ports/stores/stores.js';
import { PeriodicWorker } from './periodic-worker.js';

/** Bounded removals in a row; the rest waits for the next time. */
const MAX_ROUNDS = 50;

/** Removes expired rows from the stores, at the start and every ten minutes, in bounded steps. */
export const createHousekeeping = (stores: Pick<Stores, 'tidy'>, logger: Logger): PeriodicWorker =>
  new PeriodicWorker(
    {
      ...{ name: 'housekeeping', everyMs: 10 * 60_000, beginsAtOnce: true },
      tick: async (stopping) => {
        for (let round = 0; round < MAX_ROUNDS && !stopping.aborted; round += 1) if (!(await stores.tidy())) return;
      },
      failure: 'expired rows could not be removed: the next try is in ten minutes',
    },
    logger,
  );
