import { NO_SUCH_CHECK } from '../../../application/shared/no-such-check.js';
import { Refusal } from '../../../application/refusal.js';

const REQUEST_ID = /^req_[0-7][0-9a-hjkmnp-tv-z]{25}$/;

/**
 * Runs a use case about one check. A text that is no id, an unknown id, and that of another partner or environment get
 * one and the same 404, so that an answer does not tell whether another partner has the id. Of a time whose checks were
 * retired every id gets another one.
 */
export const ofOwnCheck = async <Result>(requestId: string, run: () => Promise<Result>): Promise<Result> => {
  if (!REQUEST_ID.test(requestId)) throw new Refusal('not_found', NO_SUCH_CHECK);
  return run();
};
