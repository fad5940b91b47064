import { expect } from 'chai';
import { whenAllThere, whenThere } from '../../domain/shared/soon.js';

describe('what is there at once or comes', () => {
  it('is read at once where it is there, and when it has come', async () => {
    expect(whenThere(1, (one) => one + 1)).to.equal(2);
    expect(await whenThere(Promise.resolve(1), (one) => one + 1)).to.equal(2);
  });

  it('is given together in its order, whichever of it has to come', async () => {
    const later = async (value: number): Promise<number> => value;
    expect(whenAllThere([1, 2])).to.deep.equal([1, 2]);
    expect(await whenAllThere([1, later(2), 3])).to.deep.equal([1, 2, 3]);
    expect(await whenAllThere([later(1), 2, later(3)])).to.deep.equal([1, 2, 3]);
    const twice = later(4);
    expect(await whenAllThere([twice, twice])).to.deep.equal([4, 4]);
  });

  it('fails as a whole where a part does not come', async () => {
    const outcome = await Promise.resolve(whenAllThere([1, Promise.reject(new Error('out'))])).catch(String);
    expect(outcome).to.equal('Error: out');
  });
});
