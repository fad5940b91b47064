import { expect } from 'chai';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runs } from '../../support/depth.js';
import { eventually } from '../../support/eventually.js';
import { enginePid, engineProcesses, killEngine, query, run, Workbench } from './support/workbench.js';

describe('the lock on the data directory', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  let dataDir = '';
  before(async () => {
    dataDir = await bench.madeDataDir();
  });
  afterEach(() => bench.killAll());
  after(() => bench.clear());

  it('makes a second service refuse, naming the process of the first and the way out', async () => {
    const first = bench.start({ dataDir, role: 'service' });
    const { connection } = await first.opened();
    const { kind, message } = await bench.start({ dataDir, role: 'service' }).refused();
    expect(kind).to.equal('in_use');
    expect(message).to.contain(`pid ${first.pid}`).and.to.contain('DATABASE_URL');
    expect(await query(connection, 'select 1 as one'), 'the first is not disturbed').to.deep.equal([{ one: 1 }]);
  });

  it('holds in the engine even where the file that names the holder is lost', async () => {
    const first = bench.start({ dataDir, role: 'service' });
    await first.opened();
    await run('rm', [join(dataDir, 'postgres', 'service.json')]);
    const { kind, message } = await bench.start({ dataDir, role: 'service' }).refused();
    expect(kind).to.equal('in_use');
    expect(message).to.contain(`pid ${first.pid}`);
  });

  it('holds while the engine of a living service is down', async () => {
    const first = bench.start({ dataDir, role: 'service' });
    await first.opened();
    process.kill(first.pid, 'SIGSTOP');
    await killEngine(dataDir);
    const second = await bench.start({ dataDir, role: 'service' }).settled();
    process.kill(first.pid, 'SIGCONT');
    expect(second).to.include({ event: 'refused', kind: 'in_use' });
  });

  it('is free after the holder was killed, also when another program has its number by now', async () => {
    const first = bench.start({ dataDir, role: 'service' });
    await first.opened();
    await first.kill();
    const markFile = join(dataDir, 'postgres', 'service.json');
    const mark = JSON.parse(await readFile(markFile, 'utf8')) as { pid: number; identity: string };
    expect(mark.pid).to.equal(first.pid);
    await writeFile(markFile, JSON.stringify({ ...mark, pid: process.pid }));
    await bench.start({ dataDir, role: 'service' }).opened();
  });

  it('is free again after the holder has closed', async () => {
    for (let round = 0; round < 2; round += 1) {
      const service = bench.start({ dataDir, role: 'service' });
      await service.opened();
      await service.close();
    }
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });
});

describe('a command beside the service', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  let dataDir = '';
  before(async () => {
    dataDir = await bench.madeDataDir();
  });
  afterEach(() => bench.killAll());
  after(() => bench.clear());

  it('attaches to the engine of a running service and leaves it alone', async () => {
    const service = bench.start({ dataDir, role: 'service' });
    const { connection } = await service.opened();
    const engine = await enginePid(dataDir);
    const command = bench.start({ dataDir, role: 'command' });
    const opened = await command.opened();
    expect(opened).to.deep.include({ connection, startedHere: false, firstStart: false });
    await command.close();
    expect(await enginePid(dataDir)).to.equal(engine);
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('starts the engine for its own duration where no service runs', async () => {
    const command = bench.start({ dataDir, role: 'command' });
    const { connection, startedHere } = await command.opened();
    expect(startedHere).to.equal(true);
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    await command.close();
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });

  it('leaves the engine that it started to a service that came meanwhile', async () => {
    const command = bench.start({ dataDir, role: 'command' });
    await command.opened();
    const service = bench.start({ dataDir, role: 'service' });
    const { connection, startedHere } = await service.opened();
    expect(startedHere).to.equal(false);
    await command.close();
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    await service.close();
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });

  it('keeps the engine when the service closes first, and ends it as the last', async () => {
    const service = bench.start({ dataDir, role: 'service' });
    const { connection } = await service.opened();
    const command = bench.start({ dataDir, role: 'command' });
    await command.opened();
    await service.close();
    await service.logged('left running');
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
    await command.close();
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });

  it('leaves the engine to a program that is connected without being one of ours', async () => {
    const command = bench.start({ dataDir, role: 'command' });
    const { connection } = await command.opened();
    const sleeping = query<{ done: string }>(connection, "select pg_sleep(1.5), 'yes' as done");
    await eventually(async () => {
      const [row] = await query<{ count: number }>(
        connection,
        "select count(*)::int as count from pg_stat_activity where query like 'select pg_sleep%'",
      );
      return row?.count === 1;
    });
    await command.close();
    expect((await sleeping)[0]?.done).to.equal('yes');
    expect(await engineProcesses(dataDir)).not.to.deep.equal([]);
  });

  it('and another that leave at the same moment end the engine between them', async () => {
    const commands = [bench.start({ dataDir, role: 'command' }), bench.start({ dataDir, role: 'command' })];
    await Promise.all(commands.map((command) => command.opened()));
    await Promise.all(commands.map((command) => command.close()));
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });

  it('that comes while the engine is being ended waits and starts it again', async () => {
    let leaving = bench.start({ dataDir, role: 'command' });
    await leaving.opened();
    for (let round = 0; round < runs(2, 5); round += 1) {
      const coming = bench.start({ dataDir, role: 'command' });
      // about the time that a process needs to come up, so that the two meet at ever other moments
      await pause(60 + 30 * round);
      await leaving.close();
      const { connection } = await coming.opened();
      expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
      leaving = coming;
    }
    await leaving.close();
    expect(await engineProcesses(dataDir)).to.deep.equal([]);
  });
});
