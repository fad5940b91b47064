import { readRecordText } from '../../../domain/record/record-text.js';
import { StorageUnavailableError } from '../../../ports/sources/errors.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import type { Application } from '../api.js';
import { Refusal } from '../refusal.js';

/**
 * Reads a recorded check. An id of another partner, of another environment and one that never existed give the same
 * refusal, so that nobody learns that it exists.
 */
export const createReadCheck =
  (checks: CheckStore): Application['readCheck'] =>
  async (caller, requestId) => {
    const stored = await find(checks, caller.scope, requestId);
    if (stored === null)
      throw new Refusal(
        'not_found',
        'No check of that request_id was made with a key of this partner and environment.',
      );
    return { record: readRecordText(stored.recordJson), timings: stored.timings };
  };

const find = async (checks: CheckStore, scope: Parameters<CheckStore['find']>[0], requestId: string) => {
  try {
    return await checks.find(scope, requestId);
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    throw new Refusal('service_unavailable', 'The record cannot be read at the moment. Try again shortly.', [], {
      cause: error,
      retryAfterSeconds: 1,
    });
  }
};
