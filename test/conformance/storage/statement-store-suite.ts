import { expect } from 'chai';
import type { ListEntry, OwnAttribution, OwnStatement } from '../../../domain/facts/screening/own-knowledge.js';
import { isoTime } from '../../../domain/shared/iso-time.js';
import { createIds } from '../../../adapters/platform/ids.js';
import type { StatementStore } from '../../../ports/stores/statements.js';
import { evmKey, HOUR_MS, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const ids = createIds();
const LIMIT = 3;
const THIEF = evmKey('thief');
const OTHER = evmKey('other');

export const statedEntry = (changes: Partial<ListEntry> = {}): ListEntry => ({
  statementId: ids.next('statement'),
  kind: 'deny',
  address: changes.addressKey ?? THIEF,
  addressKey: THIEF,
  place: 'evm',
  reason: 'Case 17: {"a,b"} \u{1F512}',
  statedBy: 'abcdefgh',
  statedAt: isoTime(NOON_MS),
  validUntil: null,
  ...changes,
});

export const statedAttribution = (changes: Partial<OwnAttribution> = {}): OwnAttribution => ({
  statementId: ids.next('statement'),
  kind: 'attribution',
  address: THIEF,
  addressKey: THIEF,
  place: 'ethereum',
  basis: 'travel_rule',
  entity: { name: 'Example Exchange AG', type: 'exchange', jurisdiction: null },
  reference: 'message 5521',
  documentSha256: null,
  statedBy: null,
  statedAt: isoTime(NOON_MS),
  validUntil: isoTime(NOON_MS + HOUR_MS),
  ...changes,
});

const DENY = { kind: 'deny', addressKey: null, after: null, count: 100 } as const;

/** What every `StatementStore` guarantees. */
export const statementStoreSuite = (harness: StoresHarness): void => {
  describe(`statement store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const store = (): StatementStore => stores().statements;
    const stateOne = async (statement: OwnStatement): Promise<OwnStatement> => {
      expect(await store().state(SCOPE, [statement], LIMIT)).to.equal(true);
      return statement;
    };

    it('gives back what stands about an address, of every kind and at every place, and nothing of others', async () => {
      const denied = await stateOne(statedEntry());
      const allowed = await stateOne(statedEntry({ kind: 'allow', validUntil: isoTime(NOON_MS) }));
      const known = await stateOne(statedAttribution());
      const onBase = await stateOne(statedEntry({ place: 'base' }));
      await stateOne(statedEntry({ addressKey: OTHER }));
      expect(await store().about(SCOPE, [THIEF])).to.have.deep.members([denied, allowed, known, onBase]);
      expect(await store().about(SCOPE, [evmKey('stranger')])).to.deep.equal([]);
    });

    it('shows nothing of one partner to another, nor of one environment to the other', async () => {
      const { statementId } = await stateOne(statedEntry());
      for (const scope of [OTHER_PARTNER, OTHER_ENVIRONMENT]) {
        expect(await store().hasAny(scope)).to.equal(false);
        expect(await store().about(scope, [THIEF])).to.deep.equal([]);
        expect(await store().standing(scope, DENY)).to.deep.equal([]);
        expect(await store().changes(scope, DENY)).to.deep.equal([]);
        expect(await store().remove(scope, { kind: 'deny', statementId }, 'abcdefgh', NOON_MS)).to.equal(null);
      }
      // also where that scope has statements of its own
      await store().state(OTHER_PARTNER, [statedEntry({ addressKey: OTHER })], LIMIT);
      expect(await store().about(OTHER_PARTNER, [THIEF])).to.deep.equal([]);
      expect(await store().about(SCOPE, [THIEF])).to.have.length(1);
    });

    it('puts a later statement in place of the one of the same kind, address, place and slot', async () => {
      const first = await stateOne(statedEntry({ reason: 'first' }));
      const second = await stateOne(statedEntry({ reason: 'second' }));
      const rule = await stateOne(statedAttribution());
      const record = await stateOne(statedAttribution({ basis: 'business_record' }));
      const renewed = await stateOne(statedAttribution({ reference: 'message 5522' }));
      expect(await store().about(SCOPE, [THIEF])).to.have.deep.members([second, record, renewed]);
      const changes = await store().changes(SCOPE, DENY);
      expect(changes.map(({ statement }) => statement)).to.deep.equal([second, first]);
      expect((await store().changes(SCOPE, { ...DENY, kind: 'attribution' })).at(-1)?.statement).to.deep.equal(rule);
    });

    it('takes a statement back once, and keeps it readable with who did it and when', async () => {
      const stated = await stateOne(statedEntry());
      const which = { kind: stated.kind, statementId: stated.statementId };
      expect(await store().remove(SCOPE, { ...which, kind: 'allow' }, null, NOON_MS)).to.equal(null);
      expect(await store().remove(SCOPE, which, null, NOON_MS + 1)).to.deep.equal(stated);
      expect(await store().remove(SCOPE, which, null, NOON_MS + 2)).to.equal(null);
      expect(await store().about(SCOPE, [THIEF])).to.deep.equal([]);
      const [removal, statement] = await store().changes(SCOPE, DENY);
      expect(removal).to.deep.include({ removed: true, by: null, atMs: NOON_MS + 1, statement: stated });
      expect(statement).to.deep.include({ removed: false, by: 'abcdefgh', atMs: NOON_MS, statement: stated });
      expect(await store().hasAny(SCOPE)).to.equal(true);
      const again = await stateOne(statedEntry());
      expect(await store().about(SCOPE, [THIEF])).to.deep.equal([again]);
    });

    it('leaves an entry in the audit trail for each change, and none for a refused one', async () => {
      const first = await stateOne(statedEntry({ reason: 'first' }));
      const second = await stateOne(statedEntry({ reason: 'second' }));
      await store().state(
        SCOPE,
        ['a', 'b', 'c'].map((name) => statedEntry({ addressKey: evmKey(name) })),
        LIMIT,
      );
      await store().remove(SCOPE, { kind: 'deny', statementId: first.statementId }, 'abcdefgh', NOON_MS);
      await store().remove(SCOPE, { kind: 'deny', statementId: second.statementId }, 'zyxwvuts', NOON_MS);
      const query = { action: null, subject: 'deny', fromMs: null, untilMs: null, olderThan: null, count: 10 };
      const trail = (await stores().audit.list({ ...SCOPE, ...query })) ?? [];
      expect(
        trail.map(({ action, actor, before, after }) => [
          action,
          actor.name,
          before?.['statement_id'] ?? null,
          after?.['statement_id'] ?? null,
        ]),
      ).to.deep.equal([
        ['statement.removed', 'zyxwvuts', second.statementId, null],
        ['statement.made', 'abcdefgh', first.statementId, second.statementId],
        ['statement.made', 'abcdefgh', null, first.statementId],
      ]);
      expect(await stores().audit.list({ ...OTHER_ENVIRONMENT, ...query })).to.deep.equal([]);
    });

    it('leaves of a wished change its entry in the audit trail alone, and names a person who is no key', async () => {
      const person = { kind: 'person', name: 'https://id.example#1', shownAs: 'Anna' } as const;
      const subject = `put deny evm ${THIEF}`;
      await store().propose(SCOPE, { subject, after: { reason: 'wished' } }, person);
      expect(await store().hasAny(SCOPE)).to.equal(false);
      const entry = statedEntry();
      await store().state(SCOPE, [entry], LIMIT, person);
      await store().remove(SCOPE, { kind: 'deny', statementId: entry.statementId }, null, NOON_MS, person);
      const every = { action: null, subject: null, fromMs: null, untilMs: null, olderThan: null, count: 10 };
      const trail = (await stores().audit.list({ ...SCOPE, ...every })) ?? [];
      expect(trail.map(({ action, actor, subject: about }) => [action, actor, about])).to.deep.equal([
        ['statement.removed', person, 'deny'],
        ['statement.made', person, 'deny'],
        ['statement.proposed', person, subject],
      ]);
    });

    it('counts of each kind what is in force at a moment, with its last change, of its scope alone', async () => {
      expect(await store().holdings(SCOPE, NOON_MS)).to.deep.equal([]);
      const taken = await stateOne(statedEntry());
      await stateOne(statedEntry({ addressKey: OTHER, reason: 'replaced' }));
      await stateOne(statedEntry({ addressKey: OTHER }));
      await store().remove(SCOPE, { kind: 'deny', statementId: taken.statementId }, null, NOON_MS + 5);
      await stateOne(statedAttribution());
      await stateOne(statedEntry({ kind: 'allow', validUntil: isoTime(NOON_MS + 1) }));
      await store().state(OTHER_PARTNER, [statedEntry({ addressKey: evmKey('third') })], LIMIT);
      const at = async (nowMs: number) => store().holdings(SCOPE, nowMs);
      const deny = { kind: 'deny', inForce: 1, changedAtMs: NOON_MS + 5 };
      const known = { kind: 'attribution', inForce: 1, changedAtMs: NOON_MS };
      const allow = { kind: 'allow', inForce: 1, changedAtMs: NOON_MS };
      expect(await at(NOON_MS)).to.have.deep.members([deny, known, allow]);
      expect(await at(NOON_MS + 1)).to.have.deep.members([deny, known, { ...allow, inForce: 0 }]);
      expect(await at(NOON_MS + HOUR_MS)).to.have.deep.members([
        deny,
        { ...known, inForce: 0 },
        { ...allow, inForce: 0 },
      ]);
      expect(await store().holdings(OTHER_PARTNER, NOON_MS)).to.deep.equal([
        { kind: 'deny', inForce: 1, changedAtMs: NOON_MS },
      ]);
      expect(await store().holdings(OTHER_ENVIRONMENT, NOON_MS)).to.deep.equal([]);
    });

    it('does not take back what was replaced meanwhile', async () => {
      const first = await stateOne(statedEntry());
      const second = await stateOne(statedEntry());
      expect(await store().remove(SCOPE, { kind: 'deny', statementId: first.statementId }, null, NOON_MS)).to.equal(
        null,
      );
      expect(await store().about(SCOPE, [THIEF])).to.deep.equal([second]);
    });

    it('states all or none, and never lets more stand than the limit', async () => {
      const three = ['a', 'b', 'c'].map((name) => statedEntry({ addressKey: evmKey(name) }));
      expect(await store().state(SCOPE, three, LIMIT)).to.equal(true);
      expect(await store().state(SCOPE, [statedEntry(), statedEntry({ addressKey: evmKey('a') })], LIMIT)).to.equal(
        false,
      );
      expect(await store().about(SCOPE, [THIEF])).to.deep.equal([]);
      // one in place of another, and another kind, take no room
      const renewed = statedEntry({ addressKey: evmKey('a') });
      expect(await store().state(SCOPE, [renewed], LIMIT)).to.equal(true);
      expect(await store().state(SCOPE, [statedEntry({ kind: 'allow' })], LIMIT)).to.equal(true);
      expect(await store().standing(SCOPE, DENY)).to.have.length(LIMIT);
    });

    it('lets exactly the limit stand where many are stated at once', async () => {
      const names = Array.from({ length: 12 }, (_, index) => `at once ${String(index)}`);
      const stated = await Promise.all(
        names.map((name) => store().state(SCOPE, [statedEntry({ addressKey: evmKey(name) })], LIMIT)),
      );
      expect(stated.filter((one) => one)).to.have.length(LIMIT);
      expect(await store().standing(SCOPE, DENY)).to.have.length(LIMIT);
    });

    it('gives what stands page by page in one order, each once', async () => {
      const keys = ['a', 'b', 'c', 'd'].map((name) => evmKey(name)).sort();
      const stated = keys.flatMap((addressKey) =>
        (['base', 'evm'] as const).map((place) => statedEntry({ addressKey, place })),
      );
      expect(await store().state(SCOPE, [...stated].reverse(), 100)).to.equal(true);
      const seen: OwnStatement[] = [];
      for (;;) {
        const last = seen.at(-1);
        const after = last === undefined ? null : { addressKey: last.addressKey, place: last.place, slot: '' };
        const page = await store().standing(SCOPE, { ...DENY, after, count: 3 });
        seen.push(...page);
        if (page.length < 3) break;
      }
      expect(seen).to.deep.equal(stated);
      const ofOne = await store().standing(SCOPE, { ...DENY, addressKey: keys[1] ?? '' });
      expect(ofOne).to.deep.equal(stated.slice(2, 4));
    });

    it('gives changes page by page, newest first, also of one address', async () => {
      const stated = [statedEntry(), statedEntry({ addressKey: OTHER }), statedEntry({ place: 'base' })];
      for (const one of stated) await stateOne(one);
      const [newest] = await store().changes(SCOPE, { ...DENY, count: 1 });
      expect(newest?.statement).to.deep.equal(stated[2]);
      const rest = await store().changes(SCOPE, { ...DENY, after: newest?.changeId ?? 0 });
      expect(rest.map(({ statement }) => statement)).to.deep.equal([stated[1], stated[0]]);
      const ofOne = await store().changes(SCOPE, { ...DENY, addressKey: OTHER });
      expect(ofOne.map(({ statement }) => statement)).to.deep.equal([stated[1]]);
    });
  });
};
