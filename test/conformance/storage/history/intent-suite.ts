import { expect } from 'chai';
import { checkEntry, DAY_MS, historyEntry, NOON_MS } from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { NOTHING, useHistory } from './support.js';

/** How one intent counts. */
export const historyIntentSuite = (harness: StoresHarness): void => {
  describe(`history: ${harness.name}`, () => {
    const { lookUp, remember, stores } = useHistory(harness);

    describe('the present intent', () => {
      it('is never counted, after any earlier action', async () => {
        const present = (['ALLOW', 'REVIEW', 'BLOCK'] as const).map((action) =>
          historyEntry({ action, valueUsd: 9_000 }),
        );
        await remember(present);
        expect(await lookUp({ fingerprint: present[0]!.fingerprint, checksLastHourUpTo: 10 })).to.deep.equal({
          ...NOTHING,
          checksLastHour: 0,
        });
      });

      it('does not hide the other intents', async () => {
        const present = historyEntry({ nonce: 'present', valueUsd: 9_000 });
        await remember([present, historyEntry({ nonce: 'other', valueUsd: 9_000 })]);
        expect(await lookUp({ fingerprint: present.fingerprint, checksLastHourUpTo: 10 })).to.deep.equal({
          allowedChecksToRecipient: 1,
          recipientUsedBySender: true,
          lookalikeRecipients: [],
          bandChecksLastDay: 1,
          checksLastHour: 1,
        });
      });
    });

    describe('an intent that is checked again', () => {
      it('counts once, also where both checks come at the same moment', async () => {
        const entry = historyEntry({ valueUsd: 9_000 });
        await remember([entry, entry, { ...entry, checkedAtMs: entry.checkedAtMs + 1 }]);
        await remember([entry]);
        const facts = await lookUp({ checksLastHourUpTo: 10 });
        expect([facts.allowedChecksToRecipient, facts.bandChecksLastDay, facts.checksLastHour]).to.deep.equal([
          1, 1, 1,
        ]);
      });

      it('counts once where its action changed', async () => {
        await remember(
          (['BLOCK', 'REVIEW', 'ALLOW'] as const).map((action) => historyEntry({ action, valueUsd: 9_000 })),
        );
        const facts = await lookUp({ checksLastHourUpTo: 10 });
        expect([facts.allowedChecksToRecipient, facts.bandChecksLastDay, facts.checksLastHour]).to.deep.equal([
          1, 1, 1,
        ]);
      });

      it('keeps the time of its first check', async () => {
        const entry = historyEntry({ valueUsd: 9_000, checkedAtMs: NOON_MS - 2 * DAY_MS });
        await remember([entry]);
        await remember([{ ...entry, checkedAtMs: NOON_MS }]);
        const facts = await lookUp({ checksLastHourUpTo: 10 });
        expect([facts.bandChecksLastDay, facts.checksLastHour]).to.deep.equal([0, 0]);
      });

      it('leaves nothing new when its request id is appended again with another entry', async () => {
        const check = checkEntry({ history: historyEntry({ nonce: 1 }) });
        await stores().checks.append(check);
        await stores().checks.append({ ...check, history: historyEntry({ nonce: 2 }) });
        expect((await lookUp()).allowedChecksToRecipient).to.equal(1);
      });
    });
  });
};
