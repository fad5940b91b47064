import { expect } from 'chai';
import { linesRun } from './main-path.js';

/** Each letter is a line; a function is what stands between two of them. */
const TEXT = 'a\nb\nc\nd\ne\nf\n';
const called = (from: string, to: string, count: number) => ({
  ranges: [{ startOffset: TEXT.indexOf(from), endOffset: TEXT.indexOf(to), count }],
});
const lines = (...functions: ReturnType<typeof called>[]): number => linesRun(TEXT, { url: '', functions }, 2);

describe('the lines of a file that ran', () => {
  it('are those of the functions that were called as often as asked, each once', () => {
    expect(lines(called('a', 'f', 0))).to.equal(0);
    expect(lines(called('a', 'c', 2))).to.equal(3);
    expect(lines(called('a', 'c', 2), called('b', 'c', 7), called('e', 'f', 3))).to.equal(5);
  });

  it('leave out a function inside that was not called, and count one inside of that which was', () => {
    expect(lines(called('b', 'e', 1), called('a', 'f', 2))).to.equal(4);
    expect(lines(called('c', 'd', 2), called('b', 'e', 0), called('a', 'f', 0))).to.equal(2);
  });
});
