import { expect } from 'chai';
import { hedged } from '../../../adapters/shared/hedged.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { reasonOf } from '../../conformance/vendor.js';
import { useMockTimers } from '../../support/mock-timers.js';
import { neverAborted } from '../../support/provider-dependencies.js';

const AFTER_MS = 400;

/** An attempt that a test ends by hand, or that ends with its signal. */
const attempt = () => {
  const seen = { began: false, wasEnded: false };
  let answer: (text: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const call = (signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      seen.began = true;
      answer = resolve;
      fail = reject;
      signal.addEventListener('abort', () => {
        seen.wasEnded = true;
        reject(new ProviderError('timeout', 'made up'));
      });
    });
  return { call, seen, answer: (text: string) => answer(text), fail: (error: Error) => fail(error) };
};

describe('asking a second node', () => {
  const timers = useMockTimers();
  const asked = (signal = neverAborted()) => {
    const first = attempt();
    const second = attempt();
    return { first, second, answer: hedged(first.call, second.call, AFTER_MS, signal) };
  };

  it('happens only when the first takes long, and the answer that comes first counts', async () => {
    const { first, second, answer } = asked();
    await timers.tick(AFTER_MS - 1);
    expect(second.seen.began).to.equal(false);
    await timers.tick(1);
    expect(second.seen.began).to.equal(true);
    second.answer('second');
    expect(await answer).to.equal('second');
    expect(first.seen.wasEnded).to.equal(true);
  });

  it('does not happen where the first answers in time', async () => {
    const { first, second, answer } = asked();
    first.answer('first');
    expect(await answer).to.equal('first');
    await timers.tick(AFTER_MS);
    expect(second.seen.began).to.equal(false);
  });

  it('happens at once when the first fails, and fails as the first did where both fail', async () => {
    const { first, second, answer } = asked();
    first.fail(new ProviderError('unauthorized', 'made up'));
    await timers.tick(0);
    expect(second.seen.began).to.equal(true);
    second.fail(new ProviderError('server_error', 'made up'));
    expect(await reasonOf(answer)).to.equal('unauthorized');
  });

  it('is over for both when the signal ends', async () => {
    const ending = new AbortController();
    const { first, second, answer } = asked(ending.signal);
    await timers.tick(AFTER_MS);
    ending.abort();
    expect(await reasonOf(answer)).to.equal('timeout');
    expect([first.seen.wasEnded, second.seen.wasEnded]).to.deep.equal([true, true]);
  });

  it('is left out where there is none', async () => {
    const first = attempt();
    const answer = hedged(first.call, null, AFTER_MS, neverAborted());
    first.answer('alone');
    expect(await answer).to.equal('alone');
  });
});
