/** Numbers that are the same for the same seed, so that a run can be repeated. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** One of them. Throws for none. */
  oneOf<T>(all: readonly T[]): T;
}

/** Source: mulberry32, a 32-bit generator in the public domain; good enough to choose moments and victims. */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    oneOf: (all) => {
      const chosen = all[between(0, all.length - 1)];
      if (chosen === undefined) throw new Error('There is nothing to choose from');
      return chosen;
    },
  };
};
