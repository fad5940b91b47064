import { expect } from 'chai';
import type { Person } from '../../../domain/record/actor.js';
import type { Disposition, DispositionState } from '../../../domain/record/disposition.js';
import type { Scope } from '../../../domain/record/record.js';
import { EVERY_CHECK } from '../../../ports/stores/check-index.js';
import { writersEnded } from '../../support/database.js';
import { type MadeCheck, madeCheck, ORDINARY } from './check-index-fixtures.js';
import { assignment, dispositionEntry, NOON_MS, OTHER_ENVIRONMENT, OTHER_PARTNER, SCOPE } from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const STOPPED = { ...ORDINARY, action: 'REVIEW' } as const;

/** What every `CheckIndex` guarantees of the states that people give checks. */
export const checkStatesSuite = (harness: StoresHarness): void => {
  describe(`states in the index of checks: ${harness.name}`, () => {
    const stores = useStores(harness);
    const stored = async (count: number, scope: Scope = SCOPE): Promise<readonly MadeCheck[]> => {
      const made = Array.from({ length: count }, (_, ms) => madeCheck(STOPPED, { scope, checkedAtMs: NOON_MS - ms }));
      for (const { entry } of made) await stores().checks.append(entry);
      await writersEnded();
      return made;
    };
    const filled = async (): Promise<void> => {
      while ((await stores().checkIndex.fill(3)) === 3);
    };
    const say = ({ entry: { requestId, scope } }: MadeCheck, disposition: Disposition, rest = {}, fourEyes = false) =>
      stores().dispositions.decide(dispositionEntry({ requestId, scope, disposition, ...rest }), fourEyes, null);
    const statesOf = async (scope: Scope = SCOPE) => {
      const page = await stores().checkIndex.list(scope, EVERY_CHECK, { olderThan: null, count: 100 });
      return page?.checks.map(({ requestId, state }) => [requestId, state]) ?? null;
    };
    const withState = (check: MadeCheck, state: DispositionState) => [check.entry.requestId, state];
    const found = async (states: readonly DispositionState[], olderThan: string | null = null, count = 100) => {
      const filter = { ...EVERY_CHECK, actions: ['REVIEW', 'BLOCK'], states } as const;
      const page = await stores().checkIndex.list(SCOPE, filter, { olderThan, count });
      return page?.checks.map(({ requestId }) => requestId) ?? null;
    };

    it('follow each disposition at once, and wait for a second person where the policy asks for one', async () => {
      const [check] = await stored(1);
      if (check === undefined) throw new Error('No check was made');
      await filled();
      const second = { by: { kind: 'key', name: 'key00002' } };
      const steps = [
        [await say(check, 'approve', {}, true), 'pending'],
        [await say(check, 'approve', second, true), 'approved'],
      ] as const;
      expect(steps.map(([step]) => typeof step !== 'string' && step.counts)).to.deep.equal([false, true]);
      expect(await statesOf()).to.deep.equal([withState(check, 'approved')]);
      for (const [disposition, state] of [
        ['reject', 'rejected'],
        ['escalate', 'escalated'],
        ['false_alarm', 'false_alarm'],
      ] as const) {
        await say(check, disposition);
        expect(await statesOf()).to.deep.equal([withState(check, state)]);
        expect(await found([state])).to.deep.equal([check.entry.requestId]);
        expect(await found(['none', 'pending', 'approved'])).to.deep.equal([]);
      }
    });

    it('are pending until a second person has said the same, and pending is found', async () => {
      const [check] = await stored(1);
      if (check === undefined) throw new Error('No check was made');
      await filled();
      await say(check, 'false_alarm', {}, true);
      expect(await found(['pending'])).to.deep.equal([check.entry.requestId]);
      expect(await found(['none'])).to.deep.equal([]);
      expect(await say(check, 'false_alarm', {}, true)).to.equal('second_person_needed');
      expect(await statesOf()).to.deep.equal([withState(check, 'pending')]);
    });

    it('are there as well where a check was decided before it came into the lists', async () => {
      const [first, second] = await stored(2);
      if (first === undefined || second === undefined) throw new Error('No checks were made');
      await say(first, 'escalate');
      await say(first, 'reject');
      await filled();
      expect(await statesOf()).to.deep.equal([withState(first, 'rejected'), withState(second, 'none')]);
    });

    it('are never lost between deciding and taking in, whichever comes first', async () => {
      const checks = await stored(40);
      await Promise.all([filled(), ...checks.map((check) => say(check, 'approve')), filled(), filled()]);
      await filled();
      expect(await statesOf()).to.deep.equal(checks.map((check) => withState(check, 'approved')));
      expect(await found(['none'])).to.deep.equal([]);
      const { checks: counted } = await stores().checkIndex.tally(SCOPE, { ...EVERY_CHECK, states: ['approved'] }, 99);
      expect(counted).to.equal(checks.length);
    });

    it('tell who has a case: it is taken once, given on, and given back', async () => {
      const [early, late] = await stored(2);
      if (early === undefined || late === undefined) throw new Error('No checks were made');
      const anna = { kind: 'key', name: 'key00001', shownAs: 'Anna Berg' } as const;
      const ben = { kind: 'person', name: 'https://id.example#ben' } as const;
      const give = ({ entry: { requestId } }: MadeCheck, to: Person | null, from: string | null) =>
        stores().dispositions.assign(assignment({ requestId, to }), from);
      expect(await give(early, anna, null), 'before it is in the lists').to.equal(true);
      await filled();
      expect(await Promise.all([give(late, anna, null), give(late, ben, null)]), 'both at once').to.have.members([
        true,
        false,
      ]);
      expect(await give(early, ben, null), 'it is in other hands').to.equal(false);
      expect(await give(early, ben, anna.name)).to.equal(true);
      expect(await give(early, ben, anna.name), 'sent again').to.equal(true);
      const inHandsOf = async (assignee: string) => {
        const page = await stores().checkIndex.list(SCOPE, { ...EVERY_CHECK, assignee }, { olderThan: null, count: 9 });
        return page?.checks.map((check) => [check.requestId, check.assignee]);
      };
      expect(await inHandsOf(ben.name)).to.deep.include([early.entry.requestId, { name: ben.name }]);
      const { assignments } = await stores().dispositions.read(SCOPE, early.entry.requestId);
      expect(assignments.map(({ to }) => to)).to.deep.equal([anna, ben]);
      expect(await give(early, null, ben.name)).to.equal(true);
      expect(await inHandsOf('none')).to.deep.equal([[early.entry.requestId, null]]);
      expect((await stores().dispositions.read(OTHER_PARTNER, early.entry.requestId)).assignments).to.deep.equal([]);
    });

    it('never come from another partner or environment, nor for its ids', async () => {
      const [own] = await stored(1);
      const others = [...(await stored(1, OTHER_PARTNER)), ...(await stored(1, OTHER_ENVIRONMENT))];
      if (own === undefined) throw new Error('No check was made');
      // as no use case does: the id of a check with the scope of another partner
      await stores().dispositions.decide(
        dispositionEntry({ requestId: own.entry.requestId, scope: OTHER_PARTNER }),
        false,
        null,
      );
      await filled();
      for (const other of others) await say(other, 'reject');
      await stores().dispositions.decide(
        dispositionEntry({ requestId: own.entry.requestId, scope: OTHER_ENVIRONMENT }),
        false,
        null,
      );
      expect(await statesOf()).to.deep.equal([withState(own, 'none')]);
      expect(await found(['approved', 'rejected'])).to.deep.equal([]);
      expect(await statesOf(OTHER_PARTNER)).to.deep.equal(others.slice(0, 1).map((one) => withState(one, 'rejected')));
    });

    it('leave no gap and repeat nothing in pages of what is still to be decided, while it is decided', async () => {
      const checks = await stored(12);
      await filled();
      const ids = checks.map(({ entry }) => entry.requestId);
      const walked: string[] = [];
      let decided = 0;
      for (let olderThan: string | null = null; ; olderThan = walked.at(-1) ?? null) {
        const page = (await found(['none', 'pending', 'escalated'], olderThan, 3)) ?? [];
        walked.push(...page);
        if (page.length < 3) break;
        // the one at which the page ends, too: the next page goes on after its place all the same
        for (const check of checks.slice(decided, walked.length)) await say(check, 'reject');
        decided = walked.length;
      }
      expect(walked).to.deep.equal(ids);
      expect(await found(['none', 'pending', 'escalated'])).to.deep.equal(ids.slice(decided));
    });
  });
};
