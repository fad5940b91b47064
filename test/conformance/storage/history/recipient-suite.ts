import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { evmKey, historyEntry, lookalikeOf } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { NOTHING, range, useHistory } from './support.js';

/** What is known of the recipient. */
export const historyRecipientSuite = (harness: StoresHarness): void => {
  describe(`history: ${harness.name}`, () => {
    const { lookUp, remember } = useHistory(harness);

    describe('ALLOWed checks to the recipient', () => {
      it('count by anyone of the partner, of any type, and only when ALLOWed', async () => {
        await remember([
          historyEntry({ nonce: 1 }),
          historyEntry({ nonce: 2, senderKey: evmKey('colleague') }),
          historyEntry({ nonce: 3, transfer: false }),
          historyEntry({ nonce: 4, action: 'REVIEW' }),
          historyEntry({ nonce: 5, action: 'BLOCK' }),
          historyEntry({ nonce: 6, recipientKey: evmKey('somebody else') }),
        ]);
        expect((await lookUp()).allowedChecksToRecipient).to.equal(3);
        expect((await lookUp({ senderKey: null })).allowedChecksToRecipient).to.equal(3);
      });

      it('are counted up to the limit', async () => {
        await remember(range(HISTORY_LIMITS.allowedChecks + 5).map((nonce) => historyEntry({ nonce })));
        expect((await lookUp()).allowedChecksToRecipient).to.equal(HISTORY_LIMITS.allowedChecks);
        expect((await lookUp({ allowedChecksUpTo: 7 })).allowedChecksToRecipient).to.equal(7);
        expect((await lookUp({ allowedChecksUpTo: 0 })).allowedChecksToRecipient).to.equal(0);
      });
    });

    describe('a recipient used by this sender', () => {
      for (const action of ['ALLOW', 'REVIEW', 'BLOCK'] as const) {
        it(`is known after a transfer that gave ${action}`, async () => {
          await remember([historyEntry({ action })]);
          expect((await lookUp()).recipientUsedBySender).to.equal(true);
        });
      }

      it("is not known after another type, another sender's transfer, or a transfer to another recipient", async () => {
        await remember([
          historyEntry({ transfer: false }),
          historyEntry({ senderKey: evmKey('colleague') }),
          historyEntry({ recipientKey: lookalikeOf(evmKey('recipient'), 1) }),
        ]);
        expect((await lookUp()).recipientUsedBySender).to.equal(false);
      });

      it('is not known where the request names no valid sender or recipient', async () => {
        await remember([historyEntry({ valueUsd: 9_000 })]);
        expect(await lookUp({ senderKey: null, recipientKey: null, checksLastHourUpTo: 5 })).to.deep.equal({
          ...NOTHING,
          checksLastHour: 0,
        });
        expect(await lookUp({ recipientKey: null })).to.deep.equal({ ...NOTHING, bandChecksLastDay: 1 });
      });
    });
  });
};
