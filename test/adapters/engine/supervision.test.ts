import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { appendFile, chmod, readFile, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { openLog } from '../../../adapters/engine/embedded-postgres/log-file.js';
import { eventually } from '../../support/eventually.js';
import { openPool } from '../../support/sql.js';
import { clusterOf, engineProcesses, enginePid, kill, killEngine, query, Workbench } from './support/workbench.js';

const isAlive = (pid: number | null): boolean => {
  if (pid === null) return false;
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('an engine that dies while its service lives', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  let dataDir = '';
  before(async () => {
    dataDir = await bench.madeDataDir();
  });
  afterEach(() => bench.killAll());
  after(() => bench.clear());

  const answers = async (pool: pg.Pool): Promise<boolean> => {
    try {
      await pool.query('select 1');
      return true;
    } catch {
      return false;
    }
  };

  it('is started again by itself, and the connections of a pool recover', async () => {
    const service = bench.start({ dataDir, role: 'service' });
    const { connection } = await service.opened();
    const pool = openPool(connection, { max: 4 });
    try {
      await pool.query('create table kept as select 1 as row');
      for (const round of [1, 2]) {
        const engine = await enginePid(dataDir);
        await killEngine(dataDir);
        await service.logged('it is started again', round);
        await service.logged('runs again', round);
        await eventually(() => answers(pool));
        expect(await enginePid(dataDir)).not.to.equal(engine);
        expect((await pool.query('select row from kept')).rows).to.deep.equal([{ row: 1 }]);
      }
    } finally {
      await pool.end();
    }
    await service.close();
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });

  it('is watched also when this service found it running', async () => {
    const first = bench.start({ dataDir, role: 'service' });
    await first.opened();
    await first.kill();
    const second = bench.start({ dataDir, role: 'service' });
    const { connection, startedHere } = await second.opened();
    expect(startedHere).to.equal(false);
    await killEngine(dataDir);
    await second.logged('runs again');
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('is still locked for others and ended with its service when one backend crashed', async () => {
    const service = bench.start({ dataDir, role: 'service' });
    const { connection } = await service.opened();
    const [row] = await query<{ pid: number }>(
      connection,
      "select pid from pg_stat_activity where application_name like 'signgate service%'",
    );
    kill(row?.pid ?? -1);
    await service.logged('runs again');
    expect(await bench.start({ dataDir, role: 'service' }).refused()).to.include({ kind: 'in_use' });
    await service.close();
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });

  it('is tried again with pauses as long as it cannot start, and comes back when it can', async () => {
    const service = bench.start({ dataDir, role: 'service' });
    const { connection } = await service.opened();
    const control = join(clusterOf(dataDir), 'global', 'pg_control');
    await chmod(control, 0o000);
    await killEngine(dataDir);
    await service.event(({ event, message, ...rest }) => {
      const { fields } = rest as { fields?: { attempts?: number } };
      return event === 'log' && message?.includes('could not be started again') === true && fields?.attempts === 3;
    });
    await chmod(control, 0o600);
    await service.logged('runs again');
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('is ended at once where its files are removed under it, and none is made in their place', async () => {
    const removed = await bench.madeDataDir();
    const service = bench.start({ dataDir: removed, role: 'service' });
    await service.opened();
    const engine = await enginePid(removed);
    await rm(clusterOf(removed), { recursive: true, maxRetries: 5 });
    await service.logged('the files of the embedded database are gone');
    const failed = await service.logged('could not be started again');
    expect(JSON.stringify(failed)).to.include('its folder was removed or moved');
    expect(existsSync(clusterOf(removed))).to.equal(false);
    await service.close();
    expect(isAlive(engine)).to.equal(false);
  });

  it('is ended with its service, though its files went just before', async () => {
    const removed = await bench.madeDataDir();
    const service = bench.start({ dataDir: removed, role: 'service' });
    await service.opened();
    const engine = await enginePid(removed);
    await rm(removed, { recursive: true, maxRetries: 5 });
    await service.close();
    await eventually(async () => !isAlive(engine));
  });

  it('does not keep its service from closing', async () => {
    const service = bench.start({ dataDir, role: 'service' });
    await service.opened();
    const control = join(clusterOf(dataDir), 'global', 'pg_control');
    await chmod(control, 0o000);
    await killEngine(dataDir);
    await service.logged('could not be started again');
    await service.close();
    await chmod(control, 0o600);
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });
});

describe("the engine's log", function () {
  this.timeout(120_000);
  const bench = new Workbench();
  let dataDir = '';
  before(async () => {
    dataDir = await bench.madeDataDir();
  });
  afterEach(() => bench.killAll());
  after(() => bench.clear());

  it('holds neither statements nor values nor the errors of statements', async () => {
    const { connection } = await bench.start({ dataDir, role: 'service' }).opened();
    await query(connection, 'create table words (word text primary key)');
    await query(connection, "insert into words values ('a-secret-word')");
    const clash = await query(connection, "insert into words values ('a-secret-word')").catch((error: unknown) =>
      String(error),
    );
    expect(clash).to.contain('duplicate key');
    const log = await readFile(join(dataDir, 'postgres', 'engine.log'), 'utf8');
    expect(log).to.contain('ready to accept connections');
    expect(log).not.to.match(/secret|duplicate|insert|create table/i);
  });

  it('is moved aside when it has grown, while the engine writes on', async () => {
    const path = join(await bench.folder(), 'engine.log');
    const writer = await openLog(path, { kind: 'self' });
    try {
      await writer.write('first\n');
      await truncate(path, 6 * 1024 * 1024);
      const next = await openLog(path, { kind: 'self' });
      await next.close();
      await writer.write('second\n');
      expect(await readFile(path, 'utf8')).to.equal('second\n');
      expect((await stat(`${path}.1`)).size).to.equal(6 * 1024 * 1024);
      await appendFile(path, 'third\n');
      expect(await readFile(path, 'utf8')).to.equal('second\nthird\n');
    } finally {
      await writer.close();
    }
  });
});
