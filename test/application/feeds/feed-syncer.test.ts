import { expect } from 'chai';
import { FEED_FORMATS, REGISTRY_FORMATS } from '../../../adapters/feeds/index.js';
import { PublisherError } from '../../../ports/platform/publishers.js';
import { signalsFor } from '../../../adapters/screening/local-signals/signals.js';
import { PUBLICATION_DATE } from '../../../domain/facts/screening/evidence.js';
import type { Feed } from '../../../src/application/feeds/feed.js';
import { readFeedStatus } from '../../../src/application/feeds/feed-status.js';
import type { FeedSyncerOptions } from '../../../src/application/feeds/feed-syncer.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS } from '../../support/builders.js';
import { feedOf, placeOf } from '../../support/feeds/feed.js';
import { feedInstance } from '../../support/feeds/instance.js';
import { minisignKey } from '../../support/feeds/minisign.js';
import { patientPublishers } from '../../support/feeds/patience.js';
import { feedService } from '../../support/feeds/service.js';
import { startPublisher, type TestPublisher } from '../../support/feeds/publisher.js';
import { putList, rowOf } from '../../support/lists.js';
import { entryOf, registryText } from '../../support/registered-contracts.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOURCE = 'Example list';
const SIGNED_MS = NOW_MS - HOUR_MS;

/** Lines of text, one address each. */
const listOf = (count: number, first = 0): string =>
  Array.from({ length: count }, (_, index) => `${evmAddress(`listed ${first + index}`)}\n`).join('');

const isoOf = (ms: number): string => new Date(ms).toISOString();

