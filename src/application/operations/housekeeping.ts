import type { Logger } from '../../../ports/platform/platform.js';
import type { Stores } from '../../../ports/stores/stores.js';

const EVERY_MS = 10 * 60_000;
/** Bounded removals in a row; the rest waits for the next time. */
const MAX_ROUNDS = 50;

export interface Housekeeping {
  /** Waits for a removal under way. May be called again. */
  close(): Promise<void>;
}

/** Removes expired rows from the stores, now and every ten minutes, in bounded steps. A failure is logged. */
export const startHousekeeping = (stores: Pick<Stores, 'tidy'>, logger: Logger): Housekeeping => {
  let isClosed = false;
  const tidy = async (): Promise<void> => {
    try {
      for (let round = 0; round < MAX_ROUNDS && !isClosed; round += 1) if (!(await stores.tidy())) return;
    } catch (error) {
      logger.log('warn', 'expired rows could not be removed: the next try is in ten minutes', { error });
    }
  };
  let underWay = tidy();
  const timer = setInterval(() => {
    underWay = underWay.then(tidy);
  }, EVERY_MS).unref();
  return {
    close: () => {
      isClosed = true;
      clearInterval(timer);
      return underWay;
    },
  };
};
