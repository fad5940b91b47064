import { expect } from 'chai';
import { limitNote } from './show-desk.js';

const list = (query: string, p95Ms: number) => ({ query, p50Ms: 1, p95Ms, found: 1 });

describe('what the benchmark says of the lists of the desk', () => {
  it('names each list that took longer than it may, the slowest first', () => {
    expect(limitNote([list('newest', 99), list('the inbox', 100.1), list('count: rare', 134)])).to.equal(
      '**Not held**: 2 of 3 took more than 100 ms: count: rare 134.0 ms, the inbox 100.1 ms.',
    );
  });

  it('says that each held the limit only where each did', () => {
    expect(limitNote([list('newest', 2), list('the inbox', 100)])).to.equal(
      'Each took at most 100 ms; the slowest: the inbox 100.0 ms.',
    );
  });
});
