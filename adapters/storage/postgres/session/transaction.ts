import type pg from 'pg';

/** Runs statements on one connection. One on which something failed is given up. */
export const withClient = async <Result>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  let isSound = false;
  try {
    const result = await run(client);
    isSound = true;
    return result;
  } finally {
    client.release(!isSound);
  }
};

/** Runs statements as one transaction; where something fails, it is given up together with its connection. */
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
