/** No guarantee: a busy machine needs seconds for what takes milliseconds. */
const LIMIT_MS = 60_000;
const PAUSE_MS = 50;

/** Milliseconds. Source: "take effect on every instance within 5 s". */
export const TAKES_EFFECT_MS = 5_000;

/**
 * Asks until something is found. Rejects with what was asked when that takes longer than 60 s, or than a guarantee:
 * `limitMs`.
 */
export const eventually = async <T>(
  ask: () => Promise<T | null | undefined | false>,
  limitMs = LIMIT_MS,
): Promise<T> => {
  const startedAt = performance.now();
  for (;;) {
    const found = await ask();
    if (found !== undefined && found !== null && found !== false) return found;
    if (performance.now() - startedAt > limitMs)
      throw new Error(`Within ${limitMs} ms this did not come to hold: ${String(ask)}`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
