import { expect } from 'chai';
import { HISTORY_LIMITS } from '../../../domain/facts/history/history-facts.js';
import type { Scope } from '../../../domain/record/record.js';
import type { HistoryEntry } from '../../../ports/stores/history.js';
import {
  checkEntry,
  DAY_MS,
  evmKey,
  historyEntry,
  historyQuery,
  HOUR_MS,
  lookalikeOf,
  NOON_MS,
  OTHER_ENVIRONMENT,
  OTHER_PARTNER,
  SCOPE,
} from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const NOTHING = {
  allowedChecksToRecipient: 0,
  recipientUsedBySender: false,
  lookalikeRecipients: [],
  bandChecksLastDay: 0,
  checksLastHour: null,
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** What every `History` guarantees. */
export const historySuite = (harness: StoresHarness): void => {
  describe(`history: ${harness.name}`, () => {
    const stores = useStores(harness);
    const remember = async (entries: readonly HistoryEntry[], scope: Scope = SCOPE): Promise<void> => {
      await Promise.all(
        entries.map((history) =>
          stores().checks.append(
            checkEntry({ scope, history, action: history.action, checkedAtMs: history.checkedAtMs }),
          ),
        ),
      );
    };
    const lookUp = async (query: Parameters<typeof historyQuery>[0] = {}) =>
      stores().history.lookUp(historyQuery(query));

    it('knows nothing of a scope without checks', async () => {
      expect(await lookUp()).to.deep.equal(NOTHING);
      expect(await lookUp({ checksLastHourUpTo: 60 })).to.deep.equal({ ...NOTHING, checksLastHour: 0 });
    });

    it('knows nothing of checks that leave no trace', async () => {
      await stores().checks.append(checkEntry({ history: null }));
      expect(await lookUp()).to.deep.equal(NOTHING);
    });

    it('sees an entry as soon as its check is acknowledged', async () => {
      for (const nonce of range(20)) {
        await remember([historyEntry({ nonce })]);
        expect((await lookUp()).allowedChecksToRecipient).to.equal(nonce + 1);
      }
    });

    it('answers many look-ups at once, each with its own facts', async () => {
      await remember(
        range(40).flatMap((who) => range(who).map((nonce) => historyEntry({ recipientKey: evmKey(`r${who}`), nonce }))),
      );
      const answers = await Promise.all(range(40).map((who) => lookUp({ recipientKey: evmKey(`r${who}`) })));
      expect(answers.map((answer) => answer.allowedChecksToRecipient)).to.deep.equal(range(40));
    });

    describe('never counts across scopes', () => {
      for (const [name, scope] of Object.entries({
        'another partner': OTHER_PARTNER,
        'another environment': OTHER_ENVIRONMENT,
      })) {
        it(name, async () => {
          const recipientKey = evmKey('recipient');
          await remember(
            [historyEntry({ valueUsd: 9_000 }), historyEntry({ recipientKey: lookalikeOf(recipientKey, 1) })],
            scope,
          );
          await remember([historyEntry({ senderKey: evmKey('somebody'), recipientKey: evmKey('somewhere') })]);
          expect(await lookUp({ checksLastHourUpTo: 10 })).to.deep.equal({ ...NOTHING, checksLastHour: 0 });
          expect((await lookUp({ scope, checksLastHourUpTo: 10 })).checksLastHour).to.equal(2);
        });
      }
    });

    describe('the present intent', () => {
      it('is never counted, whatever its earlier checks said', async () => {
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

      it('leaves nothing new when its request id is appended again with another trace', async () => {
        const check = checkEntry({ history: historyEntry({ nonce: 1 }) });
        await stores().checks.append(check);
        await stores().checks.append({ ...check, history: historyEntry({ nonce: 2 }) });
        expect((await lookUp()).allowedChecksToRecipient).to.equal(1);
      });
    });

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

      it('stay where every transfer to the recipient itself was BLOCKed, was no transfer, or was this very intent', async () => {
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

    describe('a band that nobody asks for', () => {
      it('is not counted', async () => {
        await remember([historyEntry({ valueUsd: 9_000 })]);
        expect((await lookUp({ bandUsd: null })).bandChecksLastDay).to.equal(null);
      });

      it('changes nothing else, whatever was asked before, and for whichever intent', async () => {
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
      it('are not counted when nobody asks', async () => {
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
