import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { DAY_MS, evmKey, historyEntry, HOUR_MS, NOON_MS } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { NOTHING, range, useHistory } from './support.js';

/** How often the sender asked lately, and at which value. */
export const historyFrequencySuite = (harness: StoresHarness): void => {
  describe(`history: ${harness.name}`, () => {
    const { lookUp, remember } = useHistory(harness);

    describe('checks in the value band', () => {
      it('have a value from the lower end on and below the upper one', async () => {
        await remember(
          [7_999.99, 8_000, 9_999.99, 10_000, null].map((valueUsd, nonce) => historyEntry({ valueUsd, nonce })),
        );
        expect((await lookUp()).bandChecksLastDay).to.equal(2);
      });

      it('count in any action, to any recipient and of any type, for this sender only', async () => {
        await remember([
          historyEntry({ valueUsd: 9_000, action: 'BLOCK' }),
          historyEntry({ valueUsd: 9_000, recipientKey: evmKey('somebody') }),
          historyEntry({ valueUsd: 9_000, transfer: false }),
          historyEntry({ valueUsd: 9_000, senderKey: evmKey('colleague') }),
        ]);
        expect((await lookUp()).bandChecksLastDay).to.equal(3);
      });

      it('count for 24 hours, also across midnight', async () => {
        const ages = [0, HOUR_MS, 13 * HOUR_MS, DAY_MS - 1, DAY_MS, DAY_MS + 1, 3 * DAY_MS];
        await remember(ages.map((age, nonce) => historyEntry({ valueUsd: 9_000, checkedAtMs: NOON_MS - age, nonce })));
        expect((await lookUp()).bandChecksLastDay).to.equal(4);
      });

      it("count when another instance's clock is a little ahead", async () => {
        await remember([historyEntry({ valueUsd: 9_000, checkedAtMs: NOON_MS + 50 })]);
        expect(await lookUp({ checksLastHourUpTo: 10 })).to.include({ bandChecksLastDay: 1, checksLastHour: 1 });
      });

      it('are counted up to the limit, each intent once', async () => {
        const nonces = range(HISTORY_LIMITS.bandChecks + 3);
        await remember(
          nonces.flatMap((nonce) =>
            (['ALLOW', 'REVIEW', 'BLOCK'] as const).map((action) => historyEntry({ valueUsd: 9_000, nonce, action })),
          ),
        );
        expect((await lookUp()).bandChecksLastDay).to.equal(HISTORY_LIMITS.bandChecks);
      });
    });

    describe('a band that is not asked for', () => {
      it('is not counted', async () => {
        await remember([historyEntry({ valueUsd: 9_000 })]);
        expect((await lookUp({ bandUsd: null })).bandChecksLastDay).to.equal(null);
      });

      it('changes nothing else, after any earlier question and for any intent', async () => {
        const entries = range(6).flatMap((nonce) =>
          (['ALLOW', 'REVIEW'] as const).map((action) => historyEntry({ nonce, action })),
        );
        const facts = (allowedChecksToRecipient: number) => ({
          ...NOTHING,
          allowedChecksToRecipient,
          recipientUsedBySender: true,
          bandChecksLastDay: null,
        });
        await remember(entries.slice(0, 2));
        const [first] = entries;
        expect(await lookUp({ bandUsd: null, allowedChecksUpTo: 0, fingerprint: first!.fingerprint })).to.deep.equal({
          ...NOTHING,
          bandChecksLastDay: null,
        });
        expect(await lookUp({ bandUsd: null, allowedChecksUpTo: 0 })).to.deep.equal(facts(0));
        expect(await lookUp({ bandUsd: null, allowedChecksUpTo: 0, fingerprint: first!.fingerprint })).to.deep.equal({
          ...NOTHING,
          bandChecksLastDay: null,
        });
        await remember(entries);
        for (const allowedChecksUpTo of [3, 5, 6, 100]) {
          for (const again of range(2)) {
            expect(await lookUp({ bandUsd: null, allowedChecksUpTo }), `${allowedChecksUpTo}, ${again}`).to.deep.equal(
              facts(Math.min(6, allowedChecksUpTo)),
            );
            const own = await lookUp({ bandUsd: null, allowedChecksUpTo, fingerprint: first!.fingerprint });
            expect(own, `${allowedChecksUpTo}, ${again}, of an intent checked before`).to.deep.equal(
              facts(Math.min(5, allowedChecksUpTo)),
            );
          }
        }
      });
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
    });
  });
};
