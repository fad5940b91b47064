import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode } from '../session/errors.js';

/** Whose session holds this advisory lock may change partitions. An arbitrary constant. */
const PARTITION_LOCK = 7_446_744_027;

/** Runs statements as the owner of the tables. */
export type OwnerSession = (run: (client: pg.ClientBase) => Promise<void>) => Promise<void>;

/** The longest wait for a lock, behind which others wait. Longer than a vacuum takes to give way, which is a second. */
const LOCK_WAIT = '1500ms';
const LOCK_TRIES = 20;
const PAUSE_MS = 500;
/** lock_not_available, deadlock_detected. */
const IN_THE_WAY: ReadonlySet<string> = new Set(['55P03', '40P01']);

/** Runs `work` as the owner, unless another session changes partitions: then null. */
export const asOwnerAlone = async <Result>(
  owner: OwnerSession,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result | null> => {
  let result: Result | null = null;
  // the session ends after it, and the lock with it
  await owner(async (client) => {
    // what reads a whole table has no limit of time
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ readonly held: boolean }>('select pg_try_advisory_lock($1) as held', [
      PARTITION_LOCK,
    ]);
    if (rows[0]?.held === true) result = await work(client);
  });
  return result;
};

/**
 * One transaction with short locks: where it has to wait for longer, it gives way to all that wait behind it, and is
 * made again.
 */
export const briefly = async <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    await client.query(`begin; set local lock_timeout = '${LOCK_WAIT}'`);
    try {
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      if (!IN_THE_WAY.has(errorCode(error) ?? '') || tries === LOCK_TRIES) throw error;
      await pause(PAUSE_MS);
    }
  }
};
