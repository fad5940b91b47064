import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { evmKey, historyEntry, lookalikeOf } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { range, useHistory } from './support.js';

/** Recipients of the sender that look like the present one. */
export const historyLookalikeSuite = (harness: StoresHarness): void => {
  describe(`history: ${harness.name}`, () => {
    const { lookUp, remember } = useHistory(harness);

    describe('look-alikes', () => {
      const recipientKey = evmKey('recipient');

      it('are recipients of this sender with the same ends', async () => {
        const similar = lookalikeOf(recipientKey, 1);
        await remember([
          historyEntry({ recipientKey: similar }),
          historyEntry({ recipientKey: lookalikeOf(recipientKey, 2), senderKey: evmKey('colleague') }),
          historyEntry({ recipientKey: lookalikeOf(recipientKey, 3), transfer: false }),
          historyEntry({ recipientKey: lookalikeOf(recipientKey, 4), action: 'BLOCK' }),
          historyEntry({ recipientKey: evmKey('quite another') }),
        ]);
        expect((await lookUp()).lookalikeRecipients).to.deep.equal([similar]);
      });

      it('are found after a transfer that gave REVIEW, and named once', async () => {
        const similar = lookalikeOf(recipientKey, 1);
        await remember(range(3).map((nonce) => historyEntry({ recipientKey: similar, action: 'REVIEW', nonce })));
        expect((await lookUp()).lookalikeRecipients).to.deep.equal([similar]);
      });

      it('are none where the sender really used the recipient itself', async () => {
        await remember([historyEntry({ recipientKey: lookalikeOf(recipientKey, 1) }), historyEntry({ nonce: 'own' })]);
        expect((await lookUp()).lookalikeRecipients).to.deep.equal([]);
      });

      it('stay where every check of the recipient itself was BLOCKed, no transfer, or this very intent', async () => {
        const similar = lookalikeOf(recipientKey, 1);
        const present = historyEntry({ nonce: 'present', action: 'REVIEW' });
        await remember([
          historyEntry({ recipientKey: similar }),
          historyEntry({ action: 'BLOCK' }),
          historyEntry({ transfer: false }),
          present,
        ]);
        expect((await lookUp({ fingerprint: present.fingerprint })).lookalikeRecipients).to.deep.equal([similar]);
      });

      it('are sorted and limited', async () => {
        const similar = range(HISTORY_LIMITS.lookalikes + 4).map((index) => lookalikeOf(recipientKey, index));
        await remember(
          similar.flatMap((key) => [
            historyEntry({ recipientKey: key }),
            historyEntry({ recipientKey: key, nonce: 'again' }),
          ]),
        );
        expect((await lookUp()).lookalikeRecipients).to.deep.equal(
          similar.toSorted().slice(0, HISTORY_LIMITS.lookalikes),
        );
      });

      it('are compared with letter case where the address has it', async () => {
        const senderKey = '7fQ1wKcVYmJ2aR9eNtXhBzUo3sDpLg4i5MvTqWx6EyZk';
        const [used, asked, folded] = [
          'Ab3xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxYz9',
          'Ab3yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyYz9',
          'aB3yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyZ9',
        ] as const;
        await remember([historyEntry({ senderKey, recipientKey: used })]);
        expect((await lookUp({ senderKey, recipientKey: asked })).lookalikeRecipients).to.deep.equal([used]);
        expect((await lookUp({ senderKey, recipientKey: folded })).lookalikeRecipients).to.deep.equal([]);
      });
    });
  });
};
