import { expect } from 'chai';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyMadeCluster } from '../../support/made-cluster.js';
import { eventually } from '../../support/eventually.js';
import type { Opened, Program } from './support/programs.js';
import { clusterOf, engineProcesses, enginePid, kill, query, Workbench } from './support/workbench.js';

describe('a new embedded engine', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  let dataDir = '';
  let program: Program;
  let opened: Opened;
  before(async () => {
    dataDir = await bench.dataDir();
    program = bench.start({ dataDir, role: 'service' });
    opened = await program.opened();
  });
  after(() => bench.clear());

  it('is durable, holds the database of the service, and is said to be new', async () => {
    const { connection, startedHere, firstStart } = opened;
    expect({ startedHere, firstStart }).to.deep.equal({ startedHere: true, firstStart: true });

    const [database] = await query(
      connection,
      `select current_database() as name, current_user as user, pg_get_userbyid(datdba) as owner,
        pg_encoding_to_char(encoding) as encoding,
              datlocprovider as provider, datlocale as locale, datcollate as collation
       from pg_database where datname = current_database()`,
    );
    expect(database).to.deep.equal({
      name: 'signgate',
      user: 'signgate',
      owner: 'signgate',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C',
      collation: 'C',
    });
    const wanted = {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '',
      log_statement: 'none',
      max_connections: '80',
      data_checksums: 'on',
    };
    const rows = await query<{ name: string; setting: string }>(
      connection,
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(wanted)],
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).to.deep.equal(wanted);
  });

  it('lets its owner make roles and databases, and do nothing else of a superuser', async () => {
    const { connection } = opened;
    await query(connection, 'create role signgate_app nologin');
    await query(connection, 'grant signgate_app to signgate');
    await query(connection, 'create database copy template signgate');
    const [owner] = await query(
      connection,
      "select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = 'signgate'",
    );
    expect(owner).to.deep.equal({ rolsuper: false, rolcreaterole: true, rolcreatedb: true });
  });

  it('keeps every file and its socket out of reach of other users', async () => {
    const { connection } = opened;
    expect(connection.host).to.equal(join(dataDir, 'postgres', 'socket'));
    const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
    expect(await modeOf(connection.host)).to.equal(0o700);
    expect(await modeOf(clusterOf(dataDir))).to.equal(0o700);
    expect(await modeOf(dataDir)).to.equal(0o700);
    expect(await modeOf(join(dataDir, 'postgres', 'engine.log'))).to.equal(0o600);
    expect((await modeOf(join(dataDir, 'postgres'))) & 0o066, 'no other user reads or writes here').to.equal(0);
  });

  it('is not reached by a Ctrl-C in the terminal of its service', async () => {
    const { connection } = opened;
    const engine = await enginePid(dataDir);
    // what a terminal does: the whole process group of the service gets the signal
    kill(-program.pid, 'SIGINT');
    await program.event(({ event }) => event === 'interrupted');
    // an engine that had got it would be gone by then
    await pause(300);
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    expect(await enginePid(dataDir)).to.equal(engine);
  });

  if (process.platform === 'linux') {
    it('sees nothing of the environment of the service, which may hold secrets', async () => {
      const environments = await Promise.all(
        (await engineProcesses(dataDir)).map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')),
      );
      const names = new Set(environments.flatMap((text) => text.split('\0')).map((entry) => entry.split('=')[0]));
      expect(
        [...names].filter(
          (name) => name !== undefined && !['', 'LC_ALL', 'TZ', 'PATH', 'PGDATA', 'PG_GRANDPARENT_PID'].includes(name),
        ),
      ).to.deep.equal([]);
    });
  }
});

describe('the first start of the embedded engine', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  afterEach(() => bench.clear());

  it('replaces what a start that was killed half-way left behind', async () => {
    const dataDir = await bench.dataDir();
    const folder = join(dataDir, 'postgres');
    const first = bench.start({ dataDir, role: 'service' });
    await eventually(async () => {
      const [making] = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('cluster.making-'));
      return making !== undefined && (await readdir(join(folder, making))).includes('PG_VERSION');
    });
    await first.kill();
    expect((await readdir(folder)).some((name) => name.startsWith('cluster.making-'))).to.equal(true);

    const { connection, firstStart } = await bench.start({ dataDir, role: 'service' }).opened();
    expect(firstStart).to.equal(true);
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    expect((await readdir(folder)).filter((name) => name.startsWith('cluster.'))).to.deep.equal([]);
  });

  it('sets a half-made cluster of other origin aside and makes a new one', async () => {
    const dataDir = await bench.dataDir();
    await mkdir(join(clusterOf(dataDir), 'base'), { recursive: true });
    await writeFile(join(clusterOf(dataDir), 'PG_VERSION'), '18\n');
    const program = bench.start({ dataDir, role: 'service' });
    expect((await program.opened()).firstStart).to.equal(true);
    await program.logged('set aside');
    expect(
      (await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('cluster.half-made-')),
    ).to.have.length(1);
  });

  it('makes one cluster and engine for two services and two commands at once, and one service refuses', async () => {
    const dataDir = await bench.dataDir();
    const programs = (['command', 'service', 'service', 'command'] as const).map((role) =>
      bench.start({ dataDir, role }),
    );
    const settled = await Promise.all(programs.map((program) => program.settled()));
    const refusals = settled.filter(({ event }) => event === 'refused');
    const holder = [1, 2].find((index) => settled[index]?.event === 'open') ?? 0;
    expect(refusals).to.have.length(1);
    expect(refusals[0]).to.include({ kind: 'in_use' });
    expect(refusals[0]?.message).to.contain(`pid ${programs[holder]?.pid}`);
    const folders = (await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('cluster'));
    expect(folders).to.deep.equal(['cluster']);
    const open = programs.filter((_, index) => settled[index]?.event === 'open');
    const opened = await Promise.all(open.map((program) => program.opened()));
    expect(opened.filter(({ firstStart }) => firstStart)).to.have.length(1);
    expect(opened.filter(({ startedHere }) => startedHere)).to.have.length(1);
    expect(new Set(opened.map(({ connection }) => connection.host)).size).to.equal(1);
    for (const program of open) await program.close();
    await eventually(async () => (await engineProcesses(dataDir)).length === 0);
  });

  it('uses one private temporary folder for every process when the path of the socket would be too long', async () => {
    const dataDir = join(await bench.folder(), 'a'.repeat(60), 'b'.repeat(60));
    await mkdir(dirname(dataDir));
    await copyMadeCluster(dataDir);
    const service = bench.start({ dataDir, role: 'service' });
    const { connection } = await service.opened();
    expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).to.be.at.most(107);
    expect(connection.host.startsWith(dataDir)).to.equal(false);
    expect((await stat(connection.host)).mode & 0o777).to.equal(0o700);
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);

    const command = bench.start({ dataDir, role: 'command' });
    expect((await command.opened()).connection).to.deep.equal(connection);
    await command.close();
    await service.close();
    await rm(connection.host, { recursive: true });
  });
});
