/** One reading: seconds since the start, and a value. */
export type Reading = readonly [atSeconds: number, value: number];

/** Change for each minute, and its standard error: what the ups and downs of the readings leave uncertain. */
export interface Trend {
  readonly aMinute: number;
  readonly error: number;
}

/** By the straight line that fits the readings best (least squares). 0 for fewer than two moments. */
export const trendOf = (readings: readonly Reading[]): Trend => {
  const count = readings.length;
  const meanAt = readings.reduce((sum, [at]) => sum + at, 0) / count;
  const meanValue = readings.reduce((sum, [, value]) => sum + value, 0) / count;
  const spread = readings.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0);
  if (count === 0 || spread === 0) return { aMinute: 0, error: 0 };
  const slope = readings.reduce((sum, [at, value]) => sum + (at - meanAt) * (value - meanValue), 0) / spread;
  const squares = readings.reduce((sum, [at, value]) => sum + (value - meanValue - slope * (at - meanAt)) ** 2, 0);
  return { aMinute: slope * 60, error: Math.sqrt(squares / Math.max(1, count - 2) / spread) * 60 };
};

/** Above the limit beyond doubt: a heap goes up and down by more than a small leak adds in a minute. */
export const isAbove = ({ aMinute, error }: Trend, limit: number): boolean => aMinute - 2 * error > limit;

/** Readings of the second half of the time that they span. */
export const secondHalf = (readings: readonly Reading[]): readonly Reading[] => {
  const middle = ((readings[0]?.[0] ?? 0) + (readings.at(-1)?.[0] ?? 0)) / 2;
  return readings.filter(([at]) => at >= middle);
};

/** The lowest reading of each stretch of time: of memory, what is left when garbage was collected. */
export const lowest = (readings: readonly Reading[], stretchSeconds: number): readonly Reading[] => {
  const stretches = new Map<number, Reading>();
  for (const reading of readings) {
    const stretch = Math.floor(reading[0] / stretchSeconds);
    const known = stretches.get(stretch);
    if (known === undefined || reading[1] < known[1]) stretches.set(stretch, reading);
  }
  return [...stretches.values()];
};
