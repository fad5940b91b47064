import { expect } from 'chai';
import { setTimeout as wait } from 'node:timers/promises';
import { Deadline } from '../../../src/application/shared/deadline.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { rejection } from '../../conformance/storage/harness.js';

const never = (): Promise<string> => new Promise(() => undefined);

describe('a deadline', () => {
  it('gives what is there as it is, and what comes in time when it comes', async () => {
    const deadline = new Deadline(60_000);
    expect(deadline.wait('there')).to.equal('there');
    expect(await deadline.wait(wait(1, 'came'))).to.equal('came');
    deadline.clear();
  });

  it('gives up what does not come, and ends the call, whether it was asked for a signal before or not', async () => {
    const deadline = new Deadline(10);
    const { signal } = deadline;
    const late = await Promise.all([rejection(deadline.wait(never())), rejection(deadline.wait(never()))]);
    for (const error of [...late, await rejection(deadline.wait(never()))]) {
      expect(error).to.be.instanceOf(ProviderError);
      expect(error).to.include({ reason: 'timeout' });
    }
    expect([signal.aborted, deadline.signal.aborted]).to.deep.equal([true, true]);
    const unasked = new Deadline(1);
    await rejection(unasked.wait(never()));
    expect(unasked.signal.aborted).to.equal(true);
  });
});

describe('a deadline with others beside it', () => {
  const { tick } = useMockTimers();

  it('is not ended by one that ends earlier, and clears all of them', async () => {
    const deadline = new Deadline(100);
    const early = rejection(deadline.beside(10).wait(never()));
    const later = deadline.beside(50);
    await tick(10);
    expect(await early).to.include({ reason: 'timeout' });
    deadline.clear();
    await tick(1_000);
    expect([deadline.signal.aborted, later.signal.aborted]).to.deep.equal([false, false]);
  });
});
