import { expect } from 'chai';
import { type Outcome, OUTCOMES } from '../../../domain/record/outcome.js';
import type { CheckEntry } from '../../../ports/stores/checks.js';
import { writersEnded } from '../../support/database.js';
import { type CheckTraits, madeCheck, ORDINARY } from './check-index-fixtures.js';
import {
  checkEntry,
  DAY_MS,
  HOUR_MS,
  NOON_MS,
  OTHER_ENVIRONMENT,
  OTHER_PARTNER,
  outcomeEntry,
  requestId,
  SCOPE,
} from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

/** What every `OutcomeStore` guarantees. */
export const outcomeStoreSuite = (harness: StoresHarness): void => {
  describe(`outcome store: ${harness.name}`, () => {
    const stores = useStores(harness);

    it('gives back what was reported, in the order in which it was stored', async () => {
      const id = requestId();
      const reports = OUTCOMES.map((outcome, place) =>
        // the order is that of storing, not that of the clock
        outcomeEntry({ requestId: id, outcome, reportedAtMs: NOON_MS - place, note: `note ${place} 漢字` }),
      );
      for (const report of reports) await stores().outcomes.append(report);
      await stores().outcomes.append(outcomeEntry());
      expect(await stores().outcomes.list(SCOPE, id)).to.deep.equal(
        reports.map(({ outcome, transactionHash, note, reportedAtMs }) => ({
          outcome,
          transactionHash,
          note,
          reportedAtMs,
        })),
      );
    });

    it('takes the same report twice', async () => {
      const report = outcomeEntry({ transactionHash: `0x${'ab'.repeat(32)}` });
      await stores().outcomes.append(report);
      await stores().outcomes.append(report);
      expect(await stores().outcomes.list(SCOPE, report.requestId)).to.have.length(2);
    });

    it("knows nothing of an id without reports, and never gives another scope's", async () => {
      const report = outcomeEntry();
      await stores().outcomes.append(report);
      expect(await stores().outcomes.list(SCOPE, requestId())).to.deep.equal([]);
      for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT])
        expect(await stores().outcomes.list(scope, report.requestId)).to.deep.equal([]);
    });

    describe('counts how often each finding fired', () => {
      const TODAY_MS = NOON_MS;
      const MONTH_BEFORE_MS = NOON_MS - 30 * DAY_MS;
      const none = { signed: 0, acknowledged: 0, cancelled: 0, confirmed_malicious: 0, false_alarm: 0 };
      const query = { scope: SCOPE, fromMs: MONTH_BEFORE_MS, untilMs: TODAY_MS + DAY_MS, period: 'month' as const };
      const fired = async (
        findingCodes: CheckEntry['findingCodes'],
        outcomes: readonly Outcome[] = [],
        changes: Partial<CheckEntry> = {},
      ): Promise<void> => {
        const check = checkEntry({ findingCodes, ...changes });
        await stores().checks.append(check);
        const { requestId: id, scope } = check;
        for (const outcome of outcomes) await stores().outcomes.append(outcomeEntry({ requestId: id, scope, outcome }));
      };

      it('and what became of those checks, by the latest outcome of each', async () => {
        await fired(['new_recipient']);
        await fired(['new_recipient', 'zero_amount'], ['acknowledged', 'signed']);
        await fired(['new_recipient'], ['cancelled', 'false_alarm']);
        await fired([], ['signed']);
        await fired(['new_recipient'], ['confirmed_malicious'], { scope: OTHER_ENVIRONMENT });
        expect(await stores().outcomes.precision(query)).to.deep.equal([
          { period: '2026-11', code: 'new_recipient', fired: 3, outcomes: { ...none, signed: 1, false_alarm: 1 } },
          { period: '2026-11', code: 'zero_amount', fired: 1, outcomes: { ...none, signed: 1 } },
        ]);
      });

      it('by UTC days or months, from the first moment on and before the last', async () => {
        for (const checkedAtMs of [MONTH_BEFORE_MS - 1, MONTH_BEFORE_MS, TODAY_MS, TODAY_MS + DAY_MS])
          await fired(['new_recipient'], ['cancelled'], { checkedAtMs });
        const rows = async (period: 'day' | 'month') =>
          (await stores().outcomes.precision({ ...query, period })).map((row) => [row.period, row.fired]);
        expect(await rows('month')).to.deep.equal([
          ['2026-10', 1],
          ['2026-11', 1],
        ]);
        expect(await rows('day')).to.deep.equal([
          ['2026-10-22', 1],
          ['2026-11-21', 1],
        ]);
      });

      it('the same before and after the checks are in the index of lists, of which whole days are read', async () => {
        const found: CheckTraits = { ...ORDINARY, findingCodes: ['new_recipient', 'zero_amount'] };
        const from = Date.parse('2026-11-18T00:00:00.000Z');
        for (const ms of [-1, 0, 12 * HOUR_MS, DAY_MS, 2 * DAY_MS - 1, 2 * DAY_MS, 2 * DAY_MS + HOUR_MS])
          await fired([], ['acknowledged', 'cancelled'], madeCheck(found, { checkedAtMs: from + ms }).entry);
        await fired([], [], madeCheck(found, { checkedAtMs: from, scope: OTHER_PARTNER }).entry);
        const asked = [
          [from, from + 2 * DAY_MS],
          [from - 1, from + 2 * DAY_MS + HOUR_MS],
          [from + 1, from + 12 * HOUR_MS + 1],
        ] as const;
        const rows = () =>
          Promise.all(
            asked.map(([fromMs, untilMs]) => stores().outcomes.precision({ ...query, fromMs, untilMs, period: 'day' })),
          );
        const before = await rows();
        expect(before.map((days) => days.map((day) => [day.fired, day.outcomes.cancelled]))).to.deep.equal([
          [2, 2, 2, 2].map((count) => [count, count]),
          [1, 1, 2, 2, 2, 2, 1, 1].map((count) => [count, count]),
          [1, 1].map((count) => [count, count]),
        ]);
        await writersEnded();
        while ((await stores().checkIndex.fill(3)) === 3);
        expect(await rows()).to.deep.equal(before);
      });

      it('and nothing where nothing fired', async () => {
        expect(await stores().outcomes.precision(query)).to.deep.equal([]);
        await fired([]);
        expect(await stores().outcomes.precision(query)).to.deep.equal([]);
      });
    });
  });
};
