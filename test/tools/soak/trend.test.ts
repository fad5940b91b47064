import { expect } from 'chai';
import { isAbove, lowest, type Reading, secondHalf, trendOf } from './trend.js';

const slopeAMinute = (readings: readonly Reading[]): number => trendOf(readings).aMinute;

const every5Seconds = (count: number, value: (index: number) => number): readonly Reading[] =>
  Array.from({ length: count }, (_, index) => [index * 5, value(index)] as const);

describe('the trend of a soak', () => {
  it('is what a leak adds in a minute, also under noise', () => {
    expect(slopeAMinute(every5Seconds(60, (index) => 100 + index))).to.be.closeTo(12, 1e-9);
    expect(slopeAMinute(every5Seconds(600, (index) => 100 + index + (index % 7) * 3))).to.be.closeTo(12, 0.2);
  });

  it('is nothing for what only goes up and down, and for too little to tell', () => {
    expect(slopeAMinute(every5Seconds(240, (index) => 100 + (index % 8) * 10))).to.be.closeTo(0, 0.5);
    expect(slopeAMinute([])).to.equal(0);
    expect(slopeAMinute([[5, 100]])).to.equal(0);
  });

  it('of a heap is told by what is left after each collection', () => {
    const sawtooth = every5Seconds(120, (index) => 50 + (index % 6) * 20);
    expect(lowest(sawtooth, 30).every(([, value]) => value === 50)).to.equal(true);
    expect(slopeAMinute(lowest(sawtooth, 30))).to.equal(0);
  });

  it('tells a leak from a heap that goes up and down', () => {
    // ten minutes, a collection every 70 s or so
    const heap = (leak: number): readonly Reading[] =>
      lowest(
        every5Seconds(120, (index) => 60 + (index % 14) * 3 + leak * (index / 12)),
        60,
      );
    expect(isAbove(trendOf(heap(0)), 1)).to.equal(false);
    expect(isAbove(trendOf(heap(6)), 1)).to.equal(true);
    expect(
      isAbove(trendOf(every5Seconds(120, (index) => 100 + index / 4)), 2),
      '3 a minute, without any noise',
    ).to.equal(true);
  });

  it('leaves the time of warming up out', () => {
    const warming = every5Seconds(120, (index) => Math.min(index, 40));
    expect(slopeAMinute(secondHalf(warming))).to.equal(0);
    expect(slopeAMinute(warming)).to.be.above(1);
  });
});
