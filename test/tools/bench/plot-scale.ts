/** Maps a value onto a length of the paper. */
export interface Scale {
  readonly at: (value: number) => number;
  /** Values that get a mark, smallest first. */
  readonly ticks: readonly number[];
}

const MAX_TICKS = 6;

/**
 * A logarithmic scale over values of zero and more, from `start` to `end` of the paper. Zero has no logarithm: it
 * stands one decade below the smallest other value. Every value is a tick while there are few; else the decades are.
 */
export const logScale = (values: readonly number[], start: number, end: number): Scale => {
  const distinct = [...new Set(values)].sort((left, right) => left - right);
  const positive = distinct.filter((value) => value > 0);
  const smallest = positive[0] ?? 1;
  const largest = positive.at(-1) ?? smallest;
  const hasZero = distinct[0] === 0;
  const low = Math.log10(smallest) - (hasZero ? 1 : 0);
  const high = Math.log10(largest);
  const at = (value: number): number =>
    high === low
      ? (start + end) / 2
      : start + (((value > 0 ? Math.log10(value) : low) - low) / (high - low)) * (end - start);
  return {
    at,
    ticks: distinct.length <= MAX_TICKS ? distinct : [...(hasZero ? [0] : []), ...decades(smallest, largest)],
  };
};

const decades = (smallest: number, largest: number): readonly number[] => {
  const first = Math.ceil(Math.log10(smallest) - 1e-9);
  const last = Math.floor(Math.log10(largest) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
};

/** A linear scale from zero to a round number that none of the values exceeds. */
export const linearScale = (values: readonly number[], start: number, end: number): Scale => {
  const step = roundStep(Math.max(0, ...values) / (MAX_TICKS - 1));
  const count = Math.max(1, Math.ceil(Math.max(0, ...values) / step - 1e-9));
  const top = step * count;
  return {
    at: (value) => start + (value / top) * (end - start),
    ticks: Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12))),
  };
};

/** Below it a difference is none: there is no shorter time and no smaller amount. */
const SMALLEST_STEP = 1e-9;

/** The next of 1, 2, 5 times a power of ten. */
const roundStep = (least: number): number => {
  if (least < SMALLEST_STEP) return 1;
  const decade = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * decade >= least - 1e-9 * decade) ?? 10) * decade;
};
