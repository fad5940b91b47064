import { expect } from 'chai';
import pg from 'pg';
import { encodeUuid } from '../../../adapters/platform/ids.js';
import { lookUpStatement } from '../../../adapters/storage/postgres/history/look-up-statement.js';
import { openPostgresStorage, type PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { APP_ROLE } from '../../../adapters/storage/postgres/migrations/role.js';
import { checkEntry, evmKey, historyEntry, historyQuery, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { copyOf, emptyDatabase, plainUser, type TestDatabase } from '../../support/database.js';
import { PATIENCE } from '../../support/patience.js';
import { silentLogger } from '../../support/silent-logger.js';
import { usePostgres } from './support/postgres-test.js';

const NOVEMBER = Date.UTC(2026, 10, 20);
const DECEMBER = Date.UTC(2026, 11, 20);
const JANUARY = Date.UTC(2027, 0, 10);
const FEBRUARY = Date.UTC(2027, 1, 10);
const LATER = Date.UTC(2028, 5, 1);
const TIMES = [NOVEMBER, DECEMBER, JANUARY, FEBRUARY, LATER];
const [FIRST, IN_DECEMBER, IN_JANUARY, IN_FEBRUARY, OTHER] = [
  'checks_until_2026_12',
  'checks_2026_12',
  'checks_2027_01',
  'checks_2027_02',
  'checks_other',
] as const;

/** An id as the service makes it at that moment: UUIDv7 begins with 48 bits of milliseconds. */
const idAt = (momentMs: number, number: number): string => {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, Math.floor(momentMs / 2 ** 32));
  view.setUint32(2, momentMs % 2 ** 32);
  view.setUint16(6, 0x7000);
  view.setUint32(12, number);
  return `req_${encodeUuid(bytes)}`;
};

const appendTo = (stores: PostgresStores, momentMs: number, number: number): Promise<void> =>
  stores.checks.append(
    checkEntry({
      requestId: idAt(momentMs, number),
      checkedAtMs: momentMs,
      history: historyEntry({ nonce: `${momentMs} ${number}`, checkedAtMs: momentMs }),
    }),
  );

/** Fifty-nine checks of November, and a table that is divided while the service writes the last of them. */
const divide = async (stores: PostgresStores): Promise<void> => {
  await appendTo(stores, NOVEMBER, 1);
  await stores.history.lookUp(historyQuery());
  // the service writes on while its table is divided, through the very connections that it has
  const writing = (async () => {
    for (let number = 2; number < 60; number += 1) await appendTo(stores, NOVEMBER, number);
  })();
  expect(await stores.partitions.ensure(NOVEMBER, 3)).to.deep.equal({
    made: [FIRST, OTHER, IN_DECEMBER, IN_JANUARY, IN_FEBRUARY],
    blocked: [],
  });
  await writing;
};

const rowsIn = async ({ run }: TestDatabase): Promise<unknown> => {
  const rows = await run('select tableoid::regclass::text as part, count(*)::int as checks from checks group by 1');
  return Object.fromEntries(rows.map(({ part, checks }) => [part, checks]));
};

describe('checks that are partitioned while they are written', () => {
  const test = usePostgres(emptyDatabase);

  it('keep old rows and take new ones, each in its month, by the service’s own statements', async () => {
    const stores = await test().open();
    await divide(stores);
    for (const time of TIMES) await appendTo(stores, time, 100);
    expect(await rowsIn(test().database)).to.deep.equal({
      ...{ [FIRST]: 60, [IN_DECEMBER]: 1, [IN_JANUARY]: 1, [IN_FEBRUARY]: 1, [OTHER]: 1 },
    });
    for (const time of TIMES)
      expect(await stores.checks.find(SCOPE, idAt(time, 100))).to.include({ checkedAtMs: time });
    const latest: string[] = [];
    for await (const check of stores.checks.latest(SCOPE, 5)) latest.push(check.requestId);
    expect(latest).to.deep.equal(TIMES.toReversed().map((time) => idAt(time, 100)));
    expect(await test().database.run('select count(*)::int as calls from usage_log')).to.deep.equal([{ calls: 64 }]);
  });
});

describe('checks partitioned by month', () => {
  let divided: TestDatabase;
  const test = usePostgres(() => copyOf(divided));
  let stores: PostgresStores;
  const run = (sql: string, values?: readonly unknown[]) => test().database.run(sql, values);
  const codeOf = async (sql: string): Promise<unknown> => {
    const error = await rejection(run(sql));
    return 'code' in error ? error.code : error;
  };
  const append = (momentMs: number, number: number): Promise<void> => appendTo(stores, momentMs, number);
  const partition = async (name: string) => {
    const found = (await stores.partitions.list()).find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  const change = async (what: 'detached' | 'attached', name: string): Promise<number | null> => {
    const { version } = await stores.partitions.inspect(name);
    return stores.partitions.change(what, await partition(name), version, []);
  };

  before(async () => {
    divided = await emptyDatabase();
    const { connection } = divided;
    const before = await openPostgresStorage({ connection, logger: silentLogger, limits: PATIENCE });
    await divide(before);
    await before.close();
  });
  after(() => divided.drop());
  beforeEach(async () => (stores = await test().open()));

  it('are listed with their ranges, and with what has no month', async () => {
    await append(LATER, 1);
    const found = await stores.partitions.list();
    expect(found.map(({ name, fromMs, untilMs, isAttached }) => [name, fromMs, untilMs, isAttached])).to.deep.equal([
      [FIRST, null, Date.UTC(2026, 11), true],
      [IN_DECEMBER, Date.UTC(2026, 11), Date.UTC(2027, 0), true],
      [IN_JANUARY, Date.UTC(2027, 0), Date.UTC(2027, 1), true],
      [IN_FEBRUARY, Date.UTC(2027, 1), Date.UTC(2027, 2), true],
      [OTHER, null, null, true],
    ]);
    expect(found.at(-1)).to.include({ isDefault: true, rows: 1 });
    expect(await stores.partitions.ensure(NOVEMBER, 3)).to.deep.equal({ made: [], blocked: [] });
  });

  it('store the same id once, also when it is sent twice in one batch and again later', async () => {
    await Promise.all([append(JANUARY, 7), append(JANUARY, 7)]);
    await append(JANUARY, 7);
    expect(await rowsIn(test().database)).to.deep.equal({ [FIRST]: 59, [IN_JANUARY]: 1 });
  });

  it('are looked up by id in one partition alone, and looking history up touches none', async () => {
    const rows = await run(
      `explain select record::text from checks where request_id = '${idAt(JANUARY, 1)}' and scope_id = 1`,
    );
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan)
      .to.include(IN_JANUARY)
      .and.not.match(/checks_2026|checks_other|checks_until|Append/);
    const client = new pg.Client(test().database.connection);
    await client.connect();
    const statement = lookUpStatement([{ query: historyQuery({ senderKey: evmKey('sender') }), scopeId: 1 }]);
    const found = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain ${statement.text}`,
      values: statement.values,
    });
    await client.end();
    expect(found.rows.map((row) => row['QUERY PLAN']).join('\n')).not.to.include('checks_');
  });

  it('refuse every change by owner and service, through the whole and through each part', async () => {
    for (const time of TIMES) await append(time, 100);
    expect(await change('detached', FIRST)).to.be.a('number');
    expect(await stores.partitions.ensure(Date.UTC(2027, 2, 5), 1)).to.deep.include({
      made: ['checks_2027_03', 'checks_2027_04'],
    });
    await append(Date.UTC(2027, 2, 20), 1);
    const tables = ['checks', FIRST, IN_DECEMBER, IN_JANUARY, IN_FEBRUARY, 'checks_2027_03', OTHER];
    for (const table of tables)
      for (const sql of [`update ${table} set action = 'ALLOW'`, `delete from ${table}`, `truncate ${table}`]) {
        expect(await codeOf(sql), sql).to.equal('23001');
        expect(await codeOf(`set role ${APP_ROLE}; ${sql}`), sql).to.equal('42501');
      }
    for (const sql of [
      `drop table ${IN_DECEMBER}`,
      `alter table checks detach partition ${IN_DECEMBER}`,
      `insert into ${IN_DECEMBER} select * from ${IN_JANUARY}`,
      `insert into retirements select * from retirements`,
    ])
      expect(await codeOf(`set role ${APP_ROLE}; ${sql}`), sql).to.equal('42501');
  });

  it('keep records uncompressed in their row, as before', async () => {
    const storage = await run(
      `select distinct a.attstorage from pg_attribute a join pg_class c on c.oid = a.attrelid
       where a.attname = 'record' and c.relname like 'checks%' and c.relkind in ('r', 'p')`,
    );
    expect(storage).to.deep.equal([{ attstorage: 'e' }]);
    const options = await run(
      `select distinct reloptions::text from pg_class where relname like 'checks%' and relkind = 'r'`,
    );
    expect(options).to.deep.equal([{ reloptions: '{toast_tuple_target=8160}' }]);
    const indexes = await run(
      `select distinct array_agg(replace(indexdef, tablename, '') order by indexdef)::text as all from pg_indexes
       where tablename like 'checks_%' group by tablename`,
    );
    expect(indexes.map(({ all }) => String(all).match(/USING/g)?.length)).to.satisfy(
      (counts: readonly number[]) => new Set(counts).size === 1,
    );
  });

  it('lose no check that is written while months come and go, and wait for no one', async () => {
    const load = { isOver: false };
    let written = 0;
    const writing = (async () => {
      for (; !load.isOver; written += 1) await append(JANUARY, 1_000 + written);
    })();
    for (let round = 0; round < 3; round += 1) {
      expect(await change('detached', FIRST)).to.be.lessThan(1_000);
      expect(await change('attached', FIRST)).to.be.lessThan(1_000);
    }
    await stores.partitions.ensure(JANUARY, 4);
    load.isOver = true;
    await writing;
    expect(await rowsIn(test().database)).to.deep.equal({ [FIRST]: 59, [IN_JANUARY]: written });
    expect(await run('select count(*)::int as entries from history_entries')).to.deep.equal([
      { entries: 59 + written },
    ]);
  });

  it('are not found while they are detached, and are again afterwards', async () => {
    await append(JANUARY, 1);
    await change('detached', FIRST);
    expect(await stores.checks.find(SCOPE, idAt(NOVEMBER, 1))).to.equal(null);
    expect(await stores.checks.find(SCOPE, idAt(JANUARY, 1))).not.to.equal(null);
    expect(await run(`select count(*)::int as checks from ${FIRST}`)).to.deep.equal([{ checks: 59 }]);
    expect(await partition(FIRST)).to.include({ isAttached: false, untilMs: Date.UTC(2026, 11) });
    await append(NOVEMBER, 99);
    expect(await rowsIn(test().database), 'an id of that time').to.deep.equal({ [IN_JANUARY]: 1, [OTHER]: 1 });
    expect(
      (
        await stores.audit.list({
          ...{ partnerId: null, environment: null, action: null, subject: FIRST, fromMs: null, untilMs: null },
          ...{ olderThan: null, count: 9 },
        })
      )?.map(({ action }) => action),
    ).to.deep.equal(['partition.detached']);
  });

  it('stay where a check came after they were looked at', async () => {
    const { version } = await stores.partitions.inspect(FIRST);
    await append(NOVEMBER, 99);
    expect(await stores.partitions.change('detached', await partition(FIRST), version, [])).to.equal(null);
    expect(await partition(FIRST)).to.include({ isAttached: true });
  });

  it('give way to who reads for long, and keep no writer waiting meanwhile', async () => {
    const reader = new pg.Client(test().database.connection);
    await reader.connect();
    await reader.query('begin; select count(*) from checks');
    const detached = change('detached', FIRST);
    for (let number = 200; number < 220; number += 1) await append(JANUARY, number);
    expect(await partition(FIRST)).to.include({ isAttached: true });
    await reader.query('commit');
    expect(await detached).to.be.a('number');
    await reader.end();
  });

  it('are made once by two instances at once', async () => {
    const another = await test().open();
    const done = await Promise.all([stores, another].map(({ partitions }) => partitions.ensure(JANUARY, 6)));
    const made = done.flatMap((changes) => changes?.made ?? []);
    expect(made.toSorted()).to.deep.equal([3, 4, 5, 6, 7].map((month) => `checks_2027_0${month}`));
  });

  it('that have no month are told, block it, and are moved into it to the byte', async () => {
    const march = Date.UTC(2027, 2, 3);
    for (const number of [1, 2, 3]) await append(march, number);
    await append(LATER, 1);
    const before = await run(`select * from checks where request_id > $1 order by 1`, [idAt(FEBRUARY, 1)]);
    expect(await stores.partitions.ensure(FEBRUARY, 1)).to.deep.equal({ made: [], blocked: ['2027-03'] });
    expect(await stores.partitions.moveOut(NOVEMBER, Date.UTC(2027, 11))).to.deep.equal({
      ...{ made: ['checks_2027_03'], blocked: [], moved: 3 },
    });
    expect(await run(`select * from checks where request_id > $1 order by 1`, [idAt(FEBRUARY, 1)])).to.deep.equal(
      before,
    );
    expect(await rowsIn(test().database)).to.deep.equal({ [FIRST]: 59, checks_2027_03: 3, [OTHER]: 1 });
    expect(await codeOf(`delete from ${OTHER}`)).to.equal('23001');
    await append(LATER, 2);
    expect((await partition(OTHER)).rows).to.equal(2);
  });

  it('are stored all the same where the database user may make no partition', async () => {
    const user = await plainUser();
    test().cleanUp(() => user.drop());
    await run(
      `grant ${APP_ROLE} to ${user.name}; grant select on knex_migrations, knex_migrations_lock to ${user.name}`,
    );
    test().cleanUp(() => run(`drop owned by ${user.name}`).then(() => undefined));
    const plain = await test().open({ connection: user.connectTo(test().database) });
    expect((await rejection(plain.partitions.ensure(JANUARY, 6))).message).to.include('42501');
    await appendTo(plain, LATER, 5);
    expect((await plain.partitions.list()).at(-1)).to.include({ name: OTHER, rows: 1 });
  });

  it('start a new instance as before', async () => {
    const another = await test().open();
    await appendTo(another, FEBRUARY, 5);
    expect(await stores.checks.find(SCOPE, idAt(FEBRUARY, 5))).not.to.equal(null);
    expect(test().lines.filter(({ level }) => level === 'warn' || level === 'error')).to.deep.equal([]);
  });
});
