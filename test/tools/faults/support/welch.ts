/** Source: dudect (Reparaz, Balasch, Verbauwhede 2017): above 4.5 two timings are taken to differ. */
export const TIMING_LIMIT = 4.5;

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const varianceOf = (values: readonly number[], mean: number): number =>
  values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);

/**
 * Those below the common limit that leaves out the slowest tenth: what a busy machine does there says nothing of the
 * code.
 */
const cropped = (one: readonly number[], other: readonly number[]): readonly [readonly number[], readonly number[]] => {
  const all = [...one, ...other].sort((a, b) => a - b);
  const limit = all[Math.floor(all.length * 0.9)] ?? Number.POSITIVE_INFINITY;
  return [one.filter((value) => value <= limit), other.filter((value) => value <= limit)];
};

/** Welch's t of two series of timings, the slowest tenth left out. */
export const welchT = (one: readonly number[], other: readonly number[]): number => {
  const [left, right] = cropped(one, other);
  const [leftMean, rightMean] = [meanOf(left), meanOf(right)];
  return (
    (leftMean - rightMean) /
    Math.sqrt(varianceOf(left, leftMean) / left.length + varianceOf(right, rightMean) / right.length)
  );
};
