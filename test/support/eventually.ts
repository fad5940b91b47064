/** No guarantee: a busy machine needs seconds for what takes milliseconds. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

/** Milliseconds. Source: "take effect on every instance within 5 s". */
export const TAKES_EFFECT_MS = 5_000;

/** Asks until something is found. Rejects when that takes longer than 30 s, or than a guarantee: `limitMs`. */
export const eventually = async <T>(
  ask: () => Promise<T | null | undefined | false>,
  limitMs = LIMIT_MS,
): Promise<T> => {
  const startedAt = performance.now();
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() - startedAt > limitMs) throw new Error(`It did not come to hold within ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
