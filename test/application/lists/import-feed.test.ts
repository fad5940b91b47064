import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { FEED_FORMATS } from '../../../adapters/feeds/index.js';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import { bundledRegistry } from '../../../adapters/tokens/bundled-registry/index.js';
import type { FeedFormatId, FeedOptions } from '../../../ports/platform/feeds.js';
import type { FeedImport } from '../../../src/application/lists/feed-import.js';
import { importFeed } from '../../../src/application/lists/import-feed.js';
import { ImportRefusedError } from '../../../src/application/lists/refuse-import.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

interface Wish extends Partial<Omit<FeedImport, 'format' | 'options' | 'file'>> {
  readonly format?: FeedFormatId;
  readonly options?: Partial<FeedOptions>;
}

const setUp = () => {
  const { archive, lists } = createMemoryStorage();
  const tokens = bundledRegistry.create({}, dependenciesWith());
  const put = (text: string, { format = 'txt', options = {}, ...others }: Wish = {}) =>
    importFeed(
      { archive, tokens, clock: { now: () => NOW_MS } },
      {
        format: FEED_FORMATS[format],
        options: {
          chain: null,
          category: format === 'txt' || format === 'csv' ? 'scam_fraud' : null,
          source: 'example',
          ...options,
        },
        file: bytesOf(text),
        comments: null,
        publishedAt: '2026-11-01T00:00:00.000Z',
        maxAgeSeconds: null,
        acceptShrink: false,
        ...others,
      },
    );
  return { archive, lists, put };
};

const lines = (...names: readonly string[]): string => names.map((name) => `${evmAddress(name)}\n`).join('');
const refusalOf = async (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'imported',
    (error: unknown) => (error instanceof ImportRefusedError ? error.message : `another error: ${String(error)}`),
  );

