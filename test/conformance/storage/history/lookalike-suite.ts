import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import {
  DAY_MS,
  dispositionEntry,
  evmKey,
  historyEntry,
  lookalikeOf,
  NOON_MS,
  OTHER_PARTNER,
  outcomeEntry,
  SCOPE,
} from '../fixtures.js';
import { statedAttribution, statedEntry } from '../statement-store-suite.js';
import type { StoresHarness } from '../harness.js';
import { range, useHistory } from './support.js';

const TODAY = '2026-11-21';
/** Known by a check alone. */
const CHECKED = { paid: false, signed: null, listed: false };
const YESTERDAY = '2026-11-20';
const YESTERDAY_MS = NOON_MS - DAY_MS;

/** Recipients of the sender that look like the present one. */
export const historyLookalikeSuite = (harness: StoresHarness): void => {
  describe(`history, look-alikes: ${harness.name}`, () => {
    const { lookUp, remember, report, stores } = useHistory(harness);
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
        lookalikes: [{ ...CHECKED, key: similar, since: TODAY }],
        references: 2,
        recipient: null,
      });
    });

    it('are those of a REVIEW that was acknowledged or signed, too', async () => {
      for (const [place, outcome] of (['acknowledged', 'false_alarm', 'signed'] as const).entries()) {
        const key = lookalikeOf(recipientKey, place);
        await remember([historyEntry({ recipientKey: key, action: 'REVIEW' })], [outcome]);
        expect((await lookUp()).lookalikes).to.deep.include({
          ...CHECKED,
          ...{ key, paid: outcome === 'signed', since: TODAY },
        });
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
      expect((await lookUp()).lookalikes).to.deep.equal([{ ...CHECKED, key: malicious, paid: true, since: TODAY }]);
    });

    it('come with the day of the first check that counts, and with that of the recipient itself', async () => {
      await remember([
        historyEntry({ recipientKey: similar, action: 'REVIEW', checkedAtMs: NOON_MS - 9 * DAY_MS }),
        historyEntry({ recipientKey: similar, checkedAtMs: YESTERDAY_MS }),
        historyEntry({ recipientKey: similar }),
        historyEntry({ nonce: 'own' }),
      ]);
      expect(await lookUp()).to.deep.include({
        lookalikes: [{ ...CHECKED, key: similar, since: YESTERDAY }],
        recipient: { ...CHECKED, key: recipientKey, since: TODAY },
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
        { ...CHECKED, key: used, paid: true, since: TODAY },
      ]);
      expect((await lookUp({ senderKey, recipientKey: folded })).lookalikes).to.deep.equal([]);
    });

    it('are accounts with six digits at one end too, zeros at the front left out; both ends come first', async () => {
      const digits = recipientKey.slice(2);
      const [front, back] = [`0x${digits.slice(0, 6)}${'1'.repeat(34)}`, `0x${'2'.repeat(34)}${digits.slice(-6)}`];
      const zeros = `0x00${digits.slice(0, 6)}${'3'.repeat(32)}`;
      const others = [`0x${digits.slice(0, 5)}${'b'.repeat(35)}`, `0x${'5'.repeat(35)}${digits.slice(-5)}`];
      await remember([similar, front, back, zeros, ...others].map((key) => historyEntry({ recipientKey: key })));
      await remember(range(3).map((nonce) => historyEntry({ recipientKey: front, nonce })));
      const { lookalikes, references } = await lookUp();
      expect(lookalikes.map(({ key }) => key)).to.deep.equal([similar, ...[front, back, zeros].sort()]);
      expect(references).to.equal(6);
    });

    it('come with the largest payment of an earlier day that was reported as signed', async () => {
      const paid = (checkedAtMs: number, valueUsd: number, nonce: number) =>
        historyEntry({ recipientKey: similar, checkedAtMs, valueUsd, nonce });
      await remember([paid(YESTERDAY_MS, 20, 1), paid(YESTERDAY_MS, 50, 2), paid(NOON_MS, 900, 3)], ['signed']);
      await remember([paid(YESTERDAY_MS, 700, 4)], ['acknowledged']);
      const [known] = (await lookUp()).lookalikes;
      expect(known).to.deep.include({ paid: true, signed: { usd: 50 } });
    });

    it('are accounts that the partner allows or knows, as long as the statement stands', async () => {
      const [allowed, known, denied, gone] = range(4).map((index) => lookalikeOf(recipientKey, `listed ${index}`));
      const { statements } = stores();
      const entry = (kind: 'allow' | 'deny', addressKey: string) =>
        statedEntry({ kind, addressKey, statementId: `stm_${addressKey.slice(-20)}${kind}` });
      await statements.state(SCOPE, [entry('allow', allowed!), entry('allow', gone!)], 10);
      await statements.state(SCOPE, [statedAttribution({ addressKey: known!, statementId: 'stm_known' })], 10);
      await statements.state(SCOPE, [entry('deny', denied!)], 10);
      await statements.remove(SCOPE, entry('allow', gone!), null, NOON_MS);
      await remember([historyEntry({ recipientKey: allowed! })], ['signed']);
      const { lookalikes, references } = await lookUp();
      expect(lookalikes.map(({ key, listed, paid }) => [key, listed, paid])).to.deep.equal(
        [
          [allowed, true, true],
          [known, true, false],
        ].sort(([left], [right]) => (String(left) < String(right) ? -1 : 1)),
      );
      expect(references).to.equal(3);
      expect((await lookUp({ scope: OTHER_PARTNER })).lookalikes).to.deep.equal([]);
    });

    it('say when a person at the desk called the recipient a false alarm, and not when a key did', async () => {
      await remember([historyEntry({ recipientKey: similar, checkedAtMs: YESTERDAY_MS })]);
      await remember([historyEntry({ action: 'BLOCK', checkedAtMs: YESTERDAY_MS })], ['false_alarm']);
      expect((await lookUp()).clearedOn).to.equal(null);
      const [check] = await remember([historyEntry({ action: 'BLOCK', nonce: 'desk' })]);
      const { requestId, scope, history } = check!;
      await stores().dispositions.decide(
        dispositionEntry({ requestId, scope, disposition: 'false_alarm' }),
        false,
        outcomeEntry({ requestId, scope, history, outcome: 'false_alarm' }),
      );
      expect((await lookUp()).clearedOn).to.equal(TODAY);
      expect((await lookUp({ senderKey: evmKey('colleague') })).clearedOn).to.equal(null);
    });
  });
};
