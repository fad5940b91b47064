import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import type pg from 'pg';
import { openPool } from '../../../adapters/storage/postgres/session/pools.js';
import { rejection } from '../../conformance/storage/harness.js';
import { eventually } from '../../support/eventually.js';
import { silentLogger } from '../../support/silent-logger.js';
import { usePostgres } from './support/postgres-test.js';

const CONNECT_MS = 2_000;

/** Room for one connection, which is made ready by a statement over what the table says. */
describe('a pool of database connections', () => {
  const test = usePostgres();
  const openPoolOf = async (sessionSql: string): Promise<pg.Pool> => {
    await test().database.run('create table readiness as select 1::float as value');
    return openPool({
      connection: test().database.connection,
      logger: silentLogger,
      max: 1,
      connectMs: CONNECT_MS,
      statementMs: 10_000,
      sessionSql,
      keepIdle: true,
    });
  };
  const setTo = (value: number) => test().database.run('update readiness set value = $1', [value]);
  const connected = async (pool: pg.Pool): Promise<true> => {
    const client = await eventually(() => pool.connect().catch(() => null));
    client.release();
    return true;
  };

  it('has room again where a connection became ready after its caller gave up waiting', async () => {
    const pool = await openPoolOf('select pg_sleep(value - 1) from readiness');
    const first = await pool.connect();
    const waiting = rejection(pool.connect());
    await pause(CONNECT_MS / 2);
    await setTo(2.5);
    // its place goes to the one who waits, for another second
    first.release(true);
    expect(String(await waiting)).to.match(/timeout exceeded/);
    await setTo(1);
    expect(await connected(pool)).to.equal(true);
    await pool.end();
  });

  it('has room again where a connection could not be made ready, which its caller is told', async () => {
    const pool = await openPoolOf('select 1 / value from readiness');
    await setTo(0);
    expect(String(await rejection(pool.connect()))).to.match(/division by zero/);
    await setTo(1);
    expect(await connected(pool)).to.equal(true);
    await pool.end();
  });
});
