import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { DAY_MS, evmKey, historyEntry, lookalikeOf, NOON_MS } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { range, useHistory } from './support.js';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const YESTERDAY_MS = NOON_MS - DAY_MS;

/** Recipients of the sender that look like the present one. */
export const historyLookalikeSuite = (harness: StoresHarness): void => {
  describe(`history, look-alikes: ${harness.name}`, () => {
    const { lookUp, remember, report } = useHistory(harness);
    const recipientKey = evmKey('recipient');
    const similar = lookalikeOf(recipientKey, 1);

    it('are recipients with the same ends that this sender was allowed to pay', async () => {
      await remember([
        historyEntry({ recipientKey: similar }),
        historyEntry({ recipientKey: lookalikeOf(recipientKey, 2), senderKey: evmKey('colleague') }),
        historyEntry({ recipientKey: lookalikeOf(recipientKey, 3), transfer: false }),
        historyEntry({ recipientKey: lookalikeOf(recipientKey, 4), action: 'BLOCK' }),
        historyEntry({ recipientKey: lookalikeOf(recipientKey, 5), action: 'REVIEW' }),
        historyEntry({ recipientKey: evmKey('quite another') }),
      ]);
      expect(await lookUp()).to.deep.include({
        lookalikes: [{ key: similar, paid: false, since: TODAY }],
        recipient: null,
      });
    });

    it('are those of a REVIEW that was acknowledged or signed, too', async () => {
      for (const [place, outcome] of (['acknowledged', 'false_alarm', 'signed'] as const).entries()) {
        const key = lookalikeOf(recipientKey, place);
        await remember([historyEntry({ recipientKey: key, action: 'REVIEW' })], [outcome]);
        expect((await lookUp()).lookalikes).to.deep.include({ key, paid: outcome === 'signed', since: TODAY });
      }
    });

    it('are none of which every check was given up, and none that was reported as malicious', async () => {
      await remember([historyEntry({ recipientKey: similar })], ['cancelled']);
      const malicious = lookalikeOf(recipientKey, 2);
      await remember([historyEntry({ recipientKey: malicious })], ['signed']);
      const [reported] = await remember(
        [historyEntry({ recipientKey: malicious, senderKey: evmKey('colleague') })],
        ['confirmed_malicious'],
      );
      expect((await lookUp()).lookalikes).to.deep.equal([]);
      await report(reported!, 'false_alarm');
      expect((await lookUp()).lookalikes).to.deep.equal([{ key: malicious, paid: true, since: TODAY }]);
    });

    it('come with the day of the first check that counts, and with that of the recipient itself', async () => {
      await remember([
        historyEntry({ recipientKey: similar, action: 'REVIEW', checkedAtMs: NOON_MS - 9 * DAY_MS }),
        historyEntry({ recipientKey: similar, checkedAtMs: YESTERDAY_MS }),
        historyEntry({ recipientKey: similar }),
        historyEntry({ nonce: 'own' }),
      ]);
      expect(await lookUp()).to.deep.include({
        lookalikes: [{ key: similar, paid: false, since: YESTERDAY }],
        recipient: { key: recipientKey, paid: false, since: TODAY },
      });
    });

    it('say which of them were paid, by the latest outcome', async () => {
      await remember([historyEntry({ recipientKey: similar })], ['cancelled', 'signed']);
      const [own] = await remember([historyEntry({ checkedAtMs: YESTERDAY_MS })], ['signed']);
      const pair = async () => {
        const { lookalikes, recipient } = await lookUp();
        return [lookalikes[0]?.paid, recipient?.paid];
      };
      expect(await pair()).to.deep.equal([true, true]);
      await report(own!, 'acknowledged');
      expect(await pair()).to.deep.equal([true, false]);
    });

    it('say nothing of the recipient itself where nothing looks like it', async () => {
      await remember([historyEntry({ checkedAtMs: YESTERDAY_MS })], ['signed']);
      expect(await lookUp()).to.deep.include({ lookalikes: [], recipient: null });
    });

    it('know the recipient itself only where it was allowed, not where it was only asked about', async () => {
      await remember([
        historyEntry({ recipientKey: similar }),
        historyEntry({ action: 'BLOCK' }),
        historyEntry({ action: 'REVIEW' }),
        historyEntry({ transfer: false }),
      ]);
      expect((await lookUp()).recipient).to.equal(null);
    });

    it('are sorted and limited, and the recipient is known wherever it stands among them', async () => {
      const keys = range(HISTORY_LIMITS.lookalikes + 4).map((index) => lookalikeOf(recipientKey, index));
      await remember(keys.map((key) => historyEntry({ recipientKey: key })));
      await remember(range(5).map((nonce) => historyEntry({ recipientKey: keys[0]!, nonce })));
      for (const key of keys) {
        const { lookalikes, recipient } = await lookUp({ recipientKey: key });
        const others = keys.filter((other) => other !== key).sort();
        expect(lookalikes.map((other) => other.key)).to.deep.equal(others.slice(0, HISTORY_LIMITS.lookalikes));
        expect(recipient?.key).to.equal(key);
      }
    });

    it('are compared with letter case where the address has it', async () => {
      const senderKey = '7fQ1wKcVYmJ2aR9eNtXhBzUo3sDpLg4i5MvTqWx6EyZk';
      const [used, asked, folded] = [
        'Ab3xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxYz9',
        'Ab3yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyYz9',
        'aB3yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyZ9',
      ] as const;
      await remember([historyEntry({ senderKey, recipientKey: used })], ['signed']);
      expect((await lookUp({ senderKey, recipientKey: asked })).lookalikes).to.deep.equal([
        { key: used, paid: true, since: TODAY },
      ]);
      expect((await lookUp({ senderKey, recipientKey: folded })).lookalikes).to.deep.equal([]);
    });
  });
};
