import { expect } from 'chai';
import fc from 'fast-check';
import type { Scope } from '../../../domain/record/record.js';
import { type CheckFilter, type CheckOrder, EVERY_CHECK } from '../../../ports/stores/check-index.js';
import { writersEnded } from '../../support/database.js';
import { type MadeCheck, madeCheck, ORDINARY } from './check-index-fixtures.js';
import { COMPARED, filters, isAskedFor, moments, orders, sayings, tallyOf, traits } from './check-index-generators.js';
import {
  assignment,
  checkEntry,
  dispositionEntry,
  evmKey,
  NOON_MS,
  OTHER_ENVIRONMENT,
  OTHER_PARTNER,
  SCOPE,
} from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';
import { runs } from '../../support/depth.js';

const PROPERTY_RUNS = runs(10);
const FIRST_PAGE = { olderThan: null, count: 100 } as const;

type Saying = ReturnType<typeof sayings> extends fc.Arbitrary<(infer One)[]> ? One : never;

const STATE_AFTER = {
  approve: 'approved',
  reject: 'rejected',
  escalate: 'escalated',
  false_alarm: 'false_alarm',
} as const;

const personOf = (name: string | null) => (name === null ? null : ({ kind: 'key', name } as const));

const inTurn = async <Item>(items: readonly Item[], run: (item: Item, place: number) => Promise<Item> | Item) => {
  const results: Item[] = [];
  for (const [place, item] of items.entries()) results.push(await run(item, place));
  return results;
};

