import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { QUOTA_WINDOW_MS, type CallCounter } from '../../../ports/stores/call-limits.js';
import { portError } from './session/errors.js';

const TABLE = 'rate_limit_windows';
const MAX_SUBJECTS = 100_000;

/** One moment for the whole statement: it decides whether a window has ended, and when the next one ends. */
const NOW_MS = '(extract(epoch from statement_timestamp()) * 1000)::bigint';

/** A window's row is removed this long after its end. */
const FORGOTTEN_AFTER_MS = 3_600_000;
/** Rows of one removal. */
const REMOVED_AT_ONCE = 1_000;

interface Counted {
  readonly points: number;
  readonly expire: string;
  readonly left_ms: string;
}

interface LibraryQuery {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The library's statement takes the instance's clock: `$3` ends a new window, `$4` is the present. Here the database's
 * clock gives both, so that no instance's clock moves a window. Throws where a later version of the library has another
 * statement.
 */
const byDatabaseClock = ({ name, text, values }: LibraryQuery, windowMs: number): LibraryQuery => {
  const [key, points] = values;
  const returning = 'RETURNING points, expire';
  if (!text.includes('$4') || text.includes('$5') || !text.includes(returning))
    throw new Error('the statement of rate-limiter-flexible is not the one that is known here');
  const changed = text
    .replaceAll('$4', NOW_MS)
    .replaceAll('$3', `(${NOW_MS} + $3::bigint)`)
    .replace(returning, `${returning}, expire - ${NOW_MS} as left_ms`);
  return { ...(name === undefined ? {} : { name }), text: changed, values: [key, points, windowMs] };
};

/**
 * Counts in a table of the database, by its clock. Instances that count the same subject wait for its row, so each call
 * has one place in one window. Rejects with `StorageUnavailableError`.
 */
export const createPostgresCallCounter = (pool: pg.Pool, windowMs = QUOTA_WINDOW_MS): CallCounter => {
  /**
   * The end of a window by the database's clock, which the library leaves out of its reply. Made by the first count: it
   * takes milliseconds and megabytes, and most processes never count here.
   */
  let ends: LRUCache<string, { readonly resetAtMs: number; readonly leftMs: number }> | null = null;
  const query = async (
    given: LibraryQuery,
  ): Promise<{ readonly rows: readonly { readonly points: number; readonly expire: number }[] }> => {
    const { values, ...statement } = byDatabaseClock(given, windowMs);
    const { rows } = await pool.query<Counted>({ ...statement, values: [...values] });
    return {
      rows: rows.map(({ points, expire, left_ms }) => {
        ends ??= new LRUCache({ max: MAX_SUBJECTS });
        ends.set(String(given.values[0]), { resetAtMs: Number(expire), leftMs: Math.max(0, Number(left_ms)) });
        return { points, expire: Number(expire) };
      }),
    };
  };
  const limiter = new RateLimiterPostgres({
    storeClient: { query },
    storeType: 'client',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: '',
    // each subject has a limit of its own: the library counts, the caller compares
    points: Number.MAX_SAFE_INTEGER,
    duration: windowMs / 1000,
  });
  return {
    async add(subject, calls) {
      try {
        const { consumedPoints } = await limiter.consume(subject, calls);
        const end = ends?.get(subject);
        if (end === undefined) throw new Error('no end of the window was given');
        return { calls: consumedPoints, ...end };
      } catch (error) {
        throw portError(error, 'count calls');
      }
    },
    close: async () => undefined,
  };
};

/** Removes windows that ended long ago, a bounded number of them. */
export const removeForgottenWindows = async (pool: Pick<pg.Pool, 'query'>): Promise<void> => {
  await pool.query(
    `delete from ${TABLE} where key in (
      select key from ${TABLE} where expire < ${NOW_MS} - ${FORGOTTEN_AFTER_MS}
      limit ${REMOVED_AT_ONCE} for update skip locked
    )`,
  );
};
