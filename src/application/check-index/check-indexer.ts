import type { Logger } from '../../../ports/platform/platform.js';
import type { CheckIndex } from '../../../ports/stores/check-index.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';

/** Checks of one transaction: its seven ways to the database wait for the other work of a busy process each time. */
const STEP = 1_000;
/** After so long a look ends, and the rest waits for the next one: checks come before lists of them, milliseconds. */
const TURN_MS = 100;

/** Fills the index of checks behind their store. Any number of instances may run one: one fills at a time. */
export interface CheckIndexer {
  /** Takes in what is settled. True: all of it, or another instance does. */
  look(turnMs?: number): Promise<boolean>;
  readonly worker: PeriodicWorker;
}

export const createCheckIndexer = ({
  index,
  logger,
}: {
  readonly index: Pick<CheckIndex, 'fill'>;
  readonly logger: Logger;
}): CheckIndexer => {
  const look = async (turnMs = TURN_MS): Promise<boolean> => {
    const endsAt = performance.now() + turnMs;
    let isAll = false;
    do isAll = (await index.fill(STEP)) < STEP;
    while (!isAll && !worker.signal.aborted && performance.now() < endsAt);
    return isAll;
  };
  const worker = new PeriodicWorker(
    {
      ...{ name: 'check_index', everyMs: 1_000, beginsAtOnce: false },
      tick: () => look(),
      failure: 'the index of checks could not be filled',
    },
    logger,
  );
  return { look, worker };
};
