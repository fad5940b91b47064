import { expect } from 'chai';
import fc from 'fast-check';
import { median, quantile } from './quantile.js';

describe('the middle and the quantiles', () => {
  it('are those of the textbook', () => {
    expect(median([3, 1, 2])).to.equal(2);
    expect(median([4, 1, 2, 3])).to.equal(2.5);
    expect(quantile([1, 2, 3, 4], 0.5)).to.equal(2);
    expect(
      quantile(
        Array.from({ length: 100 }, (_, index) => index + 1),
        0.99,
      ),
    ).to.equal(99);
  });

  it('are no number where nothing was measured', () => {
    expect(median([])).to.be.NaN;
    expect(quantile([], 0.5)).to.be.NaN;
  });

  it('are values that the share does not exceed, and never fall as the share grows', () => {
    const values = fc
      .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 })
      .map((all) => all.sort((left, right) => left - right));
    fc.assert(
      fc.property(
        values,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sorted, one, other) => {
          const low = quantile(sorted, Math.min(one, other));
          expect(sorted).to.include(low);
          expect(sorted.filter((value) => value <= low).length).to.be.at.least(
            Math.min(one, other) * sorted.length - 1e-6,
          );
          expect(low).to.be.at.most(quantile(sorted, Math.max(one, other)));
        },
      ),
    );
  });
});
