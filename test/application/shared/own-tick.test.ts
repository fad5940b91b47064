import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import { createOwnTick } from '../../../src/application/shared/own-tick.js';

describe('parts of a long work', () => {
  it('that wait side by side begin in ticks of their own, in their order, and others come between two', async () => {
    const order: string[] = [];
    const ownTick = createOwnTick();
    const parts = ['first', 'second', 'third'].map(async (part) => {
      await ownTick();
      order.push(part);
    });
    const other = async (): Promise<void> => {
      while (order.filter((one) => one !== 'other').length < 3) {
        await nextTurn();
        order.push('other');
      }
    };
    await Promise.all([...parts, other()]);
    const at = (part: string) => order.indexOf(part);
    expect(order.filter((one) => one !== 'other')).to.deep.equal(['first', 'second', 'third']);
    expect(order.slice(at('first'), at('second'))).to.include('other');
    expect(order.slice(at('second'), at('third'))).to.include('other');
  });
});
