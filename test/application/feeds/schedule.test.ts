import { expect } from 'chai';
import { createMemoryStorage } from '../../support/storage/memory/index.js';
import type { Publishers } from '../../../ports/platform/publishers.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { Feed } from '../../../src/application/feeds/feed.js';
import type { FeedSyncerOptions } from '../../../src/application/feeds/feed-syncer.js';
import { evmAddress } from '../../support/addresses.js';
import { NOW_MS } from '../../support/builders.js';
import { feedOf, placeOf } from '../../support/feeds/feed.js';
import { feedInstance } from '../../support/feeds/instance.js';
import { patientPublishers } from '../../support/feeds/patience.js';
import { feedService } from '../../support/feeds/service.js';
import { startPublisher, type TestPublisher } from '../../support/feeds/publisher.js';
import { putList, rowOf } from '../../support/lists.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOURCE = 'Example list';

/** Lines of text, one address each. */
const listOf = (count: number, first = 0): string =>
  Array.from({ length: count }, (_, index) => `${evmAddress(`listed ${first + index}`)}\n`).join('');

const isoOf = (ms: number): string => new Date(ms).toISOString();

describe('when feeds are synced', () => {
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

  it('leave alone a publisher that fails: twice as long each time, and never longer than usual', async () => {
    publisher.mood = 500;
    const service = setUp();
    const waits: number[] = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const sync = await service.next();
      waits.push(((sync?.nextAtMs ?? 0) - service.clock.nowMs) / MINUTE_MS);
    }
    expect(waits).to.deep.equal([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('come a tenth earlier or later, so that not all come at once', async () => {
    publisher.show('/list', listOf(3));
    for (const [random, share] of [
      [0, 0.9],
      [0.5, 1],
      [0.999_999, 1.1],
    ] as const) {
      const sync = await setUp({}, { random: () => random }).look();
      expect(((sync?.nextAtMs ?? 0) - NOW_MS) / HOUR_MS).to.be.closeTo(share, 0.000_01);
    }
  });

  it('tell once of each list past its maximum age, also one that was imported by hand', async () => {
    publisher.show('/list', listOf(10), isoOf(NOW_MS));
    const service = setUp({ maxAgeSeconds: DAY_MS / 1000, everyMs: 30 * DAY_MS });
    const byHand = { source: 'By hand', publishedAt: isoOf(NOW_MS), maxAgeSeconds: DAY_MS / 1000 };
    await putList(service.archive, byHand, rowOf(evmAddress('x')));
    await service.look();
    service.clock.nowMs += DAY_MS;
    await service.look();
    expect(await service.kinds()).to.not.include('list.stale');
    service.clock.nowMs += 1_000;
    for (let look = 0; look < 3; look += 1) await service.look();
    const stale = (await service.feedSyncs.events(0, 100)).filter(({ kind }) => kind === 'list.stale');
    expect(stale.map(({ source }) => source)).to.have.members([SOURCE, 'By hand']);
    expect(service.syncer.health().lists).to.have.deep.members([
      { source: 'By hand', isStale: true },
      { source: SOURCE, isStale: true },
    ]);
  });

  it('hold up no other feed while one publisher is silent', async () => {
    publisher.show('/list', listOf(3));
    const silent = await startPublisher();
    silent.mood = 'silent';
    const { feed, clock, feedSyncs, archive, lists } = setUp();
    const feeds = [{ ...feed, source: 'Silent', place: placeOf(`${silent.url}/list`) }, feed];
    const publishers = patientPublishers(({ at }) => 'url' in at && at.url.startsWith(silent.url));
    await feedInstance({ feedSyncs, archive, lists }, clock, feeds, { publishers }).syncer.look();
    expect((await feedSyncs.syncs()).map(({ source, result }) => `${source} ${result}`)).to.deep.equal([
      `${SOURCE} imported`,
      'Silent failed',
    ]);
    await silent.stop();
  });

  it('take a failure that nobody foresaw for one, and leave that publisher alone as well', async () => {
    const publishers: Publishers = {
      fetch: async () => {
        throw new TypeError('a mistake in the code');
      },
    };
    const service = setUp({}, { publishers });
    expect(await service.look()).to.include({ result: 'failed', nextAtMs: NOW_MS + MINUTE_MS });
    expect(service.logLines.join('')).to.include('a mistake in the code');
  });

  it('record nothing against a publisher where the own database is away', async () => {
    publisher.show('/list', listOf(3));
    const stores = createMemoryStorage();
    const away = async () => {
      throw new StorageUnavailableError('away');
    };
    const archive = { ...stores.archive, find: away } as typeof stores.archive;
    const service = setUp({}, { archive });
    const failure = await service.look().catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(StorageUnavailableError);
    expect(await service.feedSyncs.syncs()).to.deep.equal([]);
  });

  it('end in order: what is under way ends at once and counts for nothing', async () => {
    publisher.mood = 'silent';
    const service = setUp({}, {});
    service.syncer.worker.start();
    await service.syncer.worker.close();
    expect(await service.feedSyncs.syncs()).to.deep.equal([]);
    expect(service.logLines.filter((line) => line.includes('could not be synced'))).to.deep.equal([]);
  });
});
