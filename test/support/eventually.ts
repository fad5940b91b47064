/**
 * How long to wait for what must hold after a while, milliseconds. Source: "take effect on every instance within 5 s".
 */
const LIMIT_MS = 5_000;
const PAUSE_MS = 50;

/** Asks until something is found. Rejects when that takes longer than 5 s; `limitMs` where that is no guarantee. */
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
