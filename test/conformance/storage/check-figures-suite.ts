import { expect } from 'chai';
import type { Disposition } from '../../../domain/record/disposition.js';
import { writersEnded } from '../../support/database.js';
import { type MadeCheck, madeCheck, ORDINARY } from './check-index-fixtures.js';
import { dispositionEntry, evmKey, HOUR_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

/** What every `CheckIndex` guarantees of its figures by days. */
export const checkFiguresSuite = (harness: StoresHarness): void => {
  describe(`figures in the index of checks: ${harness.name}`, () => {
    const stores = useStores(harness);
    const store = async (checks: readonly MadeCheck[]): Promise<void> => {
      for (const { entry } of checks) await stores().checks.append(entry);
    };
    const filled = async (): Promise<void> => {
      await writersEnded();
      while ((await stores().checkIndex.fill(3)) === 3);
    };

    it('counts the checks of each UTC day by action, and their findings, for their own scope', async () => {
      const blocked = { ...ORDINARY, action: 'BLOCK', findingCodes: ['zero_amount', 'recipient_is_contract'] } as const;
      const lastMoment = NOON_MS + 12 * HOUR_MS - 1;
      await store([madeCheck(ORDINARY), madeCheck(blocked), madeCheck(blocked, { checkedAtMs: lastMoment })]);
      await filled();
      await store([madeCheck({ ...blocked, findingCodes: ['zero_amount'] }, { checkedAtMs: lastMoment + 1 })]);
      await store([madeCheck(blocked, { scope: OTHER_ENVIRONMENT })]);
      await filled();
      expect(await stores().checkIndex.days(SCOPE, '2026-11-01', '2026-11-30')).to.deep.equal({
        days: [
          { day: '2026-11-21', byAction: { ALLOW: 1, REVIEW: 0, BLOCK: 2 } },
          { day: '2026-11-22', byAction: { ALLOW: 0, REVIEW: 0, BLOCK: 1 } },
        ],
        byFinding: [
          { code: 'zero_amount', checks: 3 },
          { code: 'recipient_is_contract', checks: 2 },
        ],
      });
      expect(await stores().checkIndex.days(SCOPE, '2026-11-20', '2026-11-20')).to.deep.equal({
        days: [],
        byFinding: [],
      });
      expect(await stores().checkIndex.days(OTHER_PARTNER, '2026-11-01', '2026-11-30')).to.deep.equal({
        days: [],
        byFinding: [],
      });
    });

    it('counts all checks of an account, and what was to move to it and from it, for their own scope', async () => {
      const [payer, payee, contract] = [ORDINARY.from, ORDINARY.to, evmKey('contract')];
      const at = (day: number, traits: Partial<MadeCheck['traits']> = {}, scope = SCOPE) =>
        madeCheck({ ...ORDINARY, ...traits }, { checkedAtMs: NOON_MS + day * 24 * HOUR_MS, scope });
      await store([at(-2), at(-1, { valueUsd: 1_000 }), at(-1, { valueUsd: null }), at(0, {}, OTHER_PARTNER)]);
      await filled();
      await store([at(0, { from: payee, to: payer, valueUsd: 7, action: 'BLOCK' }), at(0, { to: payer })]);
      await store([at(0, { from: evmKey('third'), contract: payee }), at(1, { to: contract, valueUsd: 1 })]);
      await filled();
      const none = { checks: 0, valueUsd: 0, checksWithoutValue: 0 };
      const totals = (account: string, fromDay: string, scope = SCOPE) =>
        stores().checkIndex.accountTotals(scope, account, fromDay);
      expect(await totals(payee, '1970-01-01')).to.deep.equal({
        ...{ checks: 5, firstDay: '2026-11-19', lastDay: '2026-11-21' },
        toIt: { checks: 4, valueUsd: 1_500, checksWithoutValue: 1 },
        fromIt: { checks: 1, valueUsd: 7, checksWithoutValue: 0 },
      });
      expect(await totals(payer, '2026-11-20'), 'what it pays itself moves nothing').to.deep.equal({
        ...{ checks: 5, firstDay: '2026-11-20', lastDay: '2026-11-22' },
        toIt: { checks: 1, valueUsd: 7, checksWithoutValue: 0 },
        fromIt: { checks: 3, valueUsd: 1_001, checksWithoutValue: 1 },
      });
      expect(await totals(payee, '1970-01-01', OTHER_PARTNER)).to.deep.include({ checks: 1, lastDay: '2026-11-21' });
      for (const scope of [OTHER_ENVIRONMENT, { ...SCOPE, partnerId: 'prt_new' }])
        expect(await totals(payee, '1970-01-01', scope)).to.deep.equal({
          ...{ checks: 0, firstDay: null, lastDay: null },
          ...{ toIt: none, fromIt: none },
        });
    });

    it('counts what is open, and the cases that each UTC day brought and people decided, by scope', async () => {
      const at = (day: number, ms = 0) => ({ checkedAtMs: NOON_MS + day * 24 * HOUR_MS + ms });
      const blocked = { ...ORDINARY, action: 'BLOCK', findingCodes: ['zero_amount'] } as const;
      const [first, second, third] = [at(0), at(0, 1), at(1)].map((when) => madeCheck(blocked, when));
      if (first === undefined || second === undefined || third === undefined) throw new Error('three are made');
      const allowed = madeCheck(ORDINARY, at(0, 2));
      await store([first, second, third, allowed, madeCheck(blocked, { ...at(0), scope: OTHER_PARTNER })]);
      await filled();
      const say = async (check: MadeCheck, disposition: Disposition, day: number, fourEyes = false): Promise<void> => {
        const { requestId, scope } = check.entry;
        const by = { kind: 'key', name: `person ${String(day)}` } as const;
        const decidedAtMs = NOON_MS + day * 24 * HOUR_MS;
        await stores().dispositions.decide(
          dispositionEntry({ requestId, scope, disposition, by, decidedAtMs }),
          fourEyes,
          null,
        );
      };
      await say(first, 'reject', 0);
      await say(first, 'approve', 2);
      await say(second, 'approve', 1, true);
      await say(third, 'escalate', 1);
      await say(allowed, 'reject', 1);
      expect(await stores().checkIndex.caseFlow(SCOPE, '2026-11-21')).to.deep.equal({
        openNow: 2,
        days: [
          { day: '2026-11-21', opened: 2, decided: 0 },
          { day: '2026-11-22', opened: 1, decided: 0 },
          { day: '2026-11-23', opened: 0, decided: 1 },
        ],
      });
      const later = await stores().checkIndex.caseFlow(SCOPE, '2026-11-22');
      expect(later.days.map(({ day }) => day)).to.deep.equal(['2026-11-22', '2026-11-23']);
      expect(await stores().checkIndex.caseFlow(OTHER_ENVIRONMENT, '2026-11-01')).to.deep.equal({
        openNow: 0,
        days: [],
      });
    });
  });
};
