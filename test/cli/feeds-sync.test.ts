import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { evmAddress } from '../support/addresses.js';
import { runCommand } from '../support/commands.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { startPublisher, type TestPublisher } from '../support/feeds/publisher.js';

describe('signgate feeds sync and status', function () {
  // every command is a process of its own
  this.timeout(120_000);
  let database: TestDatabase;
  let folder: string;
  let publisher: TestPublisher;
  before(async () => {
    database = await freshDatabase();
    folder = await mkdtemp(join(tmpdir(), 'signgate-feeds-'));
    publisher = await startPublisher();
    publisher.show('/list', `${evmAddress('a')}\n${evmAddress('b')}\n`, '2026-11-20T00:00:00Z');
    const feed = { format: 'txt', category: 'scam_fraud', every: '1h' };
    const feeds = [
      { ...feed, source: 'Published', url: `${publisher.url}/list?key=s3cret-key`, allow_private_network: true },
      { ...feed, source: 'Missing', file: 'missing.txt', max_age: '1d', required: true },
    ];
    await writeFile(join(folder, 'feeds.json'), JSON.stringify({ feeds }));
  });
  after(async () => {
    await publisher.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (...arguments_: readonly string[]): Promise<string> =>
    runCommand(['feeds', ...arguments_], { DATABASE_URL: database.url, FEEDS_FILE: join(folder, 'feeds.json') });
  const failure = (...arguments_: readonly string[]): Promise<string> =>
    run(...arguments_).then(
      () => 'no failure',
      (error: unknown) => (error instanceof Error ? error.message : 'no error'),
    );

  it('shows feeds before their first sync', async () => {
    const text = await run('status');
    expect(text).to.match(/^Published +missing +- +- +never tried/m);
    expect(text).to.match(/^Missing +missing \(required\)/m);
  });

  it('syncs the feed of a name, and says what came of it', async () => {
    const { feeds } = JSON.parse(await run('sync', 'Published', '--json')) as { feeds: readonly object[] };
    expect(feeds).to.have.length(1);
    expect(feeds[0]).to.deep.include({
      source: 'Published',
      standing: 'unknown',
      published_at: '2026-11-20T00:00:00.000Z',
      rows: 2,
      last_result: 'imported',
      last_error: null,
      failures_in_row: 0,
    });
    expect(await run('sync', 'Published')).to.match(/^Published +unknown .* unchanged/m);
  });

  it('ends with 1 where a feed did not succeed, and shows why, without its address', async () => {
    expect(await failure('sync'))
      .to.include('ended with code 1')
      .and.not.include('s3cret-key')
      .and.not.include(folder);
    const text = await run('status');
    expect(text).to.include('Missing: the file at its path cannot be read');
    expect(text).to.not.include('s3cret-key').and.not.include(folder);
  });

  it('says which feeds there are, and where there are none', async () => {
    expect(await failure('sync', 'Anything')).to.include('The settings name: Published, Missing');
    const none = runCommand(['feeds', 'status'], { DATABASE_URL: database.url }).catch((error: Error) => error.message);
    expect(await none).to.include('name a file of your own in FEEDS_FILE');
  });
});
