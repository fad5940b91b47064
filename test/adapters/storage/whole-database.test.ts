import { expect } from 'chai';
import { openPostgresStorage, UnsuitableDatabaseError } from '../../../adapters/storage/postgres/index.js';
import { advanceWholeDatabase, copyWholeDatabase } from '../../../adapters/storage/postgres/whole-database/copy.js';
import { checkEntry, historyEntry, outcomeEntry, SCOPE } from '../../conformance/storage/fixtures.js';
import { rejection } from '../../conformance/storage/harness.js';
import { reportEntry } from '../../conformance/storage/report-fixtures.js';
import { commandResult } from '../../support/commands.js';
import { freshDatabase, type TestDatabase } from '../../support/database.js';
import { PATIENCE } from '../../support/patience.js';
import { silentLogger } from '../../support/silent-logger.js';

const open = (database: TestDatabase) =>
  openPostgresStorage({ connection: database.connection, logger: silentLogger, role: 'command', limits: PATIENCE });

/** All rows of the tables that hold something, in any order. */
const contents = async (database: TestDatabase): Promise<unknown> => {
  const tables = await database.run(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const all = [];
  for (const { relname } of tables.filter(({ relname: name }) => !String(name).startsWith('knex'))) {
    const rows = await database.run(`select t::text as line from ${String(relname)} t order by 1`);
    if (rows.length > 0) all.push([relname, rows]);
  }
  return all;
};

describe('a copy of a whole database', () => {
  let [source, target]: TestDatabase[] = [];
  const copy = () => {
    if (source === undefined || target === undefined) throw new Error('there are no databases');
    return copyWholeDatabase({ source: source.connection, target: target.connection, logger: silentLogger });
  };
  before(async () => {
    source = await freshDatabase();
    const stores = await open(source);
    const check = checkEntry({ action: 'REVIEW', history: historyEntry() });
    await stores.checks.append(check);
    await stores.outcomes.append(outcomeEntry({ requestId: check.requestId, history: historyEntry() }));
    await stores.reports.create(reportEntry(1, { scope: SCOPE }));
    await stores.dispositions.note({
      ...{ requestId: check.requestId, scope: SCOPE, text: 'seen "twice", \\ and ünïcode\n{}', notedAtMs: 0 },
      by: { kind: 'key', name: 'key00001' },
    });
    await stores.close();
  });
  after(() => source?.drop());
  beforeEach(async () => (target = await freshDatabase()));
  afterEach(() => target?.drop());

  it('holds every row of every table as it was, and takes further ones', async () => {
    const { rows, sha256 } = await copy();
    expect(rows).to.include({ checks: 1, reports: 1, check_outcomes: 1, check_notes: 1 });
    expect(sha256).to.match(/^[0-9a-f]{64}$/);
    expect(await contents(target!)).to.deep.equal(await contents(source!));
    const stores = await open(target!);
    await stores.checks.append(checkEntry({ history: historyEntry() }));
    // numbers go on behind those that were copied
    await stores.outcomes.append(outcomeEntry({ requestId: checkEntry().requestId, history: historyEntry() }));
    await stores.close();
  });

  it('is refused whole where the target holds anything', async () => {
    await copy();
    const before = await contents(target!);
    expect(await rejection(copy())).to.be.instanceOf(UnsuitableDatabaseError);
    expect(await contents(target!)).to.deep.equal(before);
  });

  it('is refused where one of the two has a table that the other has not, and nothing arrives', async () => {
    await source!.run('create table of_the_owner (number integer)');
    expect(String(await rejection(copy()))).to.include('do not have the same tables');
    await source!.run('drop table of_the_owner');
    expect(await target!.run('select from checks')).to.have.lengthOf(0);
  });

  it('is refused by the command while a service uses the source, and made once none does', async () => {
    const settings = { DATABASE_URL: source!.url };
    const service = await openPostgresStorage({
      connection: source!.connection,
      logger: silentLogger,
      limits: PATIENCE,
    });
    const noUrl = await commandResult(['database', 'copy', 'database.example'], settings);
    expect([noUrl.code, noUrl.stderr.includes('begins with postgres://')]).to.deep.equal([1, true]);
    const refused = await commandResult(['database', 'copy', target!.url], settings);
    expect([refused.code, refused.stderr]).to.satisfy(([code, text]: [number, string]) =>
      code === 1 ? text.includes('stop every instance') : false,
    );
    await service.close();
    const { code, stdout } = await commandResult(['database', 'copy', target!.url, '--json'], settings);
    expect(code).to.equal(0);
    expect(JSON.parse(stdout)).to.have.nested.property('rows.checks', 1);
  });

  it('of a server whose numbers of transactions are ahead takes those of this one past them, once', async () => {
    const [now] = await target!.run('select (pg_current_xact_id()::text::bigint + 500)::text as ahead');
    await target!.run('update withdrawal_cursor set position = $1::text::xid8', [now?.['ahead']]);
    expect(await advanceWholeDatabase(target!.connection, silentLogger)).to.be.within(1, 500);
    const [after] = await target!.run('select pg_current_xact_id() > position as is_past from withdrawal_cursor');
    expect(after?.['is_past']).to.equal(true);
    expect(await advanceWholeDatabase(target!.connection, silentLogger)).to.equal(0);
  });
});
