const ATTEMPTS = 4;

/**
 * The result of the first attempt without a call that the insurance counted. A limit is exact only while the place
 * that counts answers within a second, and a busy machine may take longer. Each attempt needs a key of its own.
 * Rejects where the insurance counted in every attempt.
 */
export const countedInOnePlace = async <T>(
  insuredCalls: () => Promise<number> | number,
  attempt: () => Promise<T>,
): Promise<T> => {
  for (let count = 0; count < ATTEMPTS; count += 1) {
    const before = await insuredCalls();
    const result = await attempt();
    if ((await insuredCalls()) === before) return result;
  }
  throw new Error(`In each of ${String(ATTEMPTS)} attempts the place that counts did not answer in time`);
};
