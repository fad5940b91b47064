import { expect } from 'chai';
import pg from 'pg';
import type { ListRow } from '../../../ports/stores/lists.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { openPostgresStorage, type PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { evmKey } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { eventually, TAKES_EFFECT_MS } from '../../support/eventually.js';
import { rowOf } from '../../support/lists.js';
import { PATIENCE } from '../../support/patience.js';
import { silentLogger } from '../../support/silent-logger.js';
import { useEmptiedPostgres, usePostgres } from './support/postgres-test.js';

async function* streamOf(rows: readonly ListRow[]): AsyncIterable<ListRow> {
  yield* rows;
}

const put = (stores: PostgresStores, sha256: string, ...keys: readonly string[]) =>
  stores.archive.replace(
    {
      source: 'example',
      format: 'txt',
      publishedAt: '2026-11-01T00:00:00.000Z',
      maxAgeSeconds: null,
      importedAt: '2026-11-02T00:00:00.000Z',
    },
    streamOf(keys.map((key) => rowOf(key))),
    () => ({ categories: ['scam_fraud'], sha256 }),
  );

describe('imported lists on several instances', () => {
  const test = useEmptiedPostgres();

  it('are in force on every instance within 5 s, and out of force where a newer list lacks them', async () => {
    const [writer, reader] = [await test().open(), await test().open()];
    await put(writer, 'first', evmKey('gone'), evmKey('kept'));
    for (const stores of [writer, reader])
      await eventually(async () => (await stores.lists.lookUp('evm', [evmKey('gone')])).length === 1, TAKES_EFFECT_MS);
    await put(writer, 'second', evmKey('kept'));
    for (const stores of [writer, reader]) {
      await eventually(async () => (await stores.lists.lookUp('evm', [evmKey('gone')])).length === 0, TAKES_EFFECT_MS);
      expect(await stores.lists.lookUp('evm', [evmKey('kept')])).to.have.length(1);
    }
  });

  it('are in force from the first moment of an instance that starts later', async () => {
    await put(await test().open(), 'first', evmKey('listed'));
    const late = await test().open();
    expect(await late.lists.lookUp('evm', [evmKey('listed')])).to.have.length(1);
    expect(await late.lists.lookUp('evm', [evmKey('another')])).to.deep.equal([]);
  });

  it('are read though a session waits for their table in the middle of the reading', async () => {
    const stores = await test().open();
    await put(stores, 'first', evmKey('listed'));
    await eventually(async () => (await stores.lists.lists()).length === 1);
    const locking = async (table: string) => {
      const client = new pg.Client(test().database.connection);
      await client.connect();
      return { client, locked: client.query(`begin; lock table ${table} in access exclusive mode`) };
    };
    const isAwaited = async (table: string, mode: string): Promise<boolean> => {
      const condition = `not granted and relation = '${table}'::regclass and mode = '${mode}'`;
      return (await test().database.run(`select 1 from pg_locks where ${condition}`)).length > 0;
    };
    const holder = await locking('list_rows');
    await holder.locked;
    // it has read the heads, keeps that moment, and waits for the rows
    const opening = test().open();
    await eventually(() => isAwaited('list_rows', 'AccessShareLock'));
    const waiter = await locking('lists');
    await eventually(() => isAwaited('lists', 'AccessExclusiveLock'));
    await holder.client.end();
    await waiter.locked;
    await waiter.client.end();
    expect(await (await opening).lists.lookUp('evm', [evmKey('listed')])).to.have.length(1);
  });

  it('clear no address by memory that was not confirmed for 5 s', async () => {
    const stores = await test().open();
    await put(stores, 'first', evmKey('listed'));
    await eventually(async () => (await stores.lists.lists()).length === 1);
    await test().database.run('alter table lists rename to lists_elsewhere');
    // the last confirmation was a moment ago, so the memory may answer for 5 s from then and not longer
    const { now } = performance;
    performance.now = () => now.call(performance) + 5_001;
    try {
      expect(await rejection(stores.lists.lookUp('evm', [evmKey('never listed')]))).to.be.instanceOf(Error);
    } finally {
      performance.now = now;
    }
    await test().database.run('alter table lists_elsewhere rename to lists');
    await eventually(async () => (await stores.lists.lookUp('evm', [evmKey('never listed')])).length === 0);
  });

  it('are asked in one statement where no memory follows them, as in the leader of workers', async () => {
    const { connection } = test().database;
    await put(await test().open(), 'first', evmKey('listed'), evmKey('listed too'));
    const leader = await openPostgresStorage({ connection, logger: silentLogger, role: 'command', limits: PATIENCE });
    const keys = [evmKey('another'), evmKey('listed too'), evmKey('listed')];
    const hits = await leader.lists.lookUp('evm', keys);
    expect(hits.map(({ row }) => row.key).sort()).to.deep.equal([...keys.slice(1)].sort());
    const rows = await test().database.run(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database()
       and application_name = 'signgate' and query like '%where "list_rows"."family"%'`,
    );
    expect(rows).to.deep.equal([{ count: 1 }]);
    await leader.close();
  });
});

describe('imported lists', () => {
  const test = usePostgres();

  it('fail as unavailable storage when the database is gone', async () => {
    const stores = await test().open();
    await put(stores, 'first', evmKey('listed'));
    await eventually(async () => (await stores.lists.lists()).length === 1);
    await test().database.drop();
    expect(await rejection(stores.lists.lookUp('evm', [evmKey('listed')]))).to.be.instanceOf(StorageUnavailableError);
  });
});
