import { expect } from 'chai';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Batcher, type BatcherOptions } from '../../../adapters/shared/batcher.js';
import { OverloadedError } from '../../../ports/sources/errors.js';
import { rejection } from '../../conformance/storage/harness.js';

interface Flushed {
  readonly items: readonly number[];
  /** Ends the flush: each item gives its double, or the whole batch fails. */
  finish(error?: Error): void;
}

class OutOfTime extends Error {}

const doubles = (items: readonly number[]): PromiseSettledResult<number>[] =>
  items.map((item) => ({ status: 'fulfilled', value: item * 2 }));

/** A batcher whose flushes stay under way until the test ends them. */
const heldBatcher = (
  options: Partial<BatcherOptions<number, number>> = {},
): { batcher: Batcher<number, number>; flushed: Flushed[] } => {
  const flushed: Flushed[] = [];
  const batcher = new Batcher<number, number>({
    flush: (items) =>
      new Promise((resolve, reject) => {
        flushed.push({ items, finish: (error) => (error === undefined ? resolve(doubles(items)) : reject(error)) });
      }),
    maxItems: 4,
    usualItems: 4,
    maxInFlight: 2,
    minItemsToOverlap: 1,
    maxWaiting: 100,
    deadlineMs: 5_000,
    timeoutError: () => new OutOfTime(),
    ...options,
  });
  return { batcher, flushed };
};

