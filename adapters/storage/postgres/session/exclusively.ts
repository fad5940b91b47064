import type pg from 'pg';
import { asPort } from './errors.js';

/**
 * Runs `work` while this session holds an advisory lock of the database; false where another session holds it. A
 * session that dies gives it up: `confirm` rejects then.
 */
export const exclusively = async (
  pool: pg.Pool,
  { lock, what }: { readonly lock: number; readonly what: string },
  work: (confirm: () => Promise<void>) => Promise<void>,
): Promise<boolean> => {
  const client = await asPort(what, () => pool.connect());
  // a session that may still hold the lock is ended, and the lock with it
  let isFree = false;
  try {
    const isMine = await asPort(what, () => tryLock(client, lock));
    try {
      if (isMine) await work(() => asPort(what, async () => void (await client.query('select 1'))));
    } finally {
      if (isMine) await asPort(what, () => client.query('select pg_advisory_unlock($1)', [lock]));
      isFree = true;
    }
    return isMine;
  } finally {
    client.release(!isFree);
  }
};

const tryLock = async (client: pg.PoolClient, lock: number): Promise<boolean> => {
  const { rows } = await client.query<{ readonly held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
  return rows[0]?.held === true;
};
