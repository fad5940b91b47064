import { expect } from 'chai';
import { turnOfTheLoop } from '../../../src/application/check/turn-of-the-loop.js';

describe('a turn of the event loop', () => {
  it('lets all who wait in it go on side by side, each step in the order in which they came', async () => {
    const steps: string[] = [];
    const walk = async (name: string): Promise<void> => {
      await turnOfTheLoop();
      steps.push(`${name} parses`);
      await Promise.resolve();
      steps.push(`${name} decides`);
    };
    // as two connections do: each is read by a call of its own
    const both = [new Promise<void>((resolve) => queueMicrotask(() => resolve(walk('first')))), walk('second')];
    await Promise.all(both);
    expect(steps).to.deep.equal(['second parses', 'first parses', 'second decides', 'first decides']);
  });

  it('is over after what is ready by then, and waits for no timer', async () => {
    const order: string[] = [];
    const timer = setTimeout(() => order.push('timer'), 60_000);
    const turn = turnOfTheLoop().then(() => order.push('turn'));
    await Promise.resolve().then(() => order.push('ready'));
    await turn;
    clearTimeout(timer);
    expect(order).to.deep.equal(['ready', 'turn']);
  });

  it('is another one for who comes after it', async () => {
    const first = turnOfTheLoop();
    await first;
    expect(turnOfTheLoop()).not.to.equal(first);
  });
});
