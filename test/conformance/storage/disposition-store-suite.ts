import { expect } from 'chai';
import type { DispositionEntry, StoredDisposition } from '../../../ports/stores/dispositions.js';
import {
  dispositionEntry,
  NOON_MS,
  OTHER_ENVIRONMENT,
  OTHER_PARTNER,
  outcomeEntry,
  requestId,
  SCOPE,
} from './fixtures.js';
import { type StoresHarness, useStores } from './harness.js';

const entry = ({ person = 'key00001', ...changes }: Partial<DispositionEntry> & { readonly person?: string } = {}) =>
  dispositionEntry({ by: { kind: 'key', name: person }, ...changes });

/** What every `DispositionStore` guarantees. */
export const dispositionStoreSuite = (harness: StoresHarness): void => {
  describe(`disposition store: ${harness.name}`, () => {
    const stores = useStores(harness);
    const decide = (one: DispositionEntry, fourEyes = false) => stores().dispositions.decide(one, fourEyes, null);

    it('gives back what people decided and noted, in the order in which it was stored', async () => {
      const id = requestId();
      const first = entry({ requestId: id, disposition: 'escalate', decidedAtMs: NOON_MS + 2 });
      const second = entry({ requestId: id, disposition: 'reject', reason: 'A “trick”.\n', person: 'key00002' });
      await decide(first);
      await decide(second);
      await decide(entry());
      const note = { requestId: id, scope: SCOPE, text: 'Asked the bank.', by: first.by, notedAtMs: NOON_MS };
      await stores().dispositions.note(note);
      await stores().dispositions.note(note);
      expect(await stores().dispositions.read(SCOPE, id)).to.deep.equal({
        dispositions: [first, second].map((one) => ({ ...one, counts: true, secondOf: null })),
        notes: [note, note],
        assignments: [],
      });
    });

    it('keeps what a person was called then, and knows the person by the identity alone', async () => {
      const id = requestId();
      const ada = { kind: 'person', name: 'https://login.example#7', shownAs: 'Ada' } as const;
      const first = entry({ requestId: id, by: ada });
      await decide(first, true);
      const renamed = entry({ requestId: id, by: { ...ada, shownAs: 'Someone else' } });
      expect(await decide(renamed, true)).to.equal('second_person_needed');
      const namesake = entry({ requestId: id, by: { ...ada, name: 'https://login.example#8' } });
      expect(await decide(namesake, true)).to.include({ counts: true, secondOf: first.dispositionId });
      const note = { requestId: id, scope: SCOPE, text: 'Asked.', by: ada, notedAtMs: NOON_MS };
      await stores().dispositions.note(note);
      const { dispositions, notes } = await stores().dispositions.read(SCOPE, id);
      expect(dispositions.map(({ by }) => by)).to.deep.equal([ada, namesake.by]);
      expect(notes).to.deep.equal([note]);
    });

    it('never shows what another partner or environment decided', async () => {
      const id = requestId();
      await decide(entry({ requestId: id, scope: OTHER_PARTNER }));
      const nothing = { dispositions: [], notes: [], assignments: [] };
      for (const scope of [SCOPE, OTHER_ENVIRONMENT])
        expect(await stores().dispositions.read(scope, id)).to.deep.equal(nothing);
      const own = await decide(entry({ requestId: id }), true);
      expect(own).to.include({ counts: false, secondOf: null });
    });

    it('lets a second person’s same word count, and refuses the first one’s own', async () => {
      const id = requestId();
      const first = entry({ requestId: id });
      expect(await decide(first, true)).to.include({ counts: false });
      expect(await decide(entry({ requestId: id }), true)).to.equal('second_person_needed');
      const second = await decide(entry({ requestId: id, person: 'key00002' }), true);
      expect(second).to.include({ counts: true, secondOf: first.dispositionId });
      expect(await decide(entry({ requestId: id, person: 'key00003' }), true)).to.equal('same_state');
      expect((await stores().dispositions.read(SCOPE, id)).dispositions).to.have.length(2);
    });

    it('of two people at once makes one the first and one the second; of one person, the first alone', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [together, alone] = [requestId(), requestId()];
        const both = await Promise.all(
          ['key00001', 'key00002'].map((person) => decide(entry({ requestId: together, person }), true)),
        );
        expect(both.map((one) => typeof one !== 'string' && one.counts)).to.have.members([true, false]);
        const twice = await Promise.all([1, 2, 3].map(() => decide(entry({ requestId: alone }), true)));
        expect(twice.filter((one) => one === 'second_person_needed')).to.have.length(2);
        expect((await stores().dispositions.read(SCOPE, alone)).dispositions).to.have.length(1);
      }
    });

    it('takes the same id once', async () => {
      const one = entry();
      const stored = (await decide(one, true)) as StoredDisposition;
      expect(await decide(one, true)).to.deep.equal(stored);
      expect((await stores().dispositions.read(SCOPE, one.requestId)).dispositions).to.deep.equal([stored]);
    });

    it('appends the outcome with a disposition that counts, and with no other', async () => {
      const id = requestId();
      const outcome = outcomeEntry({ requestId: id, outcome: 'false_alarm' });
      const say = (person: string) =>
        stores().dispositions.decide(entry({ requestId: id, disposition: 'false_alarm', person }), true, outcome);
      await say('key00001');
      await say('key00001');
      expect(await stores().outcomes.list(SCOPE, id)).to.deep.equal([]);
      await say('key00002');
      await say('key00003');
      expect((await stores().outcomes.list(SCOPE, id)).map((one) => one.outcome)).to.deep.equal(['false_alarm']);
    });
  });
};
