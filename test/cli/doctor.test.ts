import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { evmAddress } from '../support/addresses.js';
import { commandResult } from '../support/commands.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { startPublisher, type TestPublisher } from '../support/feeds/publisher.js';

interface Check {
  readonly what: string;
  readonly standing: string;
  readonly meaning: string;
  readonly remedy: string | null;
}

describe('signgate doctor', function () {
  // every command is a process of its own
  this.timeout(120_000);
  let database: TestDatabase;
  let publisher: TestPublisher;
  before(async () => {
    database = await freshDatabase();
    publisher = await startPublisher();
    publisher.show('/scamsniffer', JSON.stringify([evmAddress('a'), evmAddress('b')]));
  });
  after(async () => {
    await publisher.stop();
    await database.drop();
  });

  const settings = (more: Record<string, string> = {}) => ({
    ...{ DATABASE_URL: database.url, FEEDS: 'scamsniffer', FEEDS_MIRROR: publisher.url, ...more },
  });
  const asked = async (more: Record<string, string> = {}) => {
    const { code, stdout } = await commandResult(['doctor', '--json'], settings(more));
    const { ok, checks } = JSON.parse(stdout) as { ok: boolean; checks: readonly Check[] };
    expect(code).to.equal(ok ? 0 : 1);
    const of = (what: string): Check | undefined => checks.find((check) => check.what === what);
    return { code, of };
  };

  it('says before a list is there what is not recognised, and how to mend it', async () => {
    const { code, of } = await asked();
    expect(code).to.equal(1);
    expect(of('sanctions list')).to.include({ standing: 'missing' });
    expect(of('sanctions list')?.remedy).to.include('FEEDS=recommended');
    expect(of('feed ScamSniffer')?.meaning).to.equal('it was never fetched');
    for (const what of ['node', 'history of the chain', 'source of prices'])
      expect(of(what), what).to.include({ standing: 'optional' });
  });

  it('tries a list by name and imports nothing; then names what is in force, and a feed that fails', async () => {
    const tried = await commandResult(['feeds', 'try', 'scamsniffer', '--json'], settings());
    expect(JSON.parse(tried.stdout)).to.include({ name: 'scamsniffer', rows: 2, in_force: null, same: false });
    expect((await asked()).of('list ScamSniffer')).to.equal(undefined);
    expect((await commandResult(['feeds', 'sync'], settings())).code).to.equal(0);
    const again = await commandResult(['feeds', 'try', 'scamsniffer', '--json'], settings());
    expect(JSON.parse(again.stdout)).to.include({ same: true });
    const { of } = await asked({ SANCTIONS: 'none' });
    expect(of('list ScamSniffer')).to.include({ standing: 'ok' });
    expect(of('sanctions list')).to.include({ standing: 'meant' });
    publisher.mood = 500;
    expect((await commandResult(['feeds', 'sync'], settings())).code).to.equal(1);
    const failing = (await asked()).of('feed ScamSniffer');
    expect(failing).to.include({ standing: 'degraded' });
    expect(failing?.meaning).to.include('status 500').and.include('stays in force');
    publisher.mood = 'well';
  });

  it('names every mistake of the settings, and what a start in production would refuse', async () => {
    const mistakes = await commandResult(['doctor'], settings({ FEEDS: 'scamsnifer' }));
    expect(mistakes.code).to.equal(1);
    expect(mistakes.stdout).to.include('did you mean "scamsniffer"');
    const { of } = await asked({ NODE_ENV: 'production' });
    expect(of('settings')).to.include({ standing: 'refused' });
  });

  it('makes no database where there is none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'signgate-doctor-'));
    const { code, stdout } = await commandResult(['doctor'], { DATA_DIR: join(folder, 'data') });
    expect(code).to.equal(1);
    expect(stdout).to.include('no source of sanctions is set').and.include('signgate init');
    const meant = await commandResult(['doctor'], {
      ...{ DATA_DIR: join(folder, 'data'), SANCTIONS: 'none', FEEDS: 'scamsniffer' },
    });
    expect(meant.stdout).to.match(
      /will be fetched: ScamSniffer; SANCTIONS=none, so that a sanctioned address would not/,
    );
    expect(await readdir(folder)).to.deep.equal([]);
    await rm(folder, { recursive: true });
  });
});