describe('feeds that keep themselves current', () => {
  let publisher: TestPublisher;
  beforeEach(async () => {
    publisher = await startPublisher();
  });
  afterEach(() => publisher.stop());

  const setUp = (changes: Partial<Feed> = {}, options: Partial<FeedSyncerOptions> = {}) =>
    feedService(feedOf(`${publisher.url}/list`, changes), {
      publishers: patientPublishers(() => publisher.mood === 'silent'),
      ...options,
    });

  it('import at once what was never there, and then only what is new', async () => {
    publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS));
    const service = setUp();
    expect(await service.look()).to.include({ result: 'imported', nextAtMs: NOW_MS + HOUR_MS, failuresInRow: 0 });
    expect((await service.lists.lists())[0]).to.include({ rows: 10, publishedAt: isoOf(NOW_MS - HOUR_MS) });
    await service.look();
    expect(publisher.calls).to.have.length(1);
    expect(await service.next()).to.include({ result: 'unchanged', succeededAtMs: NOW_MS + HOUR_MS });
    publisher.show('/list', listOf(11), isoOf(NOW_MS));
    expect(await service.next()).to.include({ result: 'imported' });
    expect(publisher.calls.map(({ status }) => status)).to.deep.equal([200, 304, 200]);
    expect(await service.kinds()).to.deep.equal(['list.updated', 'list.updated']);
    expect(await service.rows()).to.equal(11);
  });

  it('never import the same file twice, though the publisher calls it new', async () => {
    publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS), { etag: '"one"' });
    const service = setUp();
    await service.look();
    const [before] = await service.lists.lists();
    publisher.show('/list', listOf(10), isoOf(NOW_MS), { etag: '"two"' });
    expect(await service.next()).to.include({ result: 'unchanged', etag: '"two"' });
    expect(await service.lists.lists()).to.deep.equal([before]);
  });

  it('import a registry of contracts only from the publisher that it is pinned to', async () => {
    const registry = (...names: readonly string[]) => registryText(names.map((name) => entryOf(name)));
    const [publisherKey, anotherKey] = [minisignKey(), minisignKey()];
    const first = registry('router', 'vault');
    publisher.show('/list', first);
    publisher.show('/list.minisig', publisherKey.sign(first, SIGNED_MS));
    const signature = { at: { url: `${publisher.url}/list.minisig` }, publicKey: publisherKey.publicKey };
    const format = REGISTRY_FORMATS['signgate-contracts'];
    const place = placeOf(`${publisher.url}/list`, { signature });
    const service = setUp({ format, place, category: null, maxAgeSeconds: 30 * 86_400 });
    expect(await service.look()).to.include({ result: 'imported' });
    expect((await service.lists.lists())[0]).to.include({ rows: 2, publishedAt: isoOf(SIGNED_MS) });
    const swapped = registry('router', 'vault', 'drainer');
    publisher.show('/list', swapped);
    publisher.show('/list.minisig', anotherKey.sign(swapped));
    expect(await service.next()).to.include({ result: 'failed' });
    publisher.show('/list.minisig', publisherKey.sign(swapped, SIGNED_MS));
    const { address } = entryOf('drainer');
    await putList(service.archive, { source: 'Scams', publishedAt: '2026-11-01' }, rowOf(address.toLowerCase()));
    expect(await service.next()).to.include({ result: 'imported' });
    const told = service.logLines.find((line) => line.includes('rows of a list contradict'));
    expect(told).to.include('"clashes":1').and.include(address.toLowerCase()).and.include('Scams');
    const wrong = swapped.replace(address, address.toLowerCase());
    publisher.show('/list', wrong);
    publisher.show('/list.minisig', publisherKey.sign(wrong, SIGNED_MS));
    expect((await service.next())?.reason).to.include('contracts/2/address must be spelt as EIP-55 says');
    expect((await service.lists.lists()).map(({ rows }) => rows)).to.deep.equal([3, 1]);
  });

  it('date a signed list by its signature, and take back neither an older nor a replaced one', async () => {
    const key = minisignKey();
    const signature = { at: { url: `${publisher.url}/list.minisig` }, publicKey: key.publicKey };
    const service = setUp({ place: placeOf(`${publisher.url}/list`, { signature }), maxAgeSeconds: 7 * 86_400 });
    /** The server says that every file is of now: it may be another's by now. */
    const show = (body: string, signed: string, atMs = NOW_MS): void => {
      publisher.show('/list', body, isoOf(atMs), { etag: `"${atMs} ${body.length}"` });
      publisher.show('/list.minisig', signed);
    };
    const [monday, tuesday] = [NOW_MS - 2 * DAY_MS, NOW_MS - DAY_MS];
    show(listOf(10), key.sign(listOf(10), monday));
    expect(await service.look()).to.include({ result: 'imported' });
    const dated = { publishedAt: isoOf(monday), datedBy: 'publisher' };
    expect((await service.lists.lists())[0]).to.include({ rows: 10, ...dated });
    show(listOf(11), key.sign(listOf(11), tuesday));
    expect(await service.next()).to.include({ result: 'imported' });
    show(listOf(10), key.sign(listOf(10), monday));
    expect(await service.next()).to.include({ result: 'refused_older' });
    // of a signature without a moment the server says one
    show(listOf(10), key.sign(listOf(10), monday, 'our list'));
    expect(await service.next()).to.deep.include({
      result: 'refused_older',
      reason: 'its publisher replaced this very file, and did not sign it again since',
    });
    expect(await service.rows()).to.equal(11);
    // a publisher may take a change back
    show(listOf(10), key.sign(listOf(10), NOW_MS));
    expect(await service.next()).to.include({ result: 'imported' });
    expect((await service.lists.lists())[0]).to.include({ rows: 10, publishedAt: isoOf(NOW_MS) });
    // and sign the same bytes again
    show(listOf(10), key.sign(listOf(10), NOW_MS + HOUR_MS), NOW_MS + HOUR_MS);
    expect(await service.next()).to.include({ result: 'imported' });
    expect((await service.lists.lists())[0]).to.include({ rows: 10, publishedAt: isoOf(NOW_MS + HOUR_MS) });
  });

  it('say of a list that only the transport dates that it is so, and never call it current', async () => {
    const service = setUp({ maxAgeSeconds: 7 * 86_400 });
    const standing = async () => (await readFeedStatus([service.feed], service))[0]?.standing;
    const dated = async () => (await service.lists.lists())[0]?.datedBy;
    publisher.show('/list', listOf(10), isoOf(NOW_MS));
    await service.look();
    expect([await dated(), await standing()]).to.deep.equal(['server', 'unknown']);
    const [hit] = await service.lists.lookUp('evm', [evmAddress('listed 0')]);
    const [signal] = signalsFor('ethereum', [evmAddress('listed 0')], hit === undefined ? [] : [hit]);
    expect(signal?.missingParts).to.deep.equal([PUBLICATION_DATE]);
    service.clock.nowMs += 8 * DAY_MS;
    expect(await standing()).to.equal('stale');
    publisher.show('/list', listOf(11));
    await service.next();
    expect([await dated(), await standing()]).to.deep.equal(['first_seen', 'unknown']);
  });

  const FAULTS: readonly (readonly [string, string, (publisher: TestPublisher) => void])[] = [
    ['status 500', 'the publisher answered with status 500', (one) => (one.mood = 500)],
    ['an outage', 'the publisher cannot be reached', (one) => (one.mood = 'down')],
    ['silence', 'the publisher did not answer in time', (one) => (one.mood = 'silent')],
    ['half a file', 'the publisher broke off', (one) => (one.show('/list', listOf(11)), (one.mood = 'broken-off'))],
    ['a page of HTML', 'the file is an HTML page, not a list', (one) => one.show('/list', '<html><p>sorry</html>')],
    ['an empty file', 'the file is empty', (one) => one.show('/list', '')],
    [
      'another format',
      'none of the 1 entries names an address: this is another format',
      (one) => one.show('/list', '{"addresses":[]}'),
    ],
  ];
  for (const [fault, reason, cause] of FAULTS)
    it(`leave the list as it was before ${fault}, say so once, and try again`, async () => {
      publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS));
      const service = setUp();
      await service.look();
      const before = await service.lists.lists();
      cause(publisher);
      const [first, second] = [await service.next(), await service.next()];
      expect(first).to.deep.include({ result: 'failed', reason, failuresInRow: 1, succeededAtMs: NOW_MS });
      expect(second).to.deep.include({ result: 'failed', reason, failuresInRow: 2 });
      expect(await service.lists.lists()).to.deep.equal(before);
      expect((await service.events()).slice(1)).to.deep.equal([{ kind: 'source.degraded', result: 'failed', reason }]);
      expect(service.syncer.health().syncs).to.deep.include({ source: SOURCE, result: 'failed', count: 2 });
      expect(service.logLines.filter((line) => line.includes('a feed was not synced'))).to.have.length(2);
      publisher.mood = 'well';
      publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS));
      expect(await service.next()).to.include({ result: 'unchanged', reason: null, failuresInRow: 0 });
    });

  it('put no empty list in place of none', async () => {
    publisher.show('/list', 'no address here\n');
    const service = setUp();
    expect(await service.look()).to.include({ result: 'failed' });
    expect(await service.rows()).to.equal(null);
  });

  it('never accept a shrink by themselves', async () => {
    publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS));
    const service = setUp();
    await service.look();
    publisher.show('/list', listOf(7), isoOf(NOW_MS));
    for (let tries = 0; tries < 3; tries += 1)
      expect(await service.next()).to.include({ result: 'refused_shrink', failuresInRow: tries + 1 });
    expect(await service.rows()).to.equal(10);
    expect(await service.kinds()).to.deep.equal(['list.updated', 'source.degraded']);
    publisher.show('/list', listOf(9), isoOf(NOW_MS));
    expect(await service.next()).to.include({ result: 'imported' });
  });

  it('put no older file in place of a newer one, by the date in the file where the format has one', async () => {
    const tokenList = (timestamp: string, symbol: string) =>
      JSON.stringify({ timestamp, tokens: [{ address: evmAddress(symbol), chainId: 1, symbol }] });
    publisher.show('/list', tokenList('2026-11-20T10:00:00Z', 'AAA'), isoOf(NOW_MS));
    const service = setUp({ format: FEED_FORMATS['token-list'], category: null });
    await service.look();
    expect((await service.lists.lists())[0]).to.include({ publishedAt: '2026-11-20T10:00:00.000Z' });
    // what the server says of its copy is later: the file's own date counts
    publisher.show('/list', tokenList('2026-11-19T10:00:00Z', 'AAA'), isoOf(NOW_MS + DAY_MS));
    expect(await service.next()).to.include({ result: 'refused_older' });
    expect((await service.lists.lists())[0]).to.include({ publishedAt: '2026-11-20T10:00:00.000Z' });
  });

  it('put no older file in place of a newer one, by what its server says where the format has no date', async () => {
    publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS));
    const service = setUp();
    await service.look();
    publisher.show('/list', listOf(11), isoOf(NOW_MS - DAY_MS));
    expect(await service.next()).to.include({ result: 'refused_older' });
    expect(await service.rows()).to.equal(10);
  });

  it('ask for the whole file again where the list in force is another one, or the terms are', async () => {
    publisher.show('/list', listOf(10), isoOf(NOW_MS - HOUR_MS));
    const service = setUp();
    await service.look();
    await putList(
      service.archive,
      { source: SOURCE, publishedAt: isoOf(NOW_MS - DAY_MS) },
      rowOf(evmAddress('listed 0')),
    );
    expect(await service.next()).to.include({ result: 'imported' });
    const other = feedInstance(service, service.clock, [{ ...service.feed, maxAgeSeconds: 86_400 }]);
    service.clock.nowMs += HOUR_MS;
    await other.syncer.look();
    expect(publisher.calls.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect((await service.lists.lists())[0]).to.include({ maxAgeSeconds: 86_400 });
  });

  it('write no key of an address or header anywhere', async () => {
    const secret = 'k3y-of-the-feed';
    const place = placeOf(`${publisher.url}/list?key=${secret}`, { headers: { authorization: `Bearer ${secret}` } });
    const service = setUp({ place });
    publisher.show('/list', listOf(3));
    await service.look();
    for (const mood of [500, 302, 'down', 'silent', 'broken-off'] as const) {
      publisher.mood = mood;
      await service.next();
    }
    expect(publisher.calls.length).to.be.greaterThan(4);
    const stored = JSON.stringify([await service.feedSyncs.syncs(), await service.feedSyncs.events(0, 100)]);
    for (const text of [service.logLines.join(''), stored])
      expect(text).to.not.include(secret).and.not.include('127.0.0.1');
  });

  it('sync at a command whether due or not, and not while another does', async () => {
    publisher.show('/list', listOf(3));
    const service = setUp();
    await service.look();
    publisher.show('/list', listOf(4));
    expect((await service.syncer.syncNow([service.feed]))?.map(({ result }) => result)).to.deep.equal(['imported']);
    await service.feedSyncs.exclusively(async () => {
      expect(await service.syncer.syncNow([service.feed])).to.equal(null);
    });
  });

  it('leave a state that another instance recorded meanwhile', async () => {
    publisher.show('/list', listOf(3));
    const service = setUp();
    const other = setUp();
    const both = feedInstance(service, service.clock, [service.feed], {
      publishers: {
        fetch: async () => {
          // the lock was lost, and another instance was quicker
          const [sync] = (await other.syncer.syncNow([other.feed])) ?? [];
          if (sync !== undefined) await service.feedSyncs.record({ ...sync, etag: '"the other"' }, null);
          throw new PublisherError('late');
        },
      },
    });
    await both.syncer.look();
    expect((await service.feedSyncs.syncs())[0]).to.include({ etag: '"the other"', result: 'imported' });
    expect(await service.kinds()).to.deep.equal([]);
  });
});
