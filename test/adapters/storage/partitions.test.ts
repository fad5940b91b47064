import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import pg from 'pg';
import { encodeUuid } from '../../../adapters/platform/ids.js';
import { lookUpStatement } from '../../../adapters/storage/postgres/history/look-up-statement.js';
import type { PostgresStores } from '../../../adapters/storage/postgres/index.js';
import { checkEntry, evmKey, historyEntry, historyQuery, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { usePostgres } from './support/postgres-test.js';

const page = readFileSync(new URL('../../../../adapters/storage/postgres/scaling.md', import.meta.url), 'utf8');
const [FUNCTION = '', CONSTRAINT = '', PARTITION = '', DETACH = ''] = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(
  ([, sql]) => sql ?? '',
);

const DECEMBER = Date.UTC(2026, 11, 20);
const JANUARY = Date.UTC(2027, 0, 10);
const FEBRUARY = Date.UTC(2027, 1, 10);
const LATER = Date.UTC(2030, 5, 1);
const MONTHS = [DECEMBER, JANUARY, FEBRUARY, LATER];

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

describe('checks partitioned by time, by the page on scaling', () => {
  const test = usePostgres();
  let stores: PostgresStores;
  const codeOf = async (sql: string): Promise<unknown> => {
    const error = await rejection(test().database.run(sql));
    return 'code' in error ? error.code : error;
  };
  const append = (momentMs: number, number: number): Promise<void> =>
    stores.checks.append(
      checkEntry({
        requestId: idAt(momentMs, number),
        checkedAtMs: momentMs,
        history: historyEntry({ nonce: `${momentMs} ${number}`, checkedAtMs: momentMs }),
      }),
    );
  beforeEach(async () => {
    stores = await test().open();
    await append(DECEMBER, 1);
    await stores.history.lookUp(historyQuery());
    // the service writes on while its table is divided, through the very connections that it has
    const writing = (async () => {
      for (let number = 2; number < 60; number += 1) await append(DECEMBER, number);
    })();
    for (const sql of [FUNCTION, CONSTRAINT, PARTITION]) await test().database.run(sql);
    await writing;
  });

  it('keep old rows and take new ones, each in its month, by the service’s own statements', async () => {
    for (const month of MONTHS) await append(month, 100);
    const rows = await test().database.run(
      'select tableoid::regclass::text as part, count(*)::int as checks from checks group by 1 order by 1',
    );
    expect(rows).to.deep.equal([
      { part: 'checks_2027_01', checks: 1 },
      { part: 'checks_2027_02', checks: 1 },
      { part: 'checks_other', checks: 1 },
      { part: 'checks_until_2027', checks: 60 },
    ]);
    for (const month of MONTHS)
      expect(await stores.checks.find(SCOPE, idAt(month, 100))).to.include({ checkedAtMs: month });
    const latest: string[] = [];
    for await (const check of stores.checks.latest(SCOPE, 4)) latest.push(check.requestId);
    expect(latest).to.deep.equal([LATER, FEBRUARY, JANUARY, DECEMBER].map((month) => idAt(month, 100)));
    // the newest of them is of the present day
    expect((await stores.history.lookUp(historyQuery({ nowMs: LATER }))).earlierChecks).to.have.lengthOf(62);
    expect(await test().database.run('select count(*)::int as calls from usage_log')).to.deep.equal([{ calls: 63 }]);
  });

  it('store the same id once, also when it is sent twice in one batch and again later', async () => {
    await Promise.all([append(JANUARY, 7), append(JANUARY, 7)]);
    await append(JANUARY, 7);
    expect(await test().database.run(`select count(*)::int as checks from checks_2027_01`)).to.deep.equal([
      { checks: 1 },
    ]);
  });

  it('are looked up by id in one partition alone', async () => {
    const rows = await test().database.run(
      `explain select record::text from checks where request_id = '${idAt(JANUARY, 1)}' and scope_id = 1`,
    );
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan)
      .to.include('checks_2027_01')
      .and.not.match(/checks_2027_02|checks_other|checks_until_2027|Append/);
  });

  it('are written into one partition alone, and looking history up touches none', async () => {
    await append(FEBRUARY, 1);
    const client = new pg.Client(test().database.connection);
    await client.connect();
    const statement = lookUpStatement([{ query: historyQuery({ senderKey: evmKey('sender') }), scopeId: 1 }]);
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain ${statement.text}`,
      values: statement.values,
    });
    await client.end();
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.to.include('checks_');
  });

  it('refuse every change, by their owner, too, through the whole table and through a partition', async () => {
    await append(JANUARY, 1);
    for (const table of ['checks', 'checks_2027_01', 'checks_until_2027']) {
      expect(await codeOf(`update ${table} set action = 'ALLOW'`), table).to.equal('23001');
      expect(await codeOf(`delete from ${table}`), table).to.equal('23001');
      expect(await codeOf(`truncate ${table}`), table).to.equal('23001');
    }
  });

  it('keep records uncompressed in their row, as before', async () => {
    const storage = await test().database.run(
      `select distinct a.attstorage from pg_attribute a join pg_class c on c.oid = a.attrelid
       where a.attname = 'record' and c.relname like 'checks%' and c.relkind in ('r', 'p')`,
    );
    expect(storage).to.deep.equal([{ attstorage: 'e' }]);
    const options = await test().database.run(
      `select distinct reloptions::text from pg_class where relname like 'checks%' and relkind = 'r'`,
    );
    expect(options).to.deep.equal([{ reloptions: '{toast_tuple_target=8160}' }]);
  });

  it('go on without a detached month', async () => {
    await append(JANUARY, 1);
    await test().database.run(DETACH);
    expect(await stores.checks.find(SCOPE, idAt(DECEMBER, 1))).to.equal(null);
    expect(await stores.checks.find(SCOPE, idAt(JANUARY, 1))).not.to.equal(null);
    await append(JANUARY, 2);
    expect(await test().database.run('select count(*)::int as checks from checks_until_2027')).to.deep.equal([
      { checks: 59 },
    ]);
  });

  it('start a new instance as before', async () => {
    const another = await test().open();
    await another.checks.append(checkEntry({ requestId: idAt(FEBRUARY, 5) }));
    expect(await stores.checks.find(SCOPE, idAt(FEBRUARY, 5))).not.to.equal(null);
    expect(test().lines.filter(({ level }) => level === 'warn' || level === 'error')).to.deep.equal([]);
  });
});
