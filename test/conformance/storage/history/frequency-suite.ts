import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { DAY_MS, evmKey, historyEntry, HOUR_MS, MINUTE_MS, NOON_MS } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { range, useHistory } from './support.js';

const large = (intent: Parameters<typeof historyEntry>[0] = {}) => historyEntry({ valueUsd: 9_000, ...intent });

/** How often the sender asked lately, and at which value. */
export const historyFrequencySuite = (harness: StoresHarness): void => {
  describe(`history, how often: ${harness.name}`, () => {
    const { lookUp, remember } = useHistory(harness);
    const inBand = async (query: Parameters<typeof lookUp>[0] = {}) => (await lookUp(query)).bandPaymentsLastDay;

    for (const bandToAnybody of [false, true])
      describe(`payments in the value band, ${bandToAnybody ? 'to all recipients' : 'to this recipient'}`, () => {
        const inThisBand = (query: Parameters<typeof lookUp>[0] = {}) => inBand({ bandToAnybody, ...query });

        it('have a value from the lower end on and below the upper one', async () => {
          await remember(
            [7_999.99, 8_000, 9_999.99, 10_000, null].map((valueUsd, nonce) => large({ valueUsd, nonce })),
          );
          expect(await inThisBand()).to.equal(2);
        });

        it('count with a REVIEW that nothing is known of, and not BLOCKed, given up or reported as fraud', async () => {
          await remember([large({ nonce: 1, action: 'REVIEW' }), large({ nonce: 2, action: 'BLOCK' })]);
          await remember([large({ nonce: 3 })], ['cancelled']);
          await remember([large({ nonce: 4 })], ['confirmed_malicious']);
          await remember([large({ nonce: 5 })], ['acknowledged']);
          expect(await inThisBand()).to.equal(2);
        });

        it('are payments by this sender only', async () => {
          await remember([large(), large({ transfer: false }), large({ senderKey: evmKey('colleague') })]);
          expect(await inThisBand()).to.equal(1);
        });

        it('count for 24 hours, also across midnight', async () => {
          const ages = [0, HOUR_MS, 13 * HOUR_MS, DAY_MS - 1, DAY_MS, DAY_MS + 1, 3 * DAY_MS];
          await remember(ages.map((age, nonce) => large({ checkedAtMs: NOON_MS - age, nonce })));
          expect(await inThisBand()).to.equal(4);
        });

        it("count when another instance's clock is a little ahead", async () => {
          await remember([large({ checkedAtMs: NOON_MS + 50 })]);
          expect(await lookUp({ bandToAnybody, checksLastHourUpTo: 10 })).to.include({
            bandPaymentsLastDay: 1,
            checksLastHour: 1,
          });
        });

        it('are counted up to the limit', async () => {
          await remember(range(HISTORY_LIMITS.bandChecks + 3).map((nonce) => large({ nonce })));
          expect(await inThisBand()).to.equal(HISTORY_LIMITS.bandChecks);
        });

        it('of one intent within ten minutes count once, later again', async () => {
          const at = (minutes: number) => large({ checkedAtMs: NOON_MS - minutes * MINUTE_MS });
          await remember([60, 55, 50].map(at));
          expect(await inThisBand()).to.equal(1);
          await remember([at(49)]);
          expect(await inThisBand()).to.equal(2);
        });

        it('of one intent count again once one was signed', async () => {
          await remember([large({ checkedAtMs: NOON_MS - 3 * MINUTE_MS })], ['signed']);
          await remember([large({ checkedAtMs: NOON_MS - 2 * MINUTE_MS })], ['signed']);
          await remember([large({ checkedAtMs: NOON_MS - MINUTE_MS })]);
          expect(await inThisBand()).to.equal(3);
        });

        it('leave out the one that the present check is about', async () => {
          const { fingerprint } = large();
          await remember([large({ checkedAtMs: NOON_MS - 5 * MINUTE_MS }), large({ nonce: 'other' })]);
          expect(await inThisBand({ fingerprint })).to.equal(1);
          expect(await inThisBand({ fingerprint, nowMs: NOON_MS + 6 * MINUTE_MS })).to.equal(2);
        });

        it('leave none out where the same intent was signed already', async () => {
          await remember([large({ checkedAtMs: NOON_MS - MINUTE_MS })], ['signed']);
          expect(await inThisBand({ fingerprint: large().fingerprint })).to.equal(1);
        });
      });

    it('payments in the band to different people are no pattern, but where those to all recipients count', async () => {
      await remember(range(5).map((who) => large({ recipientKey: evmKey(`employee ${who}`) })));
      expect(await inBand()).to.equal(0);
      expect(await inBand({ bandToAnybody: true })).to.equal(5);
    });

    it('payments in the band cannot be hidden by checking one of them again and again', async () => {
      await remember(range(4).map((nonce) => large({ nonce, checkedAtMs: NOON_MS - HOUR_MS, valueUsd: 9_500 })));
      await remember(range(HISTORY_LIMITS.entriesRead).map(() => large({ nonce: 'again' })));
      for (const bandToAnybody of [false, true])
        expect(await inBand({ bandToAnybody })).to.equal(HISTORY_LIMITS.bandChecks);
    });

    it('payments in a band that is not asked for are not counted', async () => {
      await remember([large()]);
      expect(await inBand({ bandUsd: null })).to.equal(null);
    });

    describe('checks of the last hour', () => {
      it('are not counted when not asked for', async () => {
        await remember([historyEntry()]);
        expect((await lookUp()).checksLastHour).to.equal(null);
      });

      it('count in any action and type, for this sender only, up to the limit asked for', async () => {
        const ages = [0, HOUR_MS - 1, HOUR_MS, DAY_MS];
        await remember([
          ...ages.map((age, nonce) => historyEntry({ nonce, checkedAtMs: NOON_MS - age })),
          historyEntry({ nonce: 'blocked', action: 'BLOCK', valueUsd: null }),
          historyEntry({ nonce: 'approval', transfer: false }),
          historyEntry({ senderKey: evmKey('colleague') }),
        ]);
        expect((await lookUp({ checksLastHourUpTo: 60 })).checksLastHour).to.equal(4);
        expect((await lookUp({ checksLastHourUpTo: 3 })).checksLastHour).to.equal(3);
        expect((await lookUp({ checksLastHourUpTo: 0 })).checksLastHour).to.equal(0);
      });

      it('count each intent once, and the present one not at all', async () => {
        await remember([
          historyEntry(),
          historyEntry(),
          historyEntry({ action: 'REVIEW' }),
          historyEntry({ nonce: 2 }),
        ]);
        expect((await lookUp({ checksLastHourUpTo: 10 })).checksLastHour).to.equal(2);
        expect(
          (await lookUp({ checksLastHourUpTo: 10, fingerprint: historyEntry().fingerprint })).checksLastHour,
        ).to.equal(1);
      });

      it('count as the limit where there are three times as many, so that checking again hides none', async () => {
        await remember(range(15).map(() => historyEntry()));
        expect((await lookUp({ checksLastHourUpTo: 6 })).checksLastHour).to.equal(1);
        expect((await lookUp({ checksLastHourUpTo: 5 })).checksLastHour).to.equal(5);
      });
    });
  });
};
