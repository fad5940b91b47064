import { expect } from 'chai';
import { madeOnce } from '../../src/application/made-once.js';

describe('what is made when it is first needed', () => {
  it('is made once for all who ask, also at the same time', async () => {
    let made = 0;
    const one = madeOnce(async () => (made += 1));
    expect(await Promise.all([one(), one()])).to.deep.equal([1, 1]);
    expect(await one()).to.equal(1);
  });

  it('rejects where it cannot be made, and is tried again at the next call', async () => {
    let calls = 0;
    const one = madeOnce(async () => {
      calls += 1;
      if (calls === 1) throw new Error('no such file');
      return 'made';
    });
    const reason = await one().then(
      () => 'none',
      (error: unknown) => (error as Error).message,
    );
    expect([reason, await one(), await one(), calls]).to.deep.equal(['no such file', 'made', 'made', 2]);
  });
});
