import type pg from 'pg';
import { NotOnStandbyError } from './errors.js';

/** Source: PostgreSQL's syncrep.c; the routine's name is in no language. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/**
 * Lets the commit of this transaction wait until a synchronous standby has all that it saw: a transaction that writes
 * nothing waits for none. So a row that is there, and was committed without the standby in a crash or by a session that
 * was ended while it waited, counts as stored only once it is there as well.
 */
export const waitForStandby = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`select pg_logical_emit_message(true, 'signgate', '')`);
};

/**
 * Runs statements on one connection, which is closed where one of them fails. Rejects where the server says that it
 * committed without its standby.
 */
export const withClient = async <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let isSound = false;
  const heard = { isAlone: false };
  const hear = ({ routine }: { readonly routine?: string | undefined }): void => {
    if (routine === WAIT_FOR_STANDBY) heard.isAlone = true;
  };
  client.on('notice', hear);
  try {
    const result = await run(client);
    if (heard.isAlone) throw new NotOnStandbyError();
    isSound = true;
    return result;
  } finally {
    client.off('notice', hear);
    client.release(!isSound);
  }
};

/** Runs statements as one transaction; a failure ends it together with its connection. */
export const inTransaction = <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  withClient(pool, async (client) => {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  });
