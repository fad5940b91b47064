/** One reading: seconds since the start, and a value. */
export type Reading = readonly [atSeconds: number, value: number];

/** Change for each minute, by the straight line that fits the readings best (least squares). 0 for fewer than two moments. */
export const slopeAMinute = (readings: readonly Reading[]): number => {
  const count = readings.length;
  const meanAt = readings.reduce((sum, [at]) => sum + at, 0) / count;
  const meanValue = readings.reduce((sum, [, value]) => sum + value, 0) / count;
  const spread = readings.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0);
  if (count === 0 || spread === 0) return 0;
  return (readings.reduce((sum, [at, value]) => sum + (at - meanAt) * (value - meanValue), 0) / spread) * 60;
};

/** Readings of the second half of the time that they span. */
export const secondHalf = (readings: readonly Reading[]): readonly Reading[] => {
  const middle = ((readings[0]?.[0] ?? 0) + (readings.at(-1)?.[0] ?? 0)) / 2;
  return readings.filter(([at]) => at >= middle);
};

/** The lowest reading of each stretch of time: of a heap, what is left when garbage was collected. */
export const lowest = (readings: readonly Reading[], stretchSeconds: number): readonly Reading[] => {
  const stretches = new Map<number, Reading>();
  for (const reading of readings) {
    const stretch = Math.floor(reading[0] / stretchSeconds);
    const known = stretches.get(stretch);
    if (known === undefined || reading[1] < known[1]) stretches.set(stretch, reading);
  }
  return [...stretches.values()];
};
