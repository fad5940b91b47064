import { expect } from 'chai';
import knex from 'knex';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgresStorage } from '../../../adapters/storage/postgres/index.js';
import { MIGRATION_LOCK } from '../../../adapters/storage/postgres/migrations/migrate.js';
import { MIGRATION_CONFIG } from '../../../adapters/storage/postgres/migrations/index.js';
import { APP_ROLE, prepareRole } from '../../../adapters/storage/postgres/migrations/role.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { checkEntry, SCOPE } from '../../conformance/storage/fixtures.js';
import { eventually } from '../../support/eventually.js';
import { rejection } from '../../conformance/storage/harness.js';
import { emptyDatabase, plainUser } from '../../support/database.js';
import { PATIENCE } from '../../support/patience.js';
import { recordingLogger, silentLogger } from '../../support/silent-logger.js';
import { usePostgres } from './support/postgres-test.js';

describe('start on an empty database', () => {
  const test = usePostgres(emptyDatabase);
  const migrations = () => test().database.run('select name from knex_migrations order by id');
  const names = MIGRATION_CONFIG.migrationSource
    .getMigrations([])
    .then((all) => all.map((migration) => migration.name));

  it('brings up four instances that start at once, and each can store and read', async () => {
    const instances = await Promise.all([1, 2, 3, 4].map(() => test().open()));
    const entries = instances.map(() => checkEntry());
    await Promise.all(instances.map((stores, index) => stores.checks.append(entries[index]!)));
    for (const stores of instances)
      for (const { requestId } of entries) expect(await stores.checks.find(SCOPE, requestId)).not.to.equal(null);
    expect((await migrations()).map((row) => row.name)).to.deep.equal(await names);
  });

  it('changes nothing on the next start', async () => {
    await test().open();
    const before = await test().database.run(
      `select relname, relacl::text, xmin::text from pg_class where relnamespace = 'public'::regnamespace order by 1`,
    );
    await test().open();
    const after = await test().database.run(
      `select relname, relacl::text, xmin::text from pg_class where relnamespace = 'public'::regnamespace order by 1`,
    );
    expect(after).to.deep.equal(before);
  });

  it('goes on past a migration lock of knex that a killed process left', async () => {
    await test().database.run(
      `create table knex_migrations_lock (index serial primary key, is_locked integer);
       insert into knex_migrations_lock (is_locked) values (1)`,
    );
    await test().open();
    expect((await migrations()).map((row) => row.name)).to.deep.equal(await names);
  });

  it('leaves nothing half-made when the process is killed while it migrates', async () => {
    const blocker = new pg.Client(test().database.connection);
    await blocker.connect();
    // the name is taken in a transaction that is under way: the migration gets this far, and waits
    await blocker.query('begin; create table policies ()');
    const failed = rejection(test().open());
    await eventually(
      async () =>
        (
          await test().database.run(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
    );
    await test().killConnections();
    expect(await failed).to.be.instanceOf(StorageUnavailableError);
    await blocker.query('rollback');
    await blocker.end();
    expect(
      await test().database.run(
        `select relname from pg_class where relname in ('checks', 'history_entries', 'api_keys')`,
      ),
    ).to.deep.equal([]);
    await test().open();
    expect((await migrations()).map((row) => row.name)).to.deep.equal(await names);
  });

  it('waits for an instance that is migrating, and goes on when that one dies', async () => {
    const other = new pg.Client(test().database.connection);
    other.on('error', () => undefined);
    await other.connect();
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    let opened = false;
    const opening = test()
      .open()
      .then(() => (opened = true));
    await pause(200);
    expect(opened).to.equal(false);
    await other.end();
    await opening;
  });

  it('gives up as unavailable on a lock that is held too long', async () => {
    const other = new pg.Client(test().database.connection);
    await other.connect();
    await other.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const error = await rejection(test().open({ limits: { migrationLockMs: 100 } }));
    expect(error).to.be.instanceOf(StorageUnavailableError);
    expect(error.message).to.include('55P03');
    await other.end();
  });
});

const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

describe('start beside a transaction that is in the way', () => {
  const test = usePostgres(emptyDatabase);

  it('migrates in spite of a deadlock with it', async () => {
    const other = new pg.Client(test().database.connection);
    await other.connect();
    test().cleanUp(() => other.end());
    // a name that the migration needs is taken
    await other.query('begin; create table policies ()');
    const opening = test().open();
    await eventually(async () => (await test().database.run(WAITING)).length > 0);
    // the migration waits for the name, the other session for the lock of the migration, and longer than the server
    // waits before it looks for a deadlock
    const gaveWay = rejection(other.query(`set local lock_timeout = 1500; select pg_advisory_lock(${MIGRATION_LOCK})`));
    const stores = await opening;
    expect(await gaveWay)
      .to.have.property('code')
      .that.is.oneOf(['55P03', '40P01']);
    await stores.checks.append(checkEntry());
    expect(test().lines.map((line) => line.message)).to.include(
      'a running call blocked the migrations: they are tried again',
    );
  });
});

describe('start on a prepared database', () => {
  const test = usePostgres();

  it('runs on a newer schema, so that the older version can serve during a deployment', async () => {
    await test().database.run(
      `insert into knex_migrations (name, batch, migration_time) values ('20990101_01_of_a_later_version', 2, now())`,
    );
    const stores = await test().open();
    await stores.checks.append(checkEntry());
  });

  it('warns and goes on as the connected user where the role cannot be made; triggers still refuse', async () => {
    const user = await plainUser();
    await test().database.run(
      `grant select, insert, update on all tables in schema public to ${user.name};
       revoke all on checks from ${APP_ROLE}; grant all on schema public to ${user.name}`,
    );
    test().cleanUp(async () => {
      await test().database.run(`drop owned by ${user.name}`);
      await user.drop();
    });
    const logger = recordingLogger();
    const stores = await openPostgresStorage({ connection: user.connectTo(test().database), logger, limits: PATIENCE });
    test().cleanUp(() => stores.close());
    expect(stores.databaseRole).to.equal(null);
    const warning = logger.lines.find((line) => line.level === 'warn');
    expect(warning?.message).to.include(APP_ROLE).and.to.include('triggers still refuse');
    await stores.checks.append(checkEntry());
    const error = await rejection(test().database.run(`set role ${user.name}; update checks set action = 'ALLOW'`));
    expect(error).to.have.property('code', '23001');
  });

  it('asks for all rights of the role at once where everything is prepared, and gives none', async () => {
    const database = knex({ client: 'pg', connection: { ...test().database.connection } });
    test().cleanUp(() => database.destroy());
    const asked: string[] = [];
    database.on('query', ({ sql }: { readonly sql: string }) => asked.push(sql));
    expect(await prepareRole(database, silentLogger)).to.equal(true);
    expect(asked.filter((sql) => sql.startsWith('grant'))).to.deep.equal([]);
    // whether there is the role, its rights, and a transaction that becomes it
    expect(asked).to.have.lengthOf.at.most(5);
  });

  it('gives the role again what it lacks', async () => {
    await test().database.run(
      `revoke insert on checks from ${APP_ROLE}; revoke update (revoked_at) on api_keys from ${APP_ROLE};
       revoke usage on sequence list_ids from ${APP_ROLE}`,
    );
    const stores = await test().open();
    expect(stores.databaseRole).to.equal(APP_ROLE);
    const [held] = await test().database.run(
      `select has_table_privilege('${APP_ROLE}', 'checks', 'insert') as rows,
         has_column_privilege('${APP_ROLE}', 'api_keys', 'revoked_at', 'update') as columns,
         has_sequence_privilege('${APP_ROLE}', 'list_ids', 'usage') as sequences`,
    );
    expect(held).to.deep.equal({ rows: true, columns: true, sequences: true });
    await stores.checks.append(checkEntry());
  });

  it('needs no more than membership in the role where everything is prepared', async () => {
    const user = await plainUser();
    await test().database.run(
      `grant ${APP_ROLE} to ${user.name}; grant select on knex_migrations, knex_migrations_lock to ${user.name}`,
    );
    test().cleanUp(async () => {
      await test().database.run(`drop owned by ${user.name}`);
      await user.drop();
    });
    const stores = await openPostgresStorage({
      connection: user.connectTo(test().database),
      logger: silentLogger,
      limits: PATIENCE,
    });
    test().cleanUp(() => stores.close());
    expect(stores.databaseRole).to.equal(APP_ROLE);
    await stores.checks.append(checkEntry());
  });
});

describe('start without a usable database', () => {
  it('says that storage is unavailable where nothing answers', async () => {
    const error = await rejection(
      openPostgresStorage({
        connection: { connectionString: 'postgresql://nobody:topsecret@127.0.0.1:1/none' },
        logger: silentLogger,
      }),
    );
    expect(error).to.be.instanceOf(StorageUnavailableError);
    expect(error.message).to.include('ECONNREFUSED');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.to.include('topsecret');
  });

  describe('of another encoding', () => {
    const test = usePostgres(() =>
      emptyDatabase(`template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C'`),
    );

    it('refuses it, because records could change', async () => {
      expect((await rejection(test().open())).message).to.include('UTF8');
    });
  });
});
