/**
 * The first good answer. The second attempt begins when the first has failed, or is still under way after `afterMs`;
 * what is not needed any more is ended. Where both fail, the first one's failure is that of the whole.
 */
export const hedged = async <T>(
  first: (signal: AbortSignal) => Promise<T>,
  second: ((signal: AbortSignal) => Promise<T>) | null,
  afterMs: number,
  signal: AbortSignal,
): Promise<T> => {
  if (second === null) return first(signal);
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const began = first(either);
  const late = async (): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const isDue = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(true), afterMs)));
    const isNeeded = await Promise.race([
      isDue,
      began.then(
        () => false,
        () => true,
      ),
    ]);
    clearTimeout(timer);
    return isNeeded ? second(either) : began;
  };
  try {
    return await Promise.any([began, late()]);
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  } finally {
    over.abort();
  }
};
