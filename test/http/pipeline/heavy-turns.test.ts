import { expect } from 'chai';
import { Refusal } from '../../../src/application/refusal.js';
import { HeavyTurns } from '../../../src/http/pipeline/heavy-turns.js';

describe('turns of heavy requests', () => {
  const busy = (ms: number): void => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  const settled = () => new Promise(setImmediate);

  it('never make a light request wait, nor another partner’s heavy one', async () => {
    const turns = new HeavyTurns();
    const begun: string[] = [];
    const never = (name: string) => () => {
      begun.push(name);
      return new Promise<never>(() => undefined);
    };
    for (let number = 0; number < 20; number += 1) void turns.run('a', true, never(`a${String(number)}`));
    void turns.run('b', true, never('b'));
    void turns.run('a', false, never('light'));
    await settled();
    expect(begun).to.deep.equal(['a0', 'b', 'light']);
  });

  it('refuse one partner more than 64 that wait: 503, when to come back, and nobody else', async () => {
    const turns = new HeavyTurns();
    const never = () => new Promise<never>(() => undefined);
    for (let number = 0; number < 65; number += 1) void turns.run('a', true, never);
    const refusal = await turns.run('a', true, never).catch((error: unknown) => error);
    expect(refusal).to.be.instanceOf(Refusal);
    expect(refusal).to.include({ code: 'service_unavailable', retryAfterSeconds: 1 });
    expect(await turns.run('b', true, async () => 'done')).to.equal('done');
  });

  it('let a partner rest for three times its cost while others ask, and never one alone', async () => {
    const turns = new HeavyTurns();
    const heavy = async (): Promise<number> => {
      await settled();
      busy(40);
      return performance.now();
    };
    const begin = async (): Promise<number> => performance.now();
    await turns.run('a', true, heavy);
    let isTimeOver = false;
    setTimeout(() => (isTimeOver = true), 100);
    await turns.run('a', true, begin);
    expect(isTimeOver).to.equal(false);
    await turns.run('b', false, begin);
    const second = await turns.run('a', true, heavy);
    expect((await turns.run('a', true, begin)) - second).to.be.greaterThan(110);
  });
});
