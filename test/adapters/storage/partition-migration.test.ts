import { expect } from 'chai';
import pg from 'pg';
import { MIGRATION_CONFIG } from '../../../adapters/storage/postgres/migrations/index.js';
import { openKnex, openPool } from '../../../adapters/storage/postgres/session/pools.js';
import { APP_ROLE } from '../../../adapters/storage/postgres/session/role.js';
import { emptyDatabase } from '../../support/database.js';
import { silentLogger } from '../../support/silent-logger.js';
import { usePostgres } from './support/postgres-test.js';

/** The names of later migrations begin with later letters. */
const FIRST_OF_PARTITIONS = '20261124_27';

describe('a database of before there were partitions', () => {
  const test = usePostgres(emptyDatabase);

  /** The schema as the version before left it. */
  const migrateUntilThen = async (): Promise<void> => {
    const pool = openPool({
      ...{ connection: test().database.connection, logger: silentLogger, max: 1, connectMs: 5_000, statementMs: 0 },
      ...{ sessionSql: 'select 1', keepIdle: false },
    });
    const { migrationSource } = MIGRATION_CONFIG;
    await openKnex(pool).migrate.latest({
      ...MIGRATION_CONFIG,
      migrationSource: {
        ...migrationSource,
        getMigrations: async () =>
          (await migrationSource.getMigrations([])).filter(({ name }) => name < FIRST_OF_PARTITIONS),
      },
    });
    await pool.end();
  };

  it('is upgraded as it is, while its version goes on writing with the statements that it has prepared', async () => {
    await migrateUntilThen();
    const run = (sql: string) => test().database.run(sql);
    await run(`grant select, insert on checks to ${APP_ROLE}`);
    const [before] = await run(`select pg_relation_filenode('checks') as file`);
    const client = new pg.Client(test().database.connection);
    await client.connect();
    await client.query(`set role ${APP_ROLE}; set plan_cache_mode = force_generic_plan`);
    let number = 0;
    const write = () =>
      client.query({
        name: 'insert',
        text: `insert into checks (request_id, scope_id, key_id, checked_at, action, direction, duration_ms, timings,
          finding_codes, record) values ($1, 1, 'k', now(), 'ALLOW', 'outgoing', 1, '{}', '', $2)
          on conflict do nothing`,
        values: [`req_0${String((number += 1)).padStart(25, '0')}`, `{"record":${number}}`],
      });
    for (let rows = 0; rows < 10; rows += 1) await write();
    const upgrade = { isOver: false };
    const writing = (async () => {
      while (!upgrade.isOver) await write();
    })();
    const stores = await test().open();
    const changes = await stores.partitions.ensure(Date.UTC(2026, 10, 20), 1);
    upgrade.isOver = true;
    await writing;
    await client.end();
    expect(changes?.made).to.include('checks_until_2026_12');
    const parts = await run('select tableoid::regclass::text as part, count(*)::int as rows from checks group by 1');
    expect(parts).to.deep.equal([{ part: 'checks_until_2026_12', rows: number }]);
    const [after] = await run(`select pg_relation_filenode('checks_until_2026_12') as file`);
    expect(after, 'no row was copied').to.deep.equal(before);
    const found = await run(`select request_id, record from checks where request_id = 'req_0${'7'.padStart(25, '0')}'`);
    expect(found).to.deep.include({ ...found[0], record: '{"record":7}' });
    expect(test().lines.filter(({ level }) => level === 'error')).to.deep.equal([]);
  });

  it('is left as it is where its owner has partitioned it by hand', async () => {
    await migrateUntilThen();
    await test().database.run(
      `alter table checks rename to checks_until_2027_01; alter index checks_pkey rename to checks_until_2027_01_pkey;
       alter table checks_until_2027_01 add constraint older check (request_id < 'req_01r');
       create table checks (like checks_until_2027_01 including storage including defaults, primary key (request_id))
         partition by range (request_id);
       alter table checks attach partition checks_until_2027_01 for values from (minvalue) to ('req_01r')`,
    );
    const stores = await test().open();
    expect((await stores.partitions.list()).map(({ name, isAttached }) => [name, isAttached])).to.deep.equal([
      ['checks_until_2027_01', true],
    ]);
  });
});
