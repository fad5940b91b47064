/**
 * Asks about each subject at the same time: for a vendor that takes one address a call. All or nothing: the first
 * failure is the failure of the whole and ends the other calls, so that a part of the answer never reads as all of it.
 * Gives each subject with its answer, in the order of the subjects. Run it inside one resilience, which then counts it
 * as one call.
 */
export const askEachSubject = async <T>(
  subjects: readonly string[],
  signal: AbortSignal,
  ask: (subject: string, signal: AbortSignal) => Promise<T>,
): Promise<readonly (readonly [subject: string, answer: T])[]> => {
  const failure = new AbortController();
  const either = AbortSignal.any([signal, failure.signal]);
  try {
    return await Promise.all(subjects.map(async (subject) => [subject, await ask(subject, either)] as const));
  } catch (error) {
    failure.abort();
    throw error;
  }
};
