import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { emptyDatabase, freshDatabase } from '../support/database.js';
import { commandResult } from '../support/commands.js';

describe('a command where there is no database', function () {
  this.timeout(120_000);
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'signgate-nothing-'))));
  after(() => rm(folder, { recursive: true, force: true }));
  const DATA = 'data';

  it('makes none, says how to make one in one line, and fails', async () => {
    for (const words of [
      ['keys', 'list'],
      ['policies', 'list', '--json'],
    ]) {
      const { code, stdout, stderr } = await commandResult(words, { DATA_DIR: join(folder, DATA) });
      expect({ code, stdout }).to.deep.equal({ code: 1, stdout: '' });
      expect(stderr).to.match(/^signgate: There is no database .*`signgate init`.*\n$/);
    }
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('makes no tables in an empty database of DATABASE_URL', async () => {
    const database = await emptyDatabase();
    const { code, stderr } = await commandResult(['keys', 'list'], { DATABASE_URL: database.url });
    expect(code).to.equal(1);
    expect(stderr).to.include('signgate init').and.not.include(database.url);
    expect(await database.run("select 1 from pg_tables where schemaname = 'public'")).to.deep.equal([]);
    const made = await commandResult(['init', '--json'], { DATABASE_URL: database.url });
    expect(JSON.parse(made.stdout)).to.deep.equal({ ready: true, database: 'DATABASE_URL' });
    expect((await commandResult(['keys', 'list'], { DATABASE_URL: database.url })).code).to.equal(0);
    await database.drop();
  });

  it('verifies no log: it says "0 chains" and fails, also where the database is empty', async () => {
    const settings = { DATA_DIR: join(folder, DATA) };
    const text = await commandResult(['reports', 'verify-log'], settings);
    expect(text.code).to.be.greaterThan(0);
    expect(text.stdout).to.match(/^0 chains/);
    const json = await commandResult(['reports', 'verify-log', '--json'], settings);
    expect(JSON.parse(json.stdout)).to.include({ ok: false });
    expect(await readdir(folder), 'nothing was made').to.deep.equal([]);
    expect((await commandResult(['init'], settings)).code).to.equal(0);
    const empty = await commandResult(['reports', 'verify-log'], settings);
    expect(empty.code).to.be.greaterThan(0);
    expect(empty.stdout).to.match(/^0 chains/);
  });

  // on the database of the test before
  it('writes warnings to its standard error, so that --json is one value', async () => {
    const settings = { DATA_DIR: join(folder, DATA) };
    // what a kill leaves between making and filling the lock file: it is repaired, with a warning
    await writeFile(join(folder, DATA, 'postgres', 'cluster', 'postmaster.pid'), '');
    const { code, stdout, stderr } = await commandResult(['keys', 'list', '--json'], settings);
    expect({ code, stdout }).to.deep.equal({ code: 0, stdout: '{"keys":[]}\n' });
    expect(stderr).to.include('"level":"warn"').and.include('lock file');
  });
});

describe('a command that is wrong', () => {
  it('ends with exit code 1 and says in a sentence what is wrong', async () => {
    const database = await freshDatabase();
    for (const words of [
      ['keys', 'revoke', 'nothing1'],
      ['keys', 'create', '--partner', 'X', '--environment', 'prod'],
      ['usage', '--partner', 'Nobody'],
      ['policies', 'show', 'nothing'],
    ]) {
      const { code, stderr, stdout } = await commandResult(words, { DATABASE_URL: database.url });
      expect(code, stderr).to.equal(1);
      expect(stderr)
        .to.have.length.above(10)
        .and.not.match(/\n {4}at /);
      expect(stdout).to.equal('');
    }
    await database.drop();
  });
});
