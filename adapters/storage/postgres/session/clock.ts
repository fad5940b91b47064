import type pg from 'pg';
import type { Clock, Logger } from '../../../../ports/platform/platform.js';
import { failureOf } from './errors.js';

/** How often the clock is compared with the database's. */
const COMPARE_EVERY_MS = 30_000;
/** From this difference on the machine's own clock is reported as wrong. */
const SUSPICIOUS_MS = 2_000;
/** The quickest round trip of so many comparisons is the most exact. */
const FIRST_COMPARISONS = 3;

export interface DatabaseClock extends Clock {
  /** Database time minus this machine's, milliseconds, as last measured. */
  readonly offsetMs: number;
  stop(): void;
}

interface Comparison {
  readonly offsetMs: number;
  readonly roundTripMs: number;
}

/**
 * This machine's clock, corrected by the database's. So instances agree on the time within a network round trip, even
 * where their own clocks differ. Compares at the start and every 30 s. Rejects as the driver does when the first
 * comparison fails; after a later failure the last correction holds.
 */
export const createDatabaseClock = async (pool: pg.Pool, logger: Logger): Promise<DatabaseClock> => {
  let offsetMs = 0;
  const take = (comparison: Comparison): void => {
    offsetMs = comparison.offsetMs;
    if (Math.abs(offsetMs) <= SUSPICIOUS_MS) return;
    logger.log('warn', "this machine's clock differs from the database's; the database's is used", {
      offset_ms: Math.round(offsetMs),
    });
  };

  const first: Comparison[] = [];
  for (let count = 0; count < FIRST_COMPARISONS; count += 1) first.push(await compare(pool));
  take(first.reduce((best, next) => (next.roundTripMs < best.roundTripMs ? next : best)));

  const compareAgain = async (): Promise<void> => {
    try {
      take(await compare(pool));
    } catch (error) {
      logger.log('warn', "the clock could not be compared with the database's", { reason: failureOf(error).reason });
    }
  };
  const timer = setInterval(() => void compareAgain(), COMPARE_EVERY_MS).unref();
  return {
    now: () => Math.round(Date.now() + offsetMs),
    get offsetMs() {
      return offsetMs;
    },
    stop: () => clearInterval(timer),
  };
};

const compare = async (pool: pg.Pool): Promise<Comparison> => {
  const before = Date.now();
  const startedAt = performance.now();
  const { rows } = await pool.query<{ readonly now_ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::double precision as now_ms',
  );
  const roundTripMs = performance.now() - startedAt;
  const [row] = rows;
  if (row === undefined) throw new Error('The database told no time');
  return { offsetMs: row.now_ms - (before + roundTripMs / 2), roundTripMs };
};
