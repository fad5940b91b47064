import type { CheckRecord, CheckTimings, Scope } from '../../../domain/record/record.js';
import type { Logger } from '../../../ports/platform/platform.js';
import type { CheckStore } from '../../../ports/stores/checks.js';
import { type AnsweredCall, LeaseLostError } from '../../../ports/stores/idempotency.js';
import { tracedVerb } from '../shared/traced.js';
import { elapsedMs, type JudgedCheck } from './judge.js';
import { noVerdict } from '../refusal.js';

export interface RecordDependencies {
  readonly checks: Pick<CheckStore, 'append' | 'appendTogether'>;
  readonly logger: Logger;
}

/** What a check answers with: the record exactly as it was stored. */
export interface CheckOutcome {
  readonly record: CheckRecord;
  readonly timings: CheckTimings & { readonly recordMs: number };
}

/**
 * Resolves only after the check is durably stored, together with the answer of an idempotent call. A decision that
 * cannot be stored is not given: rejects with `service_unavailable`, and with `LeaseLostError` where another call under
 * the same Idempotency-Key has taken over.
 */
export const recordCheck = async (
  dependencies: RecordDependencies,
  { record, entry, decidedAt }: JudgedCheck,
  answered?: AnsweredCall,
): Promise<CheckOutcome> => {
  await stored(dependencies, entry.requestId, (checks) => checks.append(entry, answered));
  return { record, timings: { recordMs: elapsedMs(decidedAt, performance.now()), ...entry.timings } };
};

/** The same for the checks of a batch, under its id: all of them are stored with its answer, or nothing is. */
export const recordTogether = (
  dependencies: RecordDependencies,
  { scope, requestId, judged }: BatchToRecord,
  answered?: AnsweredCall,
): Promise<void> =>
  stored(dependencies, requestId, (checks) =>
    checks.appendTogether(
      scope,
      judged.map(({ entry }) => entry),
      answered,
    ),
  );

interface BatchToRecord {
  readonly scope: Scope;
  readonly requestId: string;
  readonly judged: readonly JudgedCheck[];
}

const stored = async (
  { checks, logger }: RecordDependencies,
  requestId: string,
  store: (checks: RecordDependencies['checks']) => Promise<void>,
): Promise<void> => {
  try {
    await tracedVerb('record', requestId, () => store(checks));
  } catch (error) {
    // no failure: the other call decides, and its answer counts
    if (error instanceof LeaseLostError) throw error;
    logger.log('error', 'check could not be recorded', { request_id: requestId, error });
    // one answer for every cause, a missing database permission included: callers know what to do with a 503
    throw noVerdict(error);
  }
};
