import { expect } from 'chai';
import { type DeskSession, OVER_SESSIONS_STAY_MS } from '../../../ports/stores/desk-sessions.js';
import { HOUR_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

let made = 0;

const deskSession = (session: Partial<DeskSession> = {}): DeskSession => {
  const number = (made += 1).toString();
  return {
    sessionId: `dss_${number.padStart(26, '0')}`,
    tokenSha256: number.padStart(64, '0'),
    scope: SCOPE,
    signedInBy: { kind: 'key', name: 'key00001' },
    scopes: ['desk:read', 'desk:decide'],
    createdAtMs: NOON_MS,
    expiresAtMs: NOON_MS + 8 * HOUR_MS,
    endedAtMs: null,
    ...session,
  };
};

/** What every `DeskSessionStore` guarantees. */
export const deskSessionStoreSuite = (harness: StoresHarness): void => {
  describe(`desk session store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const all = { action: null, subject: null, fromMs: null, untilMs: null, olderThan: null, count: 100 };
    const trail = async (scope = SCOPE) =>
      ((await stores().audit.list({ ...scope, ...all })) ?? []).map(({ action, subject, actor, before, after }) => ({
        ...{ action, subject, actor, before, after },
      }));

    it('finds a session by the hash of its token alone, whole and whosever it is', async () => {
      const sessions = [
        deskSession(),
        deskSession({ scope: OTHER_PARTNER }),
        deskSession({ scope: OTHER_ENVIRONMENT }),
      ];
      for (const session of sessions) await stores().deskSessions.begin(session);
      for (const session of sessions)
        expect(await stores().deskSessions.find(session.tokenSha256)).to.deep.equal(session);
      expect(await stores().deskSessions.find(sessions[0]?.sessionId ?? '')).to.equal(null);
      expect(await stores().deskSessions.find('f'.repeat(64))).to.equal(null);
    });

    it('keeps a person with what gave access, and begins one session for one sign-in, of many at once', async () => {
      const signedInBy = {
        kind: 'person',
        name: 'https://login.example#7',
        shownAs: 'Ada (ada@bank.example)',
      } as const;
      const claimed = { claim: 'groups', values: ['a, b', '{"c"}', 'ü'], signInId: `sign-in-${made}` };
      const people = [0, 1, 2, 3].map(() => deskSession({ signedInBy, claimed }));
      const begun = await Promise.all(people.map((session) => stores().deskSessions.begin(session)));
      expect(begun.filter((one) => one)).to.have.length(1);
      const first = people[begun.indexOf(true)] ?? expect.fail();
      expect(await stores().deskSessions.begin(first), 'the same again').to.equal(true);
      for (const session of people)
        expect(await stores().deskSessions.find(session.tokenSha256)).to.deep.equal(session === first ? session : null);
      expect((await trail()).map(({ action, actor }) => [action, actor])).to.deep.equal([
        ['desk.signed_in', signedInBy],
      ]);
      const nameless = deskSession({
        signedInBy: { kind: 'person', name: 'https://login.example#8' },
        claimed: { ...claimed, signInId: 'another' },
      });
      expect(await stores().deskSessions.begin(nameless)).to.equal(true);
      expect(await stores().deskSessions.find(nameless.tokenSha256)).to.deep.equal(nameless);
    });

    it('notes the refusal of a person whom nothing gives access, as of no partner', async () => {
      await stores().deskSessions.refuse({ scope: null, subject: 'https://login.example#9', reason: 'no_access' });
      const [entry] = (await stores().audit.list({ partnerId: null, environment: null, ...all })) ?? [];
      expect(entry).to.deep.include({ partnerId: null, environment: null, subject: 'https://login.example#9' });
      expect(await trail()).to.deep.equal([]);
    });

    it('ends a session for good: no later end moves the moment', async () => {
      const session = deskSession();
      await stores().deskSessions.begin(session);
      expect(await stores().deskSessions.end(session.sessionId, NOON_MS + 20)).to.equal(true);
      expect(await stores().deskSessions.end(session.sessionId, NOON_MS + 30)).to.equal(true);
      expect(await stores().deskSessions.find(session.tokenSha256)).to.include({ endedAtMs: NOON_MS + 20 });
      expect(await stores().deskSessions.end(session.sessionId, NOON_MS + 10)).to.equal(true);
      expect(await stores().deskSessions.find(session.tokenSha256)).to.include({ endedAtMs: NOON_MS + 10 });
      expect(await stores().deskSessions.end('dss_00000000000000000000000000', NOON_MS)).to.equal(false);
    });

    it('lists sessions, the newest first', async () => {
      const sessions = [0, 1, 2].map((minute) => deskSession({ createdAtMs: NOON_MS + minute }));
      for (const session of sessions) await stores().deskSessions.begin(session);
      expect(await stores().deskSessions.list()).to.deep.equal([...sessions].reverse());
    });

    it('leaves one entry in the audit trail for each sign-in, sign-out and refusal, without a hash', async () => {
      const session = deskSession();
      await stores().deskSessions.begin(session);
      await stores().deskSessions.begin(session);
      await stores().deskSessions.end(session.sessionId, NOON_MS + 20, session.signedInBy);
      await stores().deskSessions.end(session.sessionId, NOON_MS + 30);
      await stores().deskSessions.refuse({ scope: SCOPE, subject: 'key00001', reason: 'wrong_secret' });
      const entries = await trail();
      expect(entries.map(({ action, subject, actor }) => [action, subject, actor.kind])).to.deep.equal([
        ['desk.sign_in_refused', 'key00001', 'service'],
        ['desk.signed_out', session.sessionId, 'key'],
        ['desk.signed_in', session.sessionId, 'key'],
      ]);
      expect(entries[0]?.after).to.deep.equal({ reason: 'wrong_secret' });
      expect(JSON.stringify(entries)).not.to.include(session.tokenSha256);
      expect(await trail(OTHER_PARTNER)).to.deep.equal([]);
      expect(await trail(OTHER_ENVIRONMENT)).to.deep.equal([]);
    });

    it('removes what is over since long, and nothing else', async () => {
      const nowMs = NOON_MS + OVER_SESSIONS_STAY_MS;
      const [past, over, open] = [
        deskSession({ expiresAtMs: NOON_MS - 1 }),
        deskSession({ expiresAtMs: NOON_MS }),
        deskSession({ expiresAtMs: nowMs + 1 }),
      ];
      for (const session of [past, over, open]) await stores().deskSessions.begin(session);
      expect(await stores().deskSessions.removePast(nowMs)).to.equal(false);
      expect((await stores().deskSessions.list()).map(({ sessionId }) => sessionId)).to.have.members([
        over.sessionId,
        open.sessionId,
      ]);
    });
  });
};
