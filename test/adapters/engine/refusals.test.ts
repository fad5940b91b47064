import { expect } from 'chai';
import { appendFile, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterOf, engineProcesses, ordinaryUser, query, Workbench } from './support/workbench.js';

describe('an embedded engine that cannot start', function () {
  this.timeout(120_000);
  const bench = new Workbench();
  let dataDir = '';
  beforeEach(async () => {
    dataDir = await bench.dataDir();
  });
  afterEach(() => bench.clear());

  it('because the data is of another PostgreSQL says which, and touches nothing', async () => {
    await mkdir(join(clusterOf(dataDir), 'global'), { recursive: true });
    await writeFile(join(clusterOf(dataDir), 'PG_VERSION'), '15\n');
    await writeFile(join(clusterOf(dataDir), 'global', 'pg_control'), 'of another version');
    const { kind, message } = await bench.start({ dataDir, role: 'service' }).refused();
    expect(kind).to.equal('other_version');
    expect(message).to.contain('PostgreSQL 15').and.to.contain('PostgreSQL 18').and.to.contain('DATABASE_URL');
    expect(await readFile(join(clusterOf(dataDir), 'global', 'pg_control'), 'utf8')).to.equal('of another version');
  });

  it('because a database in use lost its control file says so, and never replaces it by an empty one', async () => {
    dataDir = await bench.madeDataDir();
    await rm(join(clusterOf(dataDir), 'global', 'pg_control'));
    const { kind, message } = await bench.start({ dataDir, role: 'service' }).refused();
    expect(kind).to.equal('damaged');
    expect(message).to.contain(clusterOf(dataDir));
  });

  it("shows the end of the engine's own log", async () => {
    dataDir = await bench.madeDataDir();
    const settings = join(clusterOf(dataDir), 'postgresql.conf');
    const before = await readFile(settings, 'utf8');
    await appendFile(settings, '\nno_such_setting = 1\n');
    const { kind, message } = await bench.start({ dataDir, role: 'service' }).refused();
    expect(kind).to.equal('start_failed');
    expect(message).to.contain('no_such_setting').and.to.contain('engine.log');
    expect(await engineProcesses(dataDir)).to.deep.equal([]);

    await writeFile(settings, before);
    const { connection } = await bench.start({ dataDir, role: 'service' }).opened();
    expect(await query(connection, 'select 1 as one')).to.deep.equal([{ one: 1 }]);
  });

  it('because a file is in place of the data directory says so', async () => {
    await writeFile(dataDir, 'a file');
    const { kind, message } = await bench.start({ dataDir, role: 'service' }).refused();
    expect(kind).to.equal('no_access');
    expect(message).to.contain(dataDir).and.to.contain('DATABASE_URL');
  });

  const wrapper = ordinaryUser();
  if (wrapper !== null) {
    it('because the data directory belongs to another user says whose rights are missing', async () => {
      await mkdir(dataDir);
      await chmod(dataDir, 0o500);
      const { kind, message } = await bench.start({ dataDir, role: 'service' }, wrapper).refused();
      expect(kind).to.equal('no_access');
      expect(message)
        .to.contain(dataDir)
        .and.to.match(/as uid \d+/);
    });
  }
});
