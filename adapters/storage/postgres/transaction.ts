import type pg from 'pg';

/** Runs statements as one transaction. A connection on which something failed is given up, and the transaction with it. */
export const inTransaction = async <Result>(pool: pg.Pool, run: (client: pg.PoolClient) => Promise<Result>): Promise<Result> => {
  const client = await pool.connect();
  let isSound = false;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    isSound = true;
    return result;
  } finally {
    client.release(!isSound);
  }
};
