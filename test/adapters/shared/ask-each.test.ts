import { expect } from 'chai';
import { askEachSubject } from '../../../adapters/shared/ask-each.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import { neverAborted } from '../../support/provider-dependencies.js';

/** Ends when its signal does, as a call to a vendor does. */
const untilEnded = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(new ProviderError('timeout', 'made up'))),
  );

const reasonOf = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'answered',
    (error: unknown) => (error instanceof ProviderError ? error.reason : String(error)),
  );

describe('asking about each subject', () => {
  it('asks side by side, and gives each subject with its answer in the order of the subjects', async () => {
    const open = new Map<string, (answer: string) => void>();
    const asked = askEachSubject(
      ['a', 'b', 'c'],
      neverAborted(),
      (subject) => new Promise<string>((resolve) => open.set(subject, resolve)),
    );
    expect([...open.keys()]).to.deep.equal(['a', 'b', 'c']);
    for (const subject of ['c', 'a', 'b']) open.get(subject)?.(subject.toUpperCase());
    expect(await asked).to.deep.equal([
      ['a', 'A'],
      ['b', 'B'],
      ['c', 'C'],
    ]);
  });

  it('fails as its first failure does, and ends the calls that are under way', async () => {
    const ended: string[] = [];
    const asked = askEachSubject(['a', 'b', 'c'], neverAborted(), (subject, signal) => {
      if (subject === 'b') return Promise.reject(new ProviderError('rate_limited', 'made up'));
      signal.addEventListener('abort', () => ended.push(subject));
      return untilEnded(signal);
    });
    expect(await reasonOf(asked)).to.equal('rate_limited');
    expect(ended).to.deep.equal(['a', 'c']);
  });

  it('ends with the caller’s signal, also where only one call is still open', async () => {
    const asked = askEachSubject(['a', 'b'], AbortSignal.timeout(5), (subject, signal) =>
      subject === 'a' ? Promise.resolve('A') : untilEnded(signal),
    );
    expect(await reasonOf(asked)).to.equal('timeout');
  });

  it('answers no subjects without a call', async () => {
    expect(await askEachSubject([], neverAborted(), () => Promise.reject(new Error('asked')))).to.deep.equal([]);
  });
});
