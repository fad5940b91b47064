import { createHash } from 'node:crypto';
import { expect } from 'chai';
import type { SealedCheckRow, StoredSeal } from '../../../ports/stores/seals.js';
import { checkEntry, MINUTE_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { reportEntry } from './report-fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const seal = (seq: number, changes: Partial<StoredSeal> = {}): StoredSeal => ({
  scope: SCOPE,
  seq,
  untilMs: NOON_MS + seq * MINUTE_MS,
  records: [1, 2].map((number) => ({ requestId: `req_${seq}_${number}`, recordSha256: sha256(`${seq} ${number}`) })),
  note: `origin\n${seq}\n\n— a key €\n`,
  ...changes,
});

/** What every `SealStore` guarantees. */
export const sealStoreSuite = (harness: StoresHarness): void => {
  describe(`seal store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const all = async (after = 0, scope = SCOPE): Promise<readonly StoredSeal[]> => {
      const found: StoredSeal[] = [];
      for await (const one of stores().seals.after(scope, after)) found.push(one);
      return found;
    };

    it('gives back the seals of a scope as they were, by place, also many of them', async () => {
      const seals = Array.from({ length: 40 }, (_, index) => seal(index + 1));
      for (const one of seals) expect(await stores().seals.append(one)).to.equal(true);
      expect(await all()).to.deep.equal(seals);
      expect(await all(38)).to.deep.equal(seals.slice(38));
      expect(await all(0, OTHER_PARTNER)).to.deep.equal([]);
    });

    it('keeps a seal without records', async () => {
      await stores().seals.append(seal(1, { records: [] }));
      expect(await all()).to.deep.equal([seal(1, { records: [] })]);
    });

    it('takes one seal for a place of a scope, of any number that come at once', async () => {
      const taken = await Promise.all(
        Array.from({ length: 5 }, (_, number) => stores().seals.append(seal(1, { note: `note ${number}` }))),
      );
      expect(taken.filter(Boolean)).to.have.length(1);
      expect(await stores().seals.append(seal(1, { scope: OTHER_PARTNER }))).to.equal(true);
      expect(await all()).to.have.length(1);
    });

    it('hashes the exact text of each record, oldest first, then by id', async () => {
      const texts = ['{"a":1}', ' {"a": 1}\n', '{"ä":"\u{1F512} \\u0000"}'];
      const entries = texts.map((recordJson, index) =>
        checkEntry({ recordJson, checkedAtMs: NOON_MS - Math.floor(index / 2) }),
      );
      for (const entry of entries.toReversed()) await stores().checks.append(entry);
      await stores().checks.append(checkEntry({ scope: OTHER_PARTNER }));
      await stores().checks.append(checkEntry({ scope: OTHER_ENVIRONMENT }));
      const [first, second, third] = entries;
      const expected = [third, first, second].map((entry) => ({
        requestId: entry?.requestId,
        recordSha256: sha256(entry?.recordJson ?? ''),
        checkedAtMs: entry?.checkedAtMs,
      }));
      expect(await stores().seals.records(SCOPE, { fromMs: null, untilMs: NOON_MS + 1 }, 10)).to.deep.equal(expected);
      expect(await stores().seals.records(OTHER_PARTNER, { fromMs: null, untilMs: NOON_MS }, 10)).to.deep.equal([]);
    });

    it('gives the records of a stretch: from its first moment to before its last', async () => {
      const entries = [0, 1, 2, 3].map((ms) => checkEntry({ checkedAtMs: NOON_MS + ms }));
      for (const entry of entries) await stores().checks.append(entry);
      const found = await stores().seals.records(SCOPE, { fromMs: NOON_MS + 1, untilMs: NOON_MS + 3 }, 10);
      expect(found.map(({ requestId }) => requestId)).to.deep.equal(
        entries.slice(1, 3).map((entry) => entry.requestId),
      );
    });

    it('gives the rows of a stretch with their columns, in the same order, however many they are', async () => {
      const entries = Array.from({ length: 1_203 }, (_, index) =>
        checkEntry({
          checkedAtMs: NOON_MS + Math.floor(index / 7),
          action: index % 2 === 0 ? 'ALLOW' : 'BLOCK',
          route: index % 2 === 0 ? 'payload' : 'transaction',
          findingCodes: index % 2 === 0 ? [] : ['sanctioned_address', 'new_recipient'],
        }),
      );
      await Promise.all(entries.map((entry) => stores().checks.append(entry)));
      await stores().checks.append(checkEntry({ scope: OTHER_PARTNER }));
      const rowsOf = async (fromMs: number | null, untilMs: number): Promise<readonly SealedCheckRow[]> => {
        const rows: SealedCheckRow[] = [];
        for await (const row of stores().seals.rows(SCOPE, { fromMs, untilMs })) rows.push(row);
        return rows;
      };
      const expected = entries.map(
        ({ requestId, keyId, checkedAtMs, action, direction, route, findingCodes, recordJson }) => ({
          requestId,
          keyId,
          checkedAtMs,
          action,
          direction,
          route,
          findingCodes,
          recordJson,
        }),
      );
      expect(await rowsOf(null, Number.POSITIVE_INFINITY)).to.deep.equal(expected);
      expect(await rowsOf(NOON_MS + 1, NOON_MS + 2)).to.deep.equal(expected.slice(7, 14));
    });

    it('gives no more records than asked, but all of the last moment', async () => {
      for (const ms of [0, 1, 1, 1, 2]) await stores().checks.append(checkEntry({ checkedAtMs: NOON_MS + ms }));
      const count = async (limit: number): Promise<number> =>
        (await stores().seals.records(SCOPE, { fromMs: null, untilMs: NOON_MS + 10 }, limit)).length;
      expect([await count(1), await count(2), await count(4), await count(5), await count(9)]).to.deep.equal([
        1, 4, 4, 5, 5,
      ]);
    });

    it('finds the seal in whose stretch a moment lies', async () => {
      for (const seq of [1, 2, 3]) await stores().seals.append(seal(seq));
      const seqAt = async (ms: number, scope = SCOPE): Promise<number | undefined> =>
        (await stores().seals.covering(scope, NOON_MS + ms))?.seq;
      expect([await seqAt(-1), await seqAt(MINUTE_MS - 1)]).to.deep.equal([1, 1]);
      expect([await seqAt(MINUTE_MS), await seqAt(3 * MINUTE_MS - 1)]).to.deep.equal([2, 3]);
      expect([await seqAt(3 * MINUTE_MS), await seqAt(0, OTHER_PARTNER)]).to.deep.equal([undefined, undefined]);
    });

    it('says of every scope with checks or reports what is sealed and whether there is more', async () => {
      await stores().checks.append(checkEntry({ checkedAtMs: NOON_MS }));
      await stores().checks.append(checkEntry({ checkedAtMs: NOON_MS + MINUTE_MS }));
      await stores().reports.create(reportEntry(1, { scope: OTHER_PARTNER }));
      // scopes that other tests wrote for are there as well, with nothing
      const ours = async (untilMs: number) =>
        (await stores().seals.scopes(untilMs)).filter(({ scope: { partnerId, environment } }) =>
          [SCOPE, OTHER_PARTNER].some((one) => one.partnerId === partnerId && one.environment === environment),
        );
      const open = async (untilMs: number) =>
        (await ours(untilMs))
          .map(({ scope, newest, hasUnsealed }) => [scope, newest?.seq ?? null, hasUnsealed] as const)
          .toSorted(([one], [other]) => one.partnerId.localeCompare(other.partnerId));
      expect(await open(NOON_MS)).to.deep.equal([
        [SCOPE, null, false],
        [OTHER_PARTNER, null, false],
      ]);
      expect((await open(NOON_MS + 1))[0]).to.deep.equal([SCOPE, null, true]);
      await stores().seals.append(seal(1));
      expect((await open(NOON_MS + MINUTE_MS))[0]).to.deep.equal([SCOPE, 1, false]);
      expect((await open(NOON_MS + MINUTE_MS + 1))[0]).to.deep.equal([SCOPE, 1, true]);
      const [{ newest } = { newest: null }] = await ours(NOON_MS);
      expect(newest).to.include({ seq: 1, untilMs: NOON_MS + MINUTE_MS, note: seal(1).note });
    });

    it('lets one seal at a time, and the next one after it, also after a failure', async () => {
      const { seals } = stores();
      let isInside = false;
      const order: string[] = [];
      const ran = await seals.exclusively(async () => {
        isInside = true;
        order.push(String(await seals.exclusively(async () => void order.push('never'))));
      });
      expect([isInside, ran, order]).to.deep.equal([true, true, ['false']]);
      const failure = await seals
        .exclusively(() => Promise.reject(new TypeError('mine')))
        .catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(TypeError);
      expect(await seals.exclusively(async () => undefined)).to.equal(true);
    });

    it('is alone while nothing else is open', async () => {
      await stores().checks.append(checkEntry());
      expect(await stores().seals.isAlone()).to.equal(true);
    });
  });
};
