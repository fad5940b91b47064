import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import {
  DESCRIPTION_FORMAT_IDS,
  FEED_FORMAT_IDS,
  type FeedFormatId,
  REGISTRY_FORMAT_IDS,
} from '../../ports/platform/feeds.js';
import { FEED_FORMATS } from '../../adapters/feeds/index.js';
import { loadSettings, SettingsError } from '../../src/config.js';
import { withFeeds } from '../../src/feeds/with-feeds.js';
import { minisignKey } from '../support/feeds/minisign.js';

const FORMATS = [...FEED_FORMAT_IDS, ...DESCRIPTION_FORMAT_IDS, ...REGISTRY_FORMAT_IDS];

const GOOD = { source: 'Example', format: 'scamsniffer', url: 'https://lists.example.com/a.json', every: '6h' };

describe('the file of feeds', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'feeds-file-'));
  });
  after(() => rm(folder, { recursive: true }));

  const read = async (content: unknown, environment: Record<string, string> = {}) => {
    const file = join(folder, 'feeds.json');
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return withFeeds(loadSettings({ ...environment, FEEDS_FILE: file }));
  };
  const mistakesIn = async (...feeds: readonly unknown[]): Promise<readonly string[]> => {
    try {
      await read({ feeds });
      return [];
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      return error.mistakes;
    }
  };

  it('is not needed', async () => {
    expect((await withFeeds(loadSettings({}))).feeds).to.deep.equal([]);
  });

  it('names feeds whole, with paths from where it lies', async () => {
    const { publicKey } = minisignKey();
    const { feeds } = await read({
      feeds: [
        {
          ...GOOD,
          max_age: '7d',
          required: true,
          headers: { 'x-key': 'secret' },
          sha256: 'https://lists.example.com/s',
        },
        {
          source: 'Own',
          format: 'csv',
          file: 'own/list.csv',
          every: '30m',
          category: 'scam_fraud',
          columns: { address: 'Wallet' },
          names: 'licensed',
          signature: { file: 'own/list.csv.minisig', public_key: publicKey },
        },
      ],
    });
    expect(feeds.map(({ format, ...feed }) => ({ ...feed, format: format.id }))).to.deep.equal([
      {
        source: 'Example',
        format: 'scamsniffer',
        place: {
          at: { url: GOOD.url },
          comments: null,
          redirects: [],
          headers: { 'x-key': 'secret' },
          allowPrivateNetwork: false,
          sha256: { url: 'https://lists.example.com/s' },
          signature: null,
        },
        everyMs: 21_600_000,
        maxAgeSeconds: 604_800,
        required: true,
        category: null,
        chain: null,
        columns: null,
        names: 'hidden',
      },
      {
        source: 'Own',
        format: 'csv',
        place: {
          at: { file: join(folder, 'own/list.csv') },
          comments: null,
          redirects: [],
          headers: {},
          allowPrivateNetwork: false,
          sha256: null,
          signature: { at: { file: join(folder, 'own/list.csv.minisig') }, publicKey },
        },
        everyMs: 1_800_000,
        maxAgeSeconds: null,
        required: false,
        category: 'scam_fraud',
        chain: null,
        columns: { address: 'Wallet' },
        names: 'licensed',
      },
    ]);
  });

  it('takes every format that can be imported', async () => {
    const categoryOf = (format: string) =>
      format in FEED_FORMATS && FEED_FORMATS[format as FeedFormatId].categoryMandatory
        ? { category: 'scam_fraud' }
        : {};
    const pinned = { max_age: '30d', sha256: 'a'.repeat(64) };
    const feeds = FORMATS.map((format) => ({ ...GOOD, ...pinned, source: format, format, ...categoryOf(format) }));
    expect((await read({ feeds })).feeds.map(({ format }) => format.id)).to.deep.equal(FORMATS);
  });

  it('says of a list without a stated licence that a report hides its names, but of OFAC’s own files', async () => {
    const formats = ['ofac-sdn-advanced', 'ofac-sdn-xml', 'scamsniffer'];
    const feeds = formats.map((format) => ({ ...GOOD, source: format, format }));
    expect((await read({ feeds })).feeds.map(({ names }) => names)).to.deep.equal(['public', 'public', 'hidden']);
  });

  it('makes its required lists mandatory beside those of the setting', async () => {
    const feeds = [
      { ...GOOD, required: true },
      { ...GOOD, source: 'Another' },
    ];
    const { requiredLists } = await read({ feeds }, { REQUIRED_LISTS: 'OFAC SDN, Example' });
    expect(requiredLists).to.deep.equal(['OFAC SDN', 'Example']);
  });

  it('is refused with every mistake at once, by feed and member, and without a value', async () => {
    const secret = 'https://user:s3cret@lists.example.com/?key=s3cret';
    const mistakes = await mistakesIn(
      { source: ' Spaces ', format: 'scam-sniffer', every: '6', url: 5, requierd: true },
      { ...GOOD, file: 'both.json', max_age: '30m', headers: { 'bad header': 's3cret' } },
      GOOD,
      { ...GOOD, source: 'Keyed', url: secret, every: '60d', max_age: '9999d' },
      { ...GOOD, source: 'Inside', url: 'http://10.0.0.1/list', comments: 'https://lists.example.com/c' },
      { ...GOOD, source: 'Neutral', format: 'txt', signature: { public_key: 's3cret' } },
      { ...GOOD, source: 'Calls', format: 'erc7730', chain: 'ethereum' },
      { source: 'Local', format: 'forta', file: 'x', every: '1h', headers: { a: 'b' }, category: 'sanctions' },
      'no object',
    );
    expect(mistakes.map((mistake) => mistake.replace('FEEDS_FILE ', ''))).to.deep.equal([
      'feed 1 (" Spaces "): has no member "requierd"; did you mean "required"?',
      'feed 1 (" Spaces "): source must be 1 to 100 characters, without a space at either end',
      `feed 1 (" Spaces "): format must be one of ${FORMATS.join(', ')}`,
      'feed 1 (" Spaces "): url must be a URL',
      'feed 1 (" Spaces "): every must be a time such as 30m, 6h or 1d',
      'feed 2 ("Example"): max_age must be a time such as 36h or 7d',
      'feed 2 ("Example"): headers must be names of headers with their text',
      'feed 9: must be an object',
      'feed 4 ("Keyed"): url: it must not hold user information',
      'feed 4 ("Keyed"): every must be at most 31d',
      'feed 4 ("Keyed"): max_age must be at most 3650d',
      'feed 5 ("Inside"): url: it must use https; for a publisher in your own network, ' +
        'set "allow_private_network": true',
      'feed 5 ("Inside"): scamsniffer is one file: leave comments out',
      'feed 6 ("Neutral"): signature.needs either url or file',
      'feed 6 ("Neutral"): signature.public_key must be a public key of minisign',
      'feed 6 ("Neutral"): txt is a neutral format: say with category what the list means',
      'feed 7 ("Calls"): erc7730 lists no addresses: leave chain out',
      'feed 8 ("Local"): headers, redirects and allow_private_network belong to a url',
      'feed 8 ("Local"): forta has a meaning of its own: leave category out',
      'feed 3 ("Example"): feed 2 has this source',
    ]);
    expect(mistakes.join(' ')).to.not.include('s3cret');
  });

  it('names a registry of contracts only where it is pinned by a signature or by its very hash', async () => {
    const registry = { ...GOOD, source: 'Registry', format: 'signgate-contracts', max_age: '30d' };
    const named = 'FEEDS_FILE feed 1 ("Registry"): ';
    const unpinned =
      `${named}signgate-contracts vouches for contracts, so it is taken only where it is pinned: ` +
      'give signature, or the 64 hex digits of its sha256';
    expect(await mistakesIn(registry)).to.deep.equal([unpinned]);
    const beside = { ...registry, sha256: 'https://lists.example.com/sha256' };
    expect(await mistakesIn(beside), 'who changes the file changes the hash beside it').to.deep.equal([unpinned]);
    const signature = { url: 'https://lists.example.com/a.minisig', public_key: minisignKey().publicKey };
    for (const pin of [{ sha256: 'a'.repeat(64) }, { signature }, { ...beside, signature }])
      expect(await mistakesIn({ ...registry, ...pin })).to.deep.equal([]);
    const ageless = { ...registry, max_age: undefined };
    expect(await mistakesIn({ ...ageless, signature, category: 'scam_fraud' })).to.deep.equal([
      `${named}signgate-contracts lists no addresses: leave category out`,
      `${named}a registry of contracts vouches only while it is fresh: give max_age`,
    ]);
  });

  it('is refused where it is none, without what stands in it', async () => {
    for (const [content, mistake] of [
      ['{"feeds": [{"url": "s3cret', 'FEEDS_FILE is not valid JSON'],
      ['[]', 'FEEDS_FILE it: must be an object with the member feeds'],
      ['{}', 'FEEDS_FILE it: feeds is missing'],
      ['{"feeds": {}}', 'FEEDS_FILE feeds: must be a list of at most 200 feeds'],
    ] as const) {
      const failure = await read(content).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(SettingsError);
      expect((failure as SettingsError).mistakes, content).to.deep.equal([mistake]);
    }
    // a folder in place of a pipe, which would be waited for
    for (const path of [join(folder, 'none'), folder]) {
      const missing = await withFeeds(loadSettings({ FEEDS_FILE: path })).catch((error: unknown) => error);
      expect((missing as SettingsError).mistakes).to.deep.equal(['FEEDS_FILE cannot be read, or is not a file']);
    }
  });
});