/** What every `CheckIndex` guarantees. */
export const checkIndexSuite = (harness: StoresHarness): void => {
  describe(`index of checks: ${harness.name}`, () => {
    const stores = useStores(harness);
    const store = async (checks: readonly MadeCheck[]): Promise<void> => {
      for (const { entry } of checks) await stores().checks.append(entry);
    };
    const filled = async (): Promise<void> => {
      await writersEnded();
      while ((await stores().checkIndex.fill(3)) === 3);
    };
    const listed = async (scope: Scope, filter: Partial<CheckFilter> = {}, page = FIRST_PAGE as PageAsked) => {
      const found = await stores().checkIndex.list(scope, { ...EVERY_CHECK, ...filter }, page);
      return found?.checks.map(({ requestId }) => requestId) ?? null;
    };
    /** The check after people said something of it, one after the other. */
    const decided = async (check: MadeCheck, said: readonly Saying[]): Promise<MadeCheck> => {
      const { scope, requestId } = check.entry;
      let { state, assignee } = check;
      for (const { fourEyes, person, to, ...wish } of said) {
        const one = dispositionEntry({ requestId, scope, ...wish, by: { kind: 'key', name: person } });
        const stored = await stores().dispositions.decide(one, fourEyes, null);
        if (typeof stored !== 'string') state = stored.counts ? STATE_AFTER[stored.disposition] : 'pending';
        if (to === undefined) continue;
        expect(
          await stores().dispositions.assign(assignment({ requestId, scope, to: personOf(to) }), assignee),
        ).to.equal(true);
        assignee = to;
      }
      return { ...check, state, assignee };
    };
    const idsOf = (checks: readonly MadeCheck[]) => checks.map(({ entry }) => entry.requestId);

    it('finds by every filter, and by several together, what a look at each check finds', async function () {
      this.timeout(120_000);
      let run = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(traits(), fc.constantFrom(...moments), sayings(), fc.boolean()), { maxLength: 30 }),
          fc.array(fc.tuple(filters(), orders()), { minLength: 8, maxLength: 8 }),
          fc.integer({ min: 1, max: 12 }),
          async (made, asked, count) => {
            const scope = { ...SCOPE, partnerId: `prt_${String((run += 1)).padStart(26, '0')}` };
            const plain = made.map(([one, checkedAtMs]) => madeCheck(one, { scope, checkedAtMs }));
            await stores().checks.appendTogether(
              scope,
              plain.map(({ entry }) => entry),
            );
            const said = (early: boolean) => (check: MadeCheck, place: number) =>
              made[place]?.[3] === early ? decided(check, made[place][2]) : check;
            const before = await inTurn(plain, said(true));
            await filled();
            const checks = await inTurn(before, said(false));
            for (const [filter, order] of asked) {
              const expected = idsOf(checks.filter((check) => isAskedFor(check, filter)).sort(COMPARED[order]));
              const walked: string[] = [];
              for (let olderThan: string | null = null; ; olderThan = walked.at(-1) ?? null) {
                const page = (await listed(scope, filter, { olderThan, count, order })) ?? [];
                walked.push(...page);
                if (page.length < count) break;
              }
              expect(walked).to.deep.equal(expected);
              const asked = checks.filter((check) => isAskedFor(check, filter));
              expect(await stores().checkIndex.tally(scope, filter, 100)).to.deep.equal(tallyOf(asked));
            }
          },
        ),
        { numRuns: PROPERTY_RUNS },
      );
    });

    it('gives back what the record says, whatever its texts hold', async () => {
      const odd = { intentReference: 'a\u0000b\n\ud800 "c" \\ \u001f', token: "US'\\:*DC", counterpartyName: '\u0000' };
      const check = madeCheck({ ...ORDINARY, ...odd, findingCodes: ['zero_amount', 'recipient_is_contract'] });
      await store([check]);
      await filled();
      const page = await stores().checkIndex.list(SCOPE, EVERY_CHECK, FIRST_PAGE);
      expect(page?.checks).to.deep.equal([check.listed]);
      expect(await listed(SCOPE, { intentReference: odd.intentReference })).to.have.length(1);
      expect(await listed(SCOPE, { token: odd.token })).to.have.length(1);
      expect(await listed(SCOPE, { words: ['c'] })).to.have.length(1);
    });

    it('never gives a check of another partner or environment, nor goes on from one', async () => {
      const own = madeCheck();
      const others = [OTHER_PARTNER, OTHER_ENVIRONMENT].map((scope) => madeCheck(ORDINARY, { scope }));
      await store([own, ...others]);
      await filled();
      expect(await listed(SCOPE)).to.deep.equal(idsOf([own]));
      expect(await listed(SCOPE, { accounts: [ORDINARY.to] })).to.deep.equal(idsOf([own]));
      for (const other of idsOf(others))
        expect(await listed(SCOPE, {}, { olderThan: other, count: 10 })).to.equal(null);
      expect(await listed(SCOPE, {}, { olderThan: 'req_00000000000000000000000000', count: 10 })).to.equal(null);
      expect(await listed({ ...SCOPE, partnerId: 'prt_new' })).to.deep.equal([]);
      expect(
        await listed({ ...SCOPE, partnerId: 'prt_new' }, {}, { olderThan: idsOf([own])[0] ?? '', count: 1 }),
      ).to.equal(null);
    });

    it('goes on from a check without a gap or a second time, while newer ones arrive', async () => {
      const checks = [4, 3, 2, 1].map((ms) => madeCheck(ORDINARY, { checkedAtMs: NOON_MS + ms }));
      await store(checks);
      await filled();
      const [first, second, third, fourth] = idsOf(checks);
      expect(await listed(SCOPE, {}, { olderThan: null, count: 2 })).to.deep.equal([first, second]);
      await store([madeCheck(ORDINARY, { checkedAtMs: NOON_MS + 9 })]);
      await filled();
      expect(await listed(SCOPE, {}, { olderThan: second ?? '', count: 2 })).to.deep.equal([third, fourth]);
    });

    it('takes each check in once, also where several fill at the same time', async () => {
      const checks = Array.from({ length: 30 }, (_, ms) => madeCheck(ORDINARY, { checkedAtMs: NOON_MS - ms }));
      await store(checks);
      await writersEnded();
      await Promise.all([filled(), filled(), filled()]);
      expect(await listed(SCOPE)).to.deep.equal(idsOf(checks));
    });

    it('counts up to a number, and says where there are more', async () => {
      await store([1, 2, 3].map((ms) => madeCheck(ORDINARY, { checkedAtMs: NOON_MS + ms })));
      await filled();
      for (const filter of [EVERY_CHECK, { ...EVERY_CHECK, accounts: [ORDINARY.to] }]) {
        const { checks, isAll, byAction } = await stores().checkIndex.tally(SCOPE, filter, 2);
        expect([checks, isAll, byAction.ALLOW]).to.deep.equal([2, false, 2]);
        expect(await stores().checkIndex.tally(SCOPE, filter, 3)).to.deep.include({ checks: 3, isAll: true });
        expect(await stores().checkIndex.tally(OTHER_PARTNER, filter, 3)).to.deep.include({ checks: 0, isAll: true });
      }
    });

    it('finds the newest ALLOWs about accounts, and says about which, for their own scope', async () => {
      const { from, to } = ORDINARY;
      const checks = [3, 2, 1].map((ms) => madeCheck(ORDINARY, { checkedAtMs: NOON_MS + ms }));
      await store([
        ...checks,
        madeCheck({ ...ORDINARY, action: 'REVIEW' }),
        madeCheck({ ...ORDINARY, to: evmKey('x') }),
      ]);
      await store([madeCheck(ORDINARY, { scope: OTHER_PARTNER })]);
      await filled();
      const found = await stores().checkIndex.allowed(SCOPE, [to, evmKey('never named')], 2);
      expect(found).to.deep.equal(
        checks.slice(0, 2).map(({ entry: { requestId, checkedAtMs } }) => ({ requestId, checkedAtMs, accounts: [to] })),
      );
      const [both] = await stores().checkIndex.allowed(SCOPE, [from, to], 1);
      expect(both?.accounts).to.deep.equal([from, to].sort());
      expect(await stores().checkIndex.allowed(SCOPE, [], 5)).to.deep.equal([]);
    });

    it('says up to which moment nothing is missing', async () => {
      const [before] = [madeCheck()];
      await store([before]);
      await writersEnded();
      await filled();
      // a sample of one look is reached by the next
      await filled();
      const page = await stores().checkIndex.list(SCOPE, EVERY_CHECK, FIRST_PAGE);
      expect(page?.indexedUntilMs).to.be.a('number');
      expect(page?.checks).to.have.length(1);
    });

    it('leaves out a record that cannot be read, and no other', async () => {
      const check = madeCheck();
      await stores().checks.append(checkEntry({ recordJson: '{"schemaVersion":0}' }));
      await store([check]);
      await filled();
      expect(await listed(SCOPE)).to.deep.equal(idsOf([check]));
    });
  });
};

interface PageAsked {
  readonly olderThan: string | null;
  readonly count: number;
  readonly order?: CheckOrder;
}
