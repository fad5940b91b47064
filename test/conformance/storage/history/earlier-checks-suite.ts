import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../../domain/facts/history/history-facts.js';
import { OUTCOMES } from '../../../../domain/record/outcome.js';
import { checkEntry, DAY_MS, evmKey, historyEntry, HOUR_MS, MINUTE_MS, NOON_MS } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { NOTHING, range, useHistory } from './support.js';

const YESTERDAY_MS = NOON_MS - DAY_MS;
const MIDNIGHT_MS = NOON_MS - DAY_MS / 2;
const yesterday = (intent: Parameters<typeof historyEntry>[0] = {}) =>
  historyEntry({ checkedAtMs: YESTERDAY_MS, ...intent });

/** Which earlier checks count as payments to the recipient. */
export const historyEarlierChecksSuite = (harness: StoresHarness): void => {
  describe(`history, earlier checks: ${harness.name}`, () => {
    const { lookUp, earlier, remember, report, stores } = useHistory(harness);

    it('count at once when they were signed', async () => {
      await remember([historyEntry({ nonce: 1 }), historyEntry({ nonce: 2, action: 'REVIEW' })], ['signed']);
      expect(await earlier()).to.equal(2);
    });

    it('count from the next UTC day on when they were only allowed', async () => {
      await remember([
        historyEntry({ checkedAtMs: MIDNIGHT_MS - 1 }),
        historyEntry({ checkedAtMs: MIDNIGHT_MS, nonce: 2 }),
      ]);
      expect(await earlier({ nowMs: MIDNIGHT_MS - 1 })).to.equal(0);
      expect(await earlier()).to.equal(1);
      expect(await earlier({ nowMs: NOON_MS + DAY_MS })).to.equal(2);
    });

    it(
      'count not before they are twelve hours old when they were only allowed, though a day began ' + 'meanwhile',
      async () => {
        await remember([historyEntry({ checkedAtMs: MIDNIGHT_MS - MINUTE_MS })]);
        const atHours = (hours: number) => earlier({ nowMs: MIDNIGHT_MS - MINUTE_MS + hours * HOUR_MS });
        expect([await atHours(0.1), await atHours(11.9), await atHours(12)]).to.deep.equal([0, 0, 1]);
      },
    );

    it('count likewise when they were a REVIEW that was acknowledged, or a false alarm', async () => {
      for (const outcome of ['acknowledged', 'false_alarm'] as const) {
        await remember([yesterday({ nonce: outcome, action: 'REVIEW' })], [outcome]);
        await remember([historyEntry({ nonce: `${outcome} today`, action: 'REVIEW' })], [outcome]);
      }
      expect(await earlier()).to.equal(2);
    });

    it('never count when they were a REVIEW that nothing became of', async () => {
      await remember([yesterday({ action: 'REVIEW' })]);
      expect(await earlier()).to.equal(0);
    });

    it('never count when they were BLOCKed, with any outcome reported', async () => {
      for (const outcome of OUTCOMES.filter((one) => one !== 'confirmed_malicious'))
        await remember([yesterday({ nonce: outcome, action: 'BLOCK' })], [outcome]);
      expect(await earlier()).to.equal(0);
    });

    it('never count when they were given up', async () => {
      await remember([yesterday({ nonce: 1 }), yesterday({ nonce: 2, action: 'REVIEW' })], ['cancelled']);
      expect(await earlier()).to.equal(0);
    });

    it('count by the latest outcome', async () => {
      const [check] = await remember([historyEntry()]);
      const counted = [];
      for (const outcome of ['signed', 'cancelled', 'signed', 'confirmed_malicious', 'signed'] as const) {
        await report(check!, outcome);
        counted.push(await earlier());
      }
      expect(counted).to.deep.equal([1, 0, 1, 0, 1]);
    });

    it('count once when the same outcome is reported twice', async () => {
      await remember([historyEntry()], ['signed', 'signed', 'signed']);
      expect(await earlier()).to.equal(1);
    });

    it('count none once one of them was reported as malicious, by any sender, until that is taken back', async () => {
      await remember([historyEntry({ nonce: 1 }), historyEntry({ nonce: 2 })], ['signed']);
      await remember([historyEntry({ recipientKey: evmKey('somebody') })], ['confirmed_malicious']);
      expect(await earlier()).to.equal(2);
      const [other] = await remember(
        [historyEntry({ senderKey: evmKey('colleague'), action: 'BLOCK' })],
        ['confirmed_malicious'],
      );
      expect(await earlier()).to.equal(0);
      await report(other!, 'false_alarm');
      expect(await earlier()).to.equal(2);
    });

    it('are those of this sender and this recipient alone', async () => {
      await remember([yesterday(), yesterday({ nonce: 'own' })], ['signed']);
      await remember(
        [yesterday({ senderKey: evmKey('colleague') }), yesterday({ recipientKey: evmKey('somebody else') })],
        ['signed'],
      );
      await remember([yesterday({ senderKey: evmKey('colleague'), nonce: 2 })]);
      expect(await earlier()).to.equal(2);
      expect(await earlier({ senderKey: null })).to.equal(0);
      expect(await earlier({ recipientKey: null })).to.equal(0);
    });

    it('are payments for a payment, and anything else for anything else', async () => {
      await remember([historyEntry(), historyEntry({ nonce: 2 }), historyEntry({ transfer: false })], ['signed']);
      expect([await earlier(), await earlier({ transfer: false })]).to.deep.equal([2, 1]);
    });

    it('are those of the account that gains, not of the one in to_address', async () => {
      await remember([historyEntry({ transfer: false, recipientKey: evmKey('contract') })], ['signed']);
      expect(await earlier({ transfer: false, counterpartyKey: evmKey('contract') })).to.equal(1);
    });

    it('are the largest, in order, up to the number that is asked for', async () => {
      await remember(
        [50, 4_000.5, 200].map((valueUsd) => historyEntry({ valueUsd, nonce: valueUsd })),
        ['signed'],
      );
      await remember([3_000, 10, 9e15].map((valueUsd) => yesterday({ valueUsd, nonce: valueUsd })));
      const sizes = [9e15, 4_000.5, 3_000, 200, 50, 10].map((usd) => ({ usd }));
      expect((await lookUp()).earlierChecks).to.deep.equal(sizes);
      expect((await lookUp({ earlierChecksUpTo: 3 })).earlierChecks).to.deep.equal(sizes.slice(0, 3));
      expect(await earlier({ earlierChecksUpTo: 0 })).to.equal(0);
    });

    it('are shown by their amount where they had no price, after those that had one', async () => {
      await remember([yesterday({ valueUsd: null, amount: 7 }), yesterday({ valueUsd: 1, nonce: 1 })]);
      await remember([historyEntry({ valueUsd: null, amount: 0.5, nonce: 2 })], ['signed']);
      expect((await lookUp()).earlierChecks).to.deep.equal([
        { usd: 1 },
        { asset: 'ethereum/UNPRICED', amount: 7 },
        { asset: 'ethereum/UNPRICED', amount: 0.5 },
      ]);
    });

    it('are not hidden by any number of small ones', async () => {
      await remember([yesterday({ valueUsd: 9_000, nonce: 'old', checkedAtMs: NOON_MS - 30 * DAY_MS })]);
      await remember([historyEntry({ valueUsd: 8_000, nonce: 'signed' })], ['signed']);
      await remember(range(HISTORY_LIMITS.entriesRead + 50).map((nonce) => yesterday({ nonce, valueUsd: 5 })));
      expect((await lookUp({ earlierChecksUpTo: 3 })).earlierChecks).to.deep.equal([
        { usd: 9_000 },
        { usd: 8_000 },
        { usd: 5 },
      ]);
    });

    it('of one intent within ten minutes count once, later again', async () => {
      const at = (minutes: number) => yesterday({ checkedAtMs: YESTERDAY_MS + minutes * MINUTE_MS });
      await remember([0, 1, 1, 2, 12].map(at));
      expect(await earlier()).to.equal(1);
      await remember([at(23)]);
      expect(await earlier()).to.equal(2);
      await remember([at(24.5)], ['signed']);
      expect(await earlier()).to.equal(2);
    });

    it('of one intent count each when each was signed', async () => {
      await remember(
        range(4).map(() => historyEntry()),
        ['signed'],
      );
      expect(await earlier({ fingerprint: historyEntry().fingerprint })).to.equal(4);
    });

    it('of several accounts that one check pays are known for each, with the size that it was paid', async () => {
      const [bob, eve] = [evmKey('bob'), evmKey('eve')];
      const history = [
        yesterday({ recipientKey: bob, valueUsd: 900 }),
        { ...yesterday({ recipientKey: eve, valueUsd: 5 }), fingerprint: yesterday({ recipientKey: bob }).fingerprint },
      ];
      const check = checkEntry({ history });
      await stores().checks.append(check);
      expect((await lookUp({ recipientKey: bob })).earlierChecks).to.deep.equal([{ usd: 900 }]);
      expect((await lookUp({ recipientKey: eve })).earlierChecks).to.deep.equal([{ usd: 5 }]);
      expect(
        (await lookUp({ recipientKey: eve, checksLastHourUpTo: 5, nowMs: history[0]!.checkedAtMs })).checksLastHour,
      ).to.equal(1);
      await report(check, 'cancelled');
      expect(await earlier({ recipientKey: bob })).to.equal(0);
      expect(await earlier({ recipientKey: eve })).to.equal(0);
      await report(check, 'signed');
      expect(await earlier({ recipientKey: bob, nowMs: history[0]!.checkedAtMs })).to.equal(1);
      expect(await earlier({ recipientKey: eve, nowMs: history[0]!.checkedAtMs })).to.equal(1);
      await report(check, 'confirmed_malicious');
      expect(await earlier({ recipientKey: eve })).to.equal(0);
    });

    it('leave nothing new when a request id is appended again with another entry', async () => {
      const check = checkEntry({ history: yesterday({ nonce: 1 }) });
      await stores().checks.append(check);
      await stores().checks.append({ ...check, history: [yesterday({ nonce: 2 })] });
      expect(await earlier()).to.equal(1);
    });

    it('are none where the request names no valid sender or recipient', async () => {
      await remember([yesterday({ valueUsd: 9_000 })]);
      expect(await lookUp({ senderKey: null, recipientKey: null, checksLastHourUpTo: 5 })).to.deep.equal({
        ...NOTHING,
        checksLastHour: 0,
      });
      expect(await lookUp({ recipientKey: null })).to.deep.equal(NOTHING);
    });
  });
};