describe('importing a list', () => {
  it('counts what was read, imported, and skipped by reason', async () => {
    const { put } = setUp();
    const report = await put(`${lines('a', 'b', 'a')}no address\n`);
    expect(report).to.deep.include({
      read: 4,
      imported: 2,
      removed: 0,
      previousRows: 0,
      unchanged: false,
      skipped: { duplicate: 1, invalid_address: 1 },
      clashes: [],
    });
  });

  it('is known by the hash of the file itself', async () => {
    const { put, archive } = setUp();
    const { sha256 } = await put(lines('a'));
    expect(sha256).to.equal(createHash('sha256').update(lines('a')).digest('hex'));
    expect((await archive.find('example'))?.sha256).to.equal(sha256);
  });

  it('says when the content is the same as before, and is not fooled by another way to read it', async () => {
    const { put } = setUp();
    await put(lines('a', 'b'));
    expect(await put(lines('a', 'b'))).to.include({ unchanged: true, removed: 0, previousRows: 2 });
    expect(await put(lines('a', 'b'), { options: { chain: 'bnb' }, acceptShrink: true })).to.include({
      unchanged: false,
      removed: 2,
    });
  });

  it('removes what a newer list no longer holds', async () => {
    const { put, lists } = setUp();
    await put(lines('a', 'b', 'c', 'd', 'e'));
    expect(await put(lines('a', 'b', 'c', 'd', 'f'), { publishedAt: '2026-11-02T00:00:00.000Z' })).to.include({
      removed: 1,
      imported: 5,
    });
    expect(await lists.lookUp('evm', [evmAddress('e')])).to.deep.equal([]);
    expect(await lists.lookUp('evm', [evmAddress('f')])).to.have.length(1);
  });

  it('stops where more than a fifth would go, says how many, and goes on when told that it is right', async () => {
    const { put, archive } = setUp();
    const names = Array.from({ length: 10 }, (_, index) => `n${index}`);
    await put(lines(...names));
    expect((await put(lines(...names.slice(2)))).removed, 'exactly a fifth').to.equal(2);
    expect(await refusalOf(put(lines(...names.slice(4))))).to.match(/remove 2 of 8 rows \(25 %\).*--accept-shrink/);
    expect((await archive.find('example'))?.rows).to.equal(8);
    expect((await put(lines(...names.slice(4)), { acceptShrink: true })).imported).to.equal(6);
  });

  it('leaves the old list when the file is of another format, cut short, or has no usable row', async () => {
    const { put, lists } = setUp();
    await put(lines('a'));
    const failures: readonly (() => Promise<unknown>)[] = [
      () => put('{"broken": ', { format: 'scamsniffer' }),
      () => put('<?xml version="1.0"?><Sanctions><DistinctParties>', { format: 'ofac-sdn-advanced' }),
      () => put('# nothing here\n'),
    ];
    for (const failure of failures) expect(await failure().catch(() => 'failed')).to.equal('failed');
    expect(await lists.lookUp('evm', [evmAddress('a')])).to.have.length(1);
  });

  it('refuses a file that is older than the present list, and one from the future', async () => {
    const { put } = setUp();
    await put(lines('a'));
    expect(await refusalOf(put(lines('a'), { publishedAt: '2026-10-31T23:59:59.000Z' }))).to.include('older');
    expect(await refusalOf(put(lines('a'), { publishedAt: '2026-11-23T00:00:00.000Z' }))).to.include('future');
    expect(
      await refusalOf(put(lines('a'), { publishedAt: '2026-11-22T00:00:00.000Z' })),
      'a publisher in another time zone',
    ).to.equal('imported');
  });

  it('never puts the older of two files in force that are imported at once', async () => {
    const { put, archive } = setUp();
    await Promise.allSettled([
      put(lines('new'), { publishedAt: '2026-11-10T00:00:00.000Z', acceptShrink: true }),
      put(lines('old'), { publishedAt: '2026-11-05T00:00:00.000Z', acceptShrink: true }),
    ]);
    expect((await archive.find('example'))?.publishedAt).to.equal('2026-11-10T00:00:00.000Z');
  });

  it('says what its rows mean, each once', async () => {
    const { put, archive } = setUp();
    const categoryOf = async (text: string, wish: Wish) => {
      await put(text, { acceptShrink: true, ...wish });
      return (await archive.find('example'))?.categories;
    };
    const csv = (...categories: readonly string[]) =>
      `address,category\n${categories.map((category, index) => `${evmAddress(index)},${category}`).join('\n')}\n`;
    expect(await categoryOf(csv('sanctions', 'sanctions'), { format: 'csv' })).to.deep.equal(['sanctions']);
    expect(await categoryOf(csv('sanctions', 'mixer'), { format: 'csv' })).to.deep.equal(['mixer', 'sanctions']);
    expect(await categoryOf(csv('', ''), { format: 'csv' })).to.deep.equal(['scam_fraud']);
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
    expect(await categoryOf(`name,symbol,mint\nExample,EXM,${mint}\n`, { format: 'jupiter' })).to.deep.equal([
      'official_token',
    ]);
    expect(await categoryOf(`mint,reasons\n${mint},made up\n`, { format: 'jupiter' })).to.deep.equal(['scam_fraud']);
  });

  it('takes the file’s own headers for the columns of a CSV', async () => {
    const { put, lists } = setUp();
    const text = `Wallet;Tag\n`.replace(';', ',') + `${evmAddress('a')},Example party\n`;
    await put(text, { format: 'csv', options: { columns: { address: 'Wallet', label: 'Tag' } } });
    const [hit] = await lists.lookUp('evm', [evmAddress('a')]);
    expect(hit?.row.entity).to.equal('Example party');
  });

  it('names every clash with an official token, of the bundled registry and of other lists', async () => {
    const { put } = setUp();
    const official = `address,label\n${evmAddress('token')},EXM\n`;
    await put(official, { format: 'csv', options: { category: 'official_token', source: 'tokens', chain: 'base' } });
    const { clashes } = await put(`${USDC_ON_ETHEREUM}\n${lines('token', 'nobody')}`);
    expect(clashes).to.have.deep.members([
      { key: USDC_ON_ETHEREUM, chain: 'ethereum', symbol: 'USDC', lists: ['bundled-registry', 'example'] },
      { key: evmAddress('token'), chain: 'base', symbol: 'EXM', lists: ['example', 'tokens'] },
    ]);
  });
});
