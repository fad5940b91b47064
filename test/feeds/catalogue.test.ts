import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isSanctionsFeed } from '../../src/application/feeds/feed.js';
import { loadSettings, type Settings, SettingsError } from '../../src/config.js';
import { CATALOGUE } from '../../src/feeds/catalogue/entries.js';
import { readFeeds } from '../../src/feeds/read-feeds.js';
import { withFeeds } from '../../src/feeds/with-feeds.js';

const settingsOf = (environment: Record<string, string>): Promise<Settings> => withFeeds(loadSettings(environment));
const mistakesIn = (environment: Record<string, string>): Promise<readonly string[]> =>
  settingsOf(environment).then(
    () => [],
    (error: unknown) => (error instanceof SettingsError ? error.mistakes : Promise.reject(error as Error)),
  );

describe('the catalogue of public lists', () => {
  let folder: string;
  before(async () => (folder = await mkdtemp(join(tmpdir(), 'signgate-catalogue-'))));
  after(() => rm(folder, { recursive: true }));
  const fileWith = async (feeds: readonly unknown[]): Promise<string> => {
    const file = join(folder, 'feeds.json');
    await writeFile(file, JSON.stringify({ feeds }));
    return file;
  };

  it('has entries that a file of feeds could name, each once', async () => {
    expect(new Set(CATALOGUE.map(({ name }) => name)).size).to.equal(CATALOGUE.length);
    expect(readFeeds(await fileWith(CATALOGUE.map(({ feed }) => feed)))).to.have.length(CATALOGUE.length);
    for (const { feed, licence, publisher, meaning } of CATALOGUE) {
      expect(feed.url).to.match(/^https:\/\//);
      for (const text of [licence, publisher, meaning]) expect(text, feed.source).to.match(/\w{3}/);
    }
  });

  it('turns on what FEEDS names; recommended has sanctions among it, which are required', async () => {
    const { feeds, requiredLists } = await settingsOf({ FEEDS: 'scamsniffer, recommended' });
    expect(feeds.map(({ source }) => source)).to.deep.equal(
      CATALOGUE.filter(({ recommended }) => recommended).map(({ feed }) => feed.source),
    );
    expect(requiredLists).to.deep.equal(['OFAC SDN']);
    expect((await settingsOf({ FEEDS: 'mew-darklist' })).feeds.map(({ source }) => source)).to.deep.equal([
      'MyEtherWallet darklist',
    ]);
  });

  it('says which name was probably meant', async () => {
    expect((await mistakesIn({ FEEDS: 'recomended,ofac' })).join('\n'))
      .to.match(/no "recomended"; did you mean "recommended"\?/)
      .and.match(/no "ofac"/);
  });

  it('stands beside a file, unless both name one list', async () => {
    const own = { source: 'Own', format: 'txt', file: 'own.txt', every: '1h', category: 'scam_fraud' };
    const file = await fileWith([own]);
    const { feeds } = await settingsOf({ FEEDS: 'scamsniffer', FEEDS_FILE: file });
    expect(feeds.map(({ source }) => source)).to.deep.equal(['ScamSniffer', 'Own']);
    await fileWith([{ ...own, source: 'ScamSniffer' }]);
    expect(await mistakesIn({ FEEDS: 'scamsniffer', FEEDS_FILE: file })).to.deep.equal([
      'FEEDS and FEEDS_FILE both name the list "ScamSniffer": leave one of them out',
    ]);
  });

  it('is fetched from a mirror where one is named, also from a private address', async () => {
    const { feeds } = await settingsOf({ FEEDS: 'ofac-sdn', FEEDS_MIRROR: 'http://10.1.2.3/lists/' });
    expect(feeds[0]?.place).to.deep.include({
      at: { url: 'http://10.1.2.3/lists/ofac-sdn' },
      allowPrivateNetwork: true,
      redirects: [],
    });
  });

  it('makes every list of sanctions required in production, also one of a file', async () => {
    const file = await fileWith([
      { source: 'Own sanctions', format: 'csv', file: 'own.csv', every: '1h', category: 'sanctions' },
    ]);
    const { feeds, requiredLists } = await settingsOf({ FEEDS_FILE: file, NODE_ENV: 'production' });
    expect(feeds.filter(isSanctionsFeed).map(({ required }) => required)).to.deep.equal([true]);
    expect(requiredLists).to.deep.equal(['Own sanctions']);
    expect((await settingsOf({ FEEDS_FILE: file })).requiredLists).to.deep.equal([]);
  });
});
