import { expect } from 'chai';
import type { ListRow } from '../../../ports/stores/lists.js';
import { rowOf } from '../../support/lists.js';
import { evmKey } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map(evmKey).sort() as [string, string, string, string];
const dayOf = (day: number): string => `2026-11-0${String(day)}T00:00:00.000Z`;

/** What every `ListHistory` over the same lists guarantees. */
export const listHistorySuite = (harness: StoresHarness): void => {
  describe(`history of lists: ${harness.name}`, () => {
    const stores = useStores(harness);
    const put = async (source: string, day: number, ...rows: readonly ListRow[]): Promise<void> => {
      const list = { source, format: 'txt', publishedAt: dayOf(day), importedAt: dayOf(day), maxAgeSeconds: null };
      await stores().archive.replace(
        list,
        (async function* () {
          yield* rows;
        })(),
        () => ({ categories: ['scam_fraud'], sha256: String(day).repeat(64) }),
      );
    };
    const versionsOf = async (source: string) =>
      (await stores().listHistory.versions(10)).filter((version) => version.source === source);
    const keysOf = (addresses: readonly { readonly key: string }[] | undefined) => addresses?.map(({ key }) => key);

    it('holds every version of each list, newest first, and how much it changed', async () => {
      await put('one', 1, rowOf(A), rowOf(B));
      await put('other', 2, rowOf(A));
      await put('one', 3, rowOf(B), rowOf(C), rowOf(C, { category: 'mixer' }));
      const [newest, first] = await versionsOf('one');
      expect(newest).to.deep.include({
        ...{ source: 'one', format: 'txt', categories: ['scam_fraud'], publishedAt: dayOf(3), importedAt: dayOf(3) },
        ...{ rows: 3, sha256: '3'.repeat(64), inForce: true, changed: { added: 1, removed: 1 } },
      });
      expect(first).to.deep.include({ inForce: false, changed: null, rows: 2 });
      expect((newest?.version ?? 0) > (first?.version ?? 0)).to.equal(true);
      expect((await stores().listHistory.versions(1)).map(({ source }) => source)).to.deep.equal(['one', 'other']);
    });

    it('tells what differs between any two versions, whatever came and went between them', async () => {
      await put('one', 1, rowOf(A), rowOf(B));
      await put('other', 2, rowOf(D));
      await put('one', 3, rowOf(B), rowOf(C));
      await put('one', 4, rowOf(A), rowOf(B), rowOf(D, { chain: 'base' }), rowOf(D, { chain: 'polygon' }));
      const [last = 0, middle = 0, first = 0] = (await versionsOf('one')).map(({ version }) => version);
      const whole = await stores().listHistory.difference('one', first, last, 10);
      expect(whole).to.deep.equal({
        added: [
          { key: D, chain: 'base' },
          { key: D, chain: 'polygon' },
        ],
        removed: [],
        counts: { added: 2, removed: 0 },
        isWhole: true,
      });
      const second = await stores().listHistory.difference('one', middle, last, 1);
      expect([keysOf(second?.added), keysOf(second?.removed)]).to.deep.equal([[A], [C]]);
      expect(second?.counts).to.deep.equal({ added: 3, removed: 1 });
    });

    it('compares no version with itself, with an older one or with one of another list', async () => {
      await put('one', 1, rowOf(A));
      await put('other', 2, rowOf(A));
      await put('one', 3, rowOf(B));
      const [last = 0, first = 0] = (await versionsOf('one')).map(({ version }) => version);
      const [{ version: other } = { version: 0 }] = await versionsOf('other');
      for (const [from, to] of [
        [last, first],
        [first, first],
        [first, other],
        [other, last],
        [first, last + 1],
      ] as const)
        expect(await stores().listHistory.difference('one', from, to, 10)).to.equal(null);
      expect(await stores().listHistory.difference('none', first, last, 10)).to.equal(null);
    });

    it('knows since which import a list names an address', async () => {
      await put('one', 1, rowOf(A), rowOf(B));
      await put('one', 2, rowOf(A));
      await put('one', 3, rowOf(A), rowOf(B, { chain: 'base' }));
      await put('other', 4, rowOf(C));
      const since = async (key: string) => [...(await stores().listHistory.knownSince(key))];
      expect(await since(A)).to.deep.equal([['one', dayOf(1)]]);
      expect(await since(B)).to.deep.equal([['one', dayOf(3)]]);
      expect(await since(C)).to.deep.equal([['other', dayOf(4)]]);
      expect(await since(D)).to.deep.equal([]);
    });
  });
};
