import { expect } from 'chai';
import type { FeedSync, ListEvent } from '../../../ports/stores/feed-syncs.js';
import { evmAddress } from '../../support/addresses.js';
import { putList, rowOf } from '../../support/lists.js';
import { NOON_MS } from './fixtures.js';
import { rejection, type StoresHarness, useStores } from './harness.js';

const SOURCE = 'Example list';

const syncOf = (changes: Partial<FeedSync> = {}): FeedSync => ({
  source: SOURCE,
  revision: 1,
  attemptedAtMs: NOON_MS,
  succeededAtMs: NOON_MS,
  result: 'imported',
  reason: null,
  failuresInRow: 0,
  nextAtMs: NOON_MS + 3_600_000,
  etag: '"v1"',
  lastModified: 'Mon, 23 Nov 2026 12:00:00 GMT',
  terms: 'ab'.repeat(32),
  sha256: 'cd'.repeat(32),
  ...changes,
});

const degraded = (changes: Partial<ListEvent> = {}): ListEvent =>
  ({
    kind: 'source.degraded',
    source: SOURCE,
    atMs: NOON_MS,
    detail: { result: 'failed', reason: 'the publisher answered with status 500' },
    ...changes,
  }) as ListEvent;

const stale = (publishedAt: string, maxAgeSeconds = 86_400, source = SOURCE) =>
  ({ kind: 'list.stale', source, atMs: NOON_MS, detail: { publishedAt, maxAgeSeconds } }) as const;

/** What every `FeedSyncStore` guarantees, and what an archive tells it. */
export const feedSyncStoreSuite = (harness: StoresHarness): void => {
  describe(`feed sync store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const kindsAfter = async (afterId: number, count = 100) =>
      (await stores().feedSyncs.events(afterId, count)).map(({ kind, source }) => `${kind} ${source}`);

    it('gives back the last state of every feed, by source', async () => {
      const { feedSyncs } = stores();
      const failed = { result: 'failed', reason: 'no answer', succeededAtMs: null, failuresInRow: 3 } as const;
      const bare = { etag: null, lastModified: null, terms: null, sha256: null };
      expect(await feedSyncs.record(syncOf({ source: 'b' }), null)).to.equal(true);
      expect(await feedSyncs.record(syncOf({ source: 'a' }), null)).to.equal(true);
      expect(await feedSyncs.record(syncOf({ source: 'b', revision: 2, ...failed, ...bare }), null)).to.equal(true);
      expect(await feedSyncs.syncs()).to.deep.equal([
        syncOf({ source: 'a' }),
        syncOf({ source: 'b', revision: 2, ...failed, ...bare }),
      ]);
    });

    it('takes a state only in the place of the one before, and its event with it or not at all', async () => {
      const { feedSyncs } = stores();
      expect(await feedSyncs.record(syncOf({ revision: 2 }), degraded())).to.equal(false);
      expect(await feedSyncs.record(syncOf(), degraded())).to.equal(true);
      expect(await feedSyncs.record(syncOf({ etag: '"other"' }), degraded())).to.equal(false);
      const rivals = ['"a"', '"b"', '"c"'].map((etag) => feedSyncs.record(syncOf({ revision: 2, etag }), degraded()));
      expect((await Promise.all(rivals)).filter(Boolean)).to.have.length(1);
      expect(await feedSyncs.syncs()).to.have.length(1);
      expect(await kindsAfter(0)).to.deep.equal([`source.degraded ${SOURCE}`, `source.degraded ${SOURCE}`]);
    });

    it('tells once of each list that grew old, whichever instance sees it', async () => {
      const { feedSyncs } = stores();
      const told = await Promise.all([1, 2, 3].map(() => feedSyncs.tellStale(stale('2026-11-01T00:00:00.000Z'))));
      expect(told.filter(Boolean)).to.have.length(1);
      expect(await feedSyncs.tellStale(stale('2026-11-02T00:00:00.000Z'))).to.equal(true);
      expect(await feedSyncs.tellStale(stale('2026-11-02T00:00:00.000Z', 172_800))).to.equal(true);
      expect(await feedSyncs.tellStale(stale('2026-11-02T00:00:00.000Z', 86_400, 'Another'))).to.equal(true);
      expect(await kindsAfter(0)).to.have.length(4);
    });

    it('gives events whole, oldest first, from a cursor on, a page at a time', async () => {
      const { feedSyncs } = stores();
      const events = [degraded(), stale('2026-11-01T00:00:00.000Z'), degraded({ source: 'Another' })] as const;
      await feedSyncs.record(syncOf(), events[0]);
      await feedSyncs.tellStale(events[1]);
      await feedSyncs.record(syncOf({ source: 'Another' }), events[2]);
      const all = await feedSyncs.events(0, 100);
      expect(all.map(({ eventId: _eventId, ...event }) => event)).to.deep.equal(events);
      const [first, second] = await feedSyncs.events(0, 2);
      expect([first, second]).to.deep.equal(all.slice(0, 2));
      expect(await feedSyncs.events(second?.eventId ?? 0, 2)).to.deep.equal(all.slice(2));
      expect(await feedSyncs.events(all.at(-1)?.eventId ?? 0, 2)).to.deep.equal([]);
    });

    it('tells of every import that changes a list, by hand as well, and of none that does not', async () => {
      const { archive, feedSyncs } = stores();
      const [one, two] = [rowOf(evmAddress('one')), rowOf(evmAddress('two'))];
      const list = (publishedAt: string) => ({ source: SOURCE, publishedAt });
      await putList(archive, list('2026-11-01T00:00:00.000Z'), one);
      await putList(archive, list('2026-11-02T00:00:00.000Z'), one);
      await putList(archive, list('2026-11-03T00:00:00.000Z'), two);
      const events = await feedSyncs.events(0, 100);
      expect(events.map(({ kind, detail }) => ({ kind, ...detail }))).to.deep.equal(
        [
          { publishedAt: '2026-11-01T00:00:00.000Z', rows: 1, previousRows: 0, removed: 0 },
          { publishedAt: '2026-11-03T00:00:00.000Z', rows: 1, previousRows: 1, removed: 1 },
        ].map((detail) => ({ kind: 'list.updated', ...detail, sha256: 'a'.repeat(64) })),
      );
    });

    it('tells of no import that failed', async () => {
      const { archive, feedSyncs } = stores();
      const rows = async function* () {
        yield rowOf(evmAddress('one'));
        throw new Error('the file broke off');
      };
      const list = { source: SOURCE, format: 'txt', publishedAt: '2026-11-01T00:00:00.000Z', maxAgeSeconds: null };
      const importing = archive.replace({ ...list, importedAt: list.publishedAt }, rows(), () => ({
        categories: [],
        sha256: 'a'.repeat(64),
      }));
      expect((await rejection(importing)).message).to.equal('the file broke off');
      expect(await feedSyncs.events(0, 100)).to.deep.equal([]);
    });

    it('runs one piece of work at a time, also after one that failed', async () => {
      const { feedSyncs } = stores();
      let ran = 0;
      const outer = await feedSyncs.exclusively(async () => {
        ran += 1;
        const inner = await feedSyncs.exclusively(async () => void (ran += 1));
        expect(inner).to.equal(false);
      });
      expect(outer).to.equal(true);
      const broken = feedSyncs.exclusively(async () => {
        throw new Error('broken work');
      });
      expect((await rejection(broken)).message).to.equal('broken work');
      expect(await feedSyncs.exclusively(async () => void (ran += 1))).to.equal(true);
      expect(ran).to.equal(2);
    });
  });
};
