import type pg from 'pg';

/** Runs statements on one connection, which is closed where one of them fails. */
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
