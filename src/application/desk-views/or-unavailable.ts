import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import { unavailable } from '../refusal.js';

/** A list that cannot be read is a 503: an empty one would say that there is nothing to see. */
export const orUnavailable = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    throw unavailable('Checks cannot be listed at the moment. Try again shortly.', error);
  }
};