describe('batcher', () => {
  it('sends a lone item in the same turn of the event loop', async () => {
    const { batcher, flushed } = heldBatcher();
    const result = batcher.submit(1);
    await turn();
    expect(flushed.map(({ items }) => items)).to.deep.equal([[1]]);
    flushed[0]?.finish();
    expect(await result).to.equal(2);
  });

  it('puts what comes together into one batch, and gives each caller its own result', async () => {
    const { batcher, flushed } = heldBatcher();
    const results = [1, 2, 3].map((item) => batcher.submit(item));
    await turn();
    flushed[0]?.finish();
    expect(await Promise.all(results)).to.deep.equal([2, 4, 6]);
    expect(flushed).to.have.length(1);
  });

  it('sends the next batch before the callers of the last one go on, after success and failure', async () => {
    for (const error of [undefined, new Error('lost')]) {
      const { batcher, flushed } = heldBatcher({ maxInFlight: 1 });
      const sentWhenGoingOn: number[] = [];
      const goesOn = (): void => void sentWhenGoingOn.push(flushed.length);
      const first = batcher.submit(1).then(goesOn, goesOn);
      await turn();
      const second = batcher.submit(2);
      flushed[0]?.finish(error);
      await first;
      expect(sentWhenGoingOn).to.deep.equal([2]);
      flushed[1]?.finish();
      expect(await second).to.equal(4);
    }
  });

  it('never has more batches under way, nor more items in one, than allowed', async () => {
    const { batcher, flushed } = heldBatcher();
    const results = Array.from({ length: 11 }, (_, item) => batcher.submit(item));
    for (let round = 0; round < 5; round += 1) await turn();
    expect(flushed.map(({ items }) => items.length)).to.deep.equal([4, 4]);
    flushed[1]?.finish();
    for (let round = 0; round < 5; round += 1) await turn();
    expect(flushed.map(({ items }) => items)).to.deep.equal([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9, 10],
    ]);
    flushed[0]?.finish();
    flushed[2]?.finish();
    expect(await Promise.all(results)).to.deep.equal(Array.from({ length: 11 }, (_, item) => item * 2));
  });

  it('rejects the callers of a failed batch and no others', async () => {
    const { batcher, flushed } = heldBatcher({ maxItems: 2 });
    const results = [1, 2, 3].map((item) => batcher.submit(item));
    for (let round = 0; round < 3; round += 1) await turn();
    flushed[0]?.finish(new Error('lost'));
    flushed[1]?.finish();
    const outcomes = await Promise.allSettled(results);
    expect(outcomes.map((outcome) => outcome.status)).to.deep.equal(['rejected', 'rejected', 'fulfilled']);
  });

  it('rejects a single item by its own outcome', async () => {
    const reason = new Error('this one');
    const { batcher } = heldBatcher({
      flush: async (items) =>
        items.map((item) => (item === 2 ? { status: 'rejected', reason } : { status: 'fulfilled', value: item })),
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map((item) => batcher.submit(item)));
    expect(outcomes[1]).to.deep.equal({ status: 'rejected', reason });
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).to.have.length(2);
  });

  it('answers every caller when a flush gives too few outcomes', async () => {
    const { batcher } = heldBatcher({ flush: async (items) => doubles(items).slice(1) });
    const outcomes = await Promise.allSettled([1, 2].map((item) => batcher.submit(item)));
    expect(outcomes[1]?.status).to.equal('rejected');
  });

  it('survives a flush that throws at once', async () => {
    const { batcher } = heldBatcher({
      flush: () => {
        throw new Error('at once');
      },
    });
    expect((await rejection(batcher.submit(1))).message).to.equal('at once');
    expect((await rejection(batcher.submit(2))).message).to.equal('at once');
  });

  it('refuses a call at once when too many wait', async () => {
    const { batcher, flushed } = heldBatcher({ maxWaiting: 3 });
    const results = [1, 2, 3].map((item) => batcher.submit(item));
    expect(await rejection(batcher.submit(4))).to.be.instanceOf(OverloadedError);
    await turn();
    flushed[0]?.finish();
    expect(await Promise.all(results)).to.deep.equal([2, 4, 6]);
  });

  it('rejects at the deadline what is under way and what waits, and never sends a rejected item', async () => {
    const { batcher, flushed } = heldBatcher({ maxItems: 1, maxInFlight: 1, deadlineMs: 30 });
    const results = [1, 2].map((item) => rejection(batcher.submit(item)));
    for (const error of await Promise.all(results)) expect(error).to.be.instanceOf(OutOfTime);
    flushed[0]?.finish();
    await pause(5);
    expect(flushed.map(({ items }) => items)).to.deep.equal([[1]]);
    const later = batcher.submit(3);
    await turn();
    flushed[1]?.finish();
    expect(await later).to.equal(6);
  });

  it('sends a second batch beside one under way only when enough wait for it', async () => {
    const { batcher, flushed } = heldBatcher({ minItemsToOverlap: 3 });
    const first = batcher.submit(1);
    await turn();
    const others = [2, 3].map((item) => batcher.submit(item));
    await turn();
    expect(flushed.map(({ items }) => items)).to.deep.equal([[1]]);
    others.push(batcher.submit(4));
    await turn();
    expect(flushed.map(({ items }) => items)).to.deep.equal([[1], [2, 3, 4]]);
    for (const { finish } of flushed) finish();
    expect(await Promise.all([first, ...others])).to.deep.equal([2, 4, 6, 8]);
  });

  it('takes the usual number, and a quarter of what waits where that is more', async () => {
    const { batcher, flushed } = heldBatcher({ maxItems: 100, usualItems: 4, maxInFlight: 1 });
    const all = Promise.all(Array.from({ length: 60 }, (_, item) => batcher.submit(item)));
    while (flushed.reduce((sum, { items }) => sum + items.length, 0) < 60) {
      await turn();
      flushed.at(-1)?.finish();
    }
    await all;
    expect(flushed.map(({ items }) => items.length)).to.deep.equal([15, 12, 9, 6, 5, 4, 4, 4, 1]);
  });

  it('is idle when nothing waits and nothing is under way', async () => {
    const { batcher, flushed } = heldBatcher();
    await batcher.idle();
    const result = batcher.submit(1);
    let idle = false;
    const waiting = batcher.idle().then(() => (idle = true));
    await turn();
    expect(idle).to.equal(false);
    flushed[0]?.finish();
    await waiting;
    expect(await result).to.equal(2);
  });
});
