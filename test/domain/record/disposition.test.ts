import { expect } from 'chai';
import {
  type Disposition,
  DISPOSITIONS,
  type DispositionPlace,
  dispositionState,
  type LatestDisposition,
  placeOf,
} from '../../../domain/record/disposition.js';

/** Plays what people say one after another. Gives where each word stands, and the state after it. */
const play = (said: readonly (readonly [string, Disposition])[], fourEyes: boolean) => {
  let latest: LatestDisposition | null = null;
  return said.map(([name, disposition], index): [DispositionPlace, string] => {
    const by = { kind: name.startsWith('key') ? 'key' : 'person', name } as const;
    const place = placeOf(latest, { by, disposition }, fourEyes);
    if (typeof place !== 'string') latest = { dispositionId: String(index), disposition, by, counts: place.counts };
    return [place, dispositionState(latest)];
  });
};

const first = { counts: true, secondOf: null };
const waiting = { counts: false, secondOf: null };

describe('the place of a disposition', () => {
  it('counts at once where the policy asks for one person', () => {
    for (const disposition of DISPOSITIONS)
      expect(play([['a', disposition]], false)[0]?.[0], disposition).to.deep.equal(first);
    expect(dispositionState(null)).to.equal('none');
  });

  it('with four eyes waits for a second person where it lets something through, and nowhere else', () => {
    const states = DISPOSITIONS.map((disposition) => play([['a', disposition]], true)[0]?.[1]);
    expect(states).to.deep.equal(['pending', 'rejected', 'escalated', 'pending']);
  });

  it('with four eyes counts by the second person’s same word, never by the first one’s own', () =>
    expect(
      play(
        [
          ['a', 'approve'],
          ['a', 'approve'],
          ['b', 'approve'],
        ],
        true,
      ),
    ).to.deep.equal([
      [waiting, 'pending'],
      ['second_person_needed', 'pending'],
      [{ counts: true, secondOf: '0' }, 'approved'],
    ]));

  it('with four eyes begins anew after any other word: no earlier approval is left to be seconded', () => {
    expect(
      play(
        [
          ['a', 'approve'],
          ['b', 'false_alarm'],
          ['b', 'approve'],
          ['a', 'approve'],
        ],
        true,
      ).map(([, state]) => state),
    ).to.deep.equal(['pending', 'pending', 'pending', 'approved']);
    expect(
      play(
        [
          ['a', 'approve'],
          ['a', 'reject'],
          ['b', 'approve'],
        ],
        true,
      ).at(-1),
    ).to.deep.equal([waiting, 'pending']);
  });

  it('with four eyes never takes a key and a person for two: they may be one and the same', () => {
    const states = (...names: readonly string[]) =>
      play(
        names.map((name) => [name, 'approve'] as const),
        true,
      ).map(([, state]) => state);
    expect(states('key one', 'ada')).to.deep.equal(['pending', 'pending']);
    expect(states('ada', 'key one', 'ada', 'key one')).to.deep.equal(['pending', 'pending', 'pending', 'pending']);
    expect(states('key one', 'ada', 'grace')).to.deep.equal(['pending', 'pending', 'approved']);
    expect(states('ada', 'key one', 'key two')).to.deep.equal(['pending', 'pending', 'approved']);
  });

  it('never puts a check into the state that it has', () => {
    for (const disposition of DISPOSITIONS)
      expect(
        play(
          [
            ['a', disposition],
            ['b', disposition],
          ],
          false,
        ).at(-1)?.[0],
      ).to.equal('same_state');
  });
});
