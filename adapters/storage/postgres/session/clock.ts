import type pg from 'pg';
import { readNote } from '../../../../domain/report/checkpoint-note.js';
import { parseIsoMs } from '../../../../domain/shared/iso-time.js';
import type { Clock, Logger } from '../../../../ports/platform/platform.js';
import { failureOf } from './errors.js';

/** How often the clock is compared with the database's. */
const COMPARE_EVERY_MS = 10_000;
/** From this difference on the machine's own clock is reported as wrong. */
const SUSPICIOUS_MS = 2_000;
/** The quickest round trip of so many comparisons is the most exact. */
const FIRST_COMPARISONS = 3;
/** Time that is ahead of the database's goes so much slower until it is not. */
const SLOWED_BY = 0.1;

export interface DatabaseClock extends Clock {
  stop(): void;
}

interface Comparison {
  readonly databaseMs: number;
  /** Nothing may have an earlier time than this: seals cover it or were made then, or checks of it are there. */
  readonly floorMs: number;
  readonly takenAt: number;
  readonly roundTripMs: number;
}

/**
 * Time that goes on evenly and never back, by the database's clock. So instances agree on it within a network round
 * trip, even where their own clocks differ, and no check has a time that a seal covers already: where the database's
 * clock was set back, time goes on from the last seal and the last check, a tenth slower until both agree again.
 * Compares at the start and every 10 s. Rejects as the driver does when the first comparison fails; after a later
 * failure the last one holds.
 */
export const createDatabaseClock = async (
  pool: pg.Pool,
  logger: Logger,
  monotonicMs: () => number = () => performance.now(),
): Promise<DatabaseClock> => {
  // at `atMs` of the monotonic clock it was `timeMs`, of which the database was behind by `aheadMs`
  let known = { atMs: monotonicMs(), timeMs: Number.NEGATIVE_INFINITY, aheadMs: 0 };
  let skewMs = 0;
  const timeAt = (atMs: number): number => {
    const elapsedMs = Math.max(0, atMs - known.atMs);
    return known.timeMs + elapsedMs - Math.min(known.aheadMs, elapsedMs * SLOWED_BY);
  };
  const take = ({ databaseMs, floorMs, takenAt }: Comparison): void => {
    const timeMs = Math.max(databaseMs, floorMs, timeAt(takenAt));
    known = { atMs: takenAt, timeMs, aheadMs: timeMs - databaseMs };
    const machineMs = Date.now() - (monotonicMs() - takenAt);
    const [machine, kept] = [machineMs - databaseMs, timeMs - databaseMs];
    skewMs = Math.abs(machine) > Math.abs(kept) ? machine : kept;
    if (Math.abs(machine) > SUSPICIOUS_MS)
      logger.log('warn', "this machine's clock differs from the database's; the database's is used", {
        offset_ms: Math.round(-machine),
      });
    if (kept > SUSPICIOUS_MS)
      logger.log('warn', "the database's clock is behind the last seal or check; time goes on from there", {
        ahead_ms: Math.round(kept),
      });
  };

  const first: Comparison[] = [];
  for (let count = 0; count < FIRST_COMPARISONS; count += 1) first.push(await compare(pool, monotonicMs));
  take(first.reduce((best, next) => (next.roundTripMs < best.roundTripMs ? next : best)));

  const compareAgain = async (): Promise<void> => {
    try {
      take(await compare(pool, monotonicMs));
    } catch (error) {
      logger.log('warn', "the clock could not be compared with the database's", { reason: failureOf(error).reason });
    }
  };
  const timer = setInterval(() => void compareAgain(), COMPARE_EVERY_MS).unref();
  return {
    now: () => Math.round(timeAt(monotonicMs())),
    skewMs: () => skewMs,
    stop: () => clearInterval(timer),
  };
};

/** Each scope's last seal and last check, by an index of their time. */
const COMPARE = `
select (extract(epoch from clock_timestamp()) * 1000)::double precision as now_ms,
  (select l.note from scopes s cross join lateral
    (select until, note from seals where scope_id = s.scope_id order by until desc limit 1) l
    order by l.until desc limit 1) as note,
  (select extract(epoch from max(l.checked_at)) * 1000 from scopes s cross join lateral
    (select checked_at from checks where scope_id = s.scope_id order by checked_at desc limit 1) l)::double precision
    as checked_ms`;

interface ComparedRow {
  readonly now_ms: number;
  readonly note: string | null;
  readonly checked_ms: number | null;
}

/**
 * A running service seals what is settled, so that other instances may be writing checks of the time up to the sealing.
 * The last one to stop seals all up to that moment: then the next start finds no time ahead of its own.
 */
const sealedMs = (note: string | null): number => {
  const seal = note === null ? null : readNote(note);
  const moments = seal === null ? [] : [seal.until, seal.createdAt].map(parseIsoMs);
  return Math.max(0, ...moments.filter(Number.isFinite));
};

const compare = async (pool: pg.Pool, monotonicMs: () => number): Promise<Comparison> => {
  const startedAt = monotonicMs();
  const { rows } = await pool.query<ComparedRow>(COMPARE);
  const takenAt = monotonicMs();
  const [row] = rows;
  if (row === undefined) throw new Error('The database gave no time');
  const roundTripMs = takenAt - startedAt;
  const floorMs = Math.max(sealedMs(row.note), row.checked_ms ?? 0);
  return { databaseMs: row.now_ms + roundTripMs / 2, floorMs, takenAt, roundTripMs };
};
