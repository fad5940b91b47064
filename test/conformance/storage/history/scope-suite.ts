import { expect } from 'chai';
import {
  checkEntry,
  DAY_MS,
  evmKey,
  historyEntry,
  lookalikeOf,
  NOON_MS,
  OTHER_ENVIRONMENT,
  OTHER_PARTNER,
} from '../fixtures.js';
import type { StoresHarness } from '../harness.js';
import { NOTHING, range, useHistory } from './support.js';

/** What `History` sees: what was acknowledged, of one scope only. */
export const historyScopeSuite = (harness: StoresHarness): void => {
  describe(`history: ${harness.name}`, () => {
    const { lookUp, earlier, remember, report, stores } = useHistory(harness);

    it('knows nothing of a scope without checks', async () => {
      expect(await lookUp()).to.deep.equal(NOTHING);
      expect(await lookUp({ checksLastHourUpTo: 60 })).to.deep.equal({ ...NOTHING, checksLastHour: 0 });
    });

    it('knows nothing of checks that leave no entry', async () => {
      await stores().checks.append(checkEntry());
      expect(await lookUp()).to.deep.equal(NOTHING);
    });

    it('sees an entry as soon as its check is stored, and its outcome as soon as that is', async () => {
      for (const nonce of range(20)) {
        const [check] = await remember([historyEntry({ nonce, action: 'REVIEW' })]);
        expect((await lookUp({ checksLastHourUpTo: 60 })).checksLastHour).to.equal(nonce + 1);
        await report(check!, 'signed');
        expect(await earlier()).to.equal(nonce + 1);
      }
    });

    it('answers many look-ups at once, each with its own facts', async () => {
      await remember(
        range(40).flatMap((who) =>
          range(who).map((nonce) =>
            historyEntry({ recipientKey: evmKey(`r${who}`), nonce, checkedAtMs: NOON_MS - DAY_MS }),
          ),
        ),
      );
      const answers = await Promise.all(range(40).map((who) => earlier({ recipientKey: evmKey(`r${who}`) })));
      expect(answers).to.deep.equal(range(40));
    });

    describe('never counts across scopes', () => {
      for (const [name, scope] of Object.entries({
        'another partner': OTHER_PARTNER,
        'another environment': OTHER_ENVIRONMENT,
      }))
        it(name, async () => {
          const recipientKey = evmKey('recipient');
          await remember(
            [historyEntry({ valueUsd: 9_000 }), historyEntry({ recipientKey: lookalikeOf(recipientKey, 1) })],
            ['signed'],
            scope,
          );
          await remember([historyEntry({ senderKey: evmKey('colleague') })], ['confirmed_malicious'], scope);
          await remember([historyEntry({ senderKey: evmKey('somebody'), recipientKey: evmKey('somewhere') })]);
          expect(await lookUp({ checksLastHourUpTo: 10 })).to.deep.equal({ ...NOTHING, checksLastHour: 0 });
          expect((await lookUp({ scope, checksLastHourUpTo: 10 })).checksLastHour).to.equal(2);
        });
    });
  });
};
