import { expect } from 'chai';
import { OverloadedError } from '../../../ports/sources/errors.js';
import { FairQueue } from '../../../src/application/shared/fair-queue.js';

describe('a queue by turns of partners', () => {
  const world = (bounds: ConstructorParameters<typeof FairQueue>[0]) => {
    const queue = new FairQueue(bounds);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const add = (partnerId: string, name: string) =>
      queue.run(partnerId, () => {
        begun.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      });
    const end = async (name: string) => {
      ends.get(name)?.();
      await new Promise(setImmediate);
    };
    return { queue, begun, add, end };
  };

  it('gives a free place to whom has the fewest, and then to whom waited longest', async () => {
    const { begun, add, end } = world({ all: 2, ofOne: 2, waitingOfOne: 10 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    for (const name of ['b1', 'b2']) void add('b', name);
    void add('c', 'c1');
    expect(begun).to.deep.equal(['a1', 'a2']);
    await end('a1');
    expect(begun).to.deep.equal(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).to.deep.equal(['a1', 'a2', 'b1', 'c1']);
    await end('c1');
    expect(begun.at(-1)).to.equal('b2');
    await end('b2');
    expect(begun.at(-1)).to.equal('a3');
  });

  it('leaves places free rather than give one more than its part, and refuses what would wait too long', async () => {
    const { begun, add, end } = world({ all: 8, ofOne: 1, waitingOfOne: 1 });
    void add('a', 'a1');
    void add('a', 'a2');
    expect(await add('a', 'a3').catch((error: unknown) => error)).to.be.instanceOf(OverloadedError);
    void add('b', 'b1');
    expect(begun).to.deep.equal(['a1', 'b1']);
    await end('a1');
    expect(begun).to.deep.equal(['a1', 'b1', 'a2']);
  });

  it('ends as the work does, and goes on after one that failed', async () => {
    const { queue } = world({ all: 1, ofOne: 1, waitingOfOne: 5 });
    const failed = queue.run('a', () => Promise.reject(new Error('out')));
    const done = queue.run('a', () => Promise.resolve(7));
    expect(await failed.catch((error: Error) => error.message)).to.equal('out');
    expect(await done).to.equal(7);
  });
});
