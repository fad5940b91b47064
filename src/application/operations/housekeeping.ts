import type { Logger } from '../../../ports/platform/platform.js';
import type { Stores } from '../../../ports/stores/stores.js';

const EVERY_MS = 10 * 60_000;
/** Of bounded removals in a row; what is left after them waits for the next time. */
const MAX_ROUNDS = 50;

export interface Housekeeping {
  /** Idempotent; waits for a removal under way. */
  close(): Promise<void>;
}

/**
 * Removes what is past from the stores, now and every ten minutes, in bounded steps. A failure is logged and left to
 * the next time.
 */
export const startHousekeeping = (stores: Pick<Stores, 'tidy'>, logger: Logger, everyMs = EVERY_MS): Housekeeping => {
  let isClosed = false;
  const tidy = async (): Promise<void> => {
    try {
      for (let round = 0; round < MAX_ROUNDS && !isClosed; round += 1) if (!(await stores.tidy())) return;
    } catch (error) {
      logger.log('warn', 'what is past could not be removed and waits for the next time', { error });
    }
  };
  let underWay = tidy();
  const timer = setInterval(() => {
    underWay = underWay.then(tidy);
  }, everyMs).unref();
  return {
    close: () => {
      isClosed = true;
      clearInterval(timer);
      return underWay;
    },
  };
};
