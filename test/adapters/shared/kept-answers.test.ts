import { expect } from 'chai';
import { createKeptAnswers } from '../../../adapters/shared/kept-answers.js';

const askedWith = (keepSeconds: number) => {
  let nowMs = 1_000_000;
  let calls = 0;
  const kept = createKeptAnswers<{ readonly call: number }>({ now: () => nowMs }, keepSeconds);
  return {
    ask: async (key = 'LINK') =>
      (
        await kept(key, async () => {
          calls += 1;
          if (key === 'failing') throw new Error('made up');
          return { call: calls };
        })
      ).call,
    wait: (seconds: number) => {
      nowMs += seconds * 1_000;
    },
  };
};

describe('a kept answer', () => {
  it('is given again until its time is over, and to no other question', async () => {
    const { ask, wait } = askedWith(30);
    expect([await ask(), await ask(), await ask('ETH')]).to.deep.equal([1, 1, 2]);
    wait(29);
    expect(await ask()).to.equal(1);
    wait(1);
    expect(await ask()).to.equal(3);
  });

  it('is asked for again where the clock was set back by more than it is kept, and not for less', async () => {
    const { ask, wait } = askedWith(30);
    expect(await ask()).to.equal(1);
    wait(-29);
    expect(await ask()).to.equal(1);
    wait(-86_400);
    expect([await ask(), await ask()]).to.deep.equal([2, 2]);
  });

  it('is none where nothing is to be kept, and a failure is never kept', async () => {
    const { ask } = askedWith(0);
    expect([await ask(), await ask()]).to.deep.equal([1, 2]);
    const failing = askedWith(30);
    for (let time = 0; time < 2; time += 1)
      expect(await failing.ask('failing').catch(String)).to.equal('Error: made up');
    expect(await failing.ask()).to.equal(3);
  });
});
