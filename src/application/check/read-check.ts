import type { CheckRecord, CheckTimings } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { CheckStore, StoredCheck } from '../../../ports/stores/checks.js';
import type { Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import type { Caller } from '../caller.js';
import { orUnavailable, Refusal } from '../refusal.js';

const UNREADABLE = 'The record cannot be read at the moment. Try again shortly.';

/** A check as it was recorded. */
export interface RecordedCheck {
  readonly record: CheckRecord;
  readonly timings: CheckTimings;
  /** Null: no list withdrew it. */
  readonly withdrawal: Withdrawal | null;
}

/**
 * Reads a recorded check. The id of another partner or environment gives the same refusal as one that never existed,
 * so a caller cannot learn that it exists.
 */
export type ReadCheck = (caller: Caller, requestId: string) => Promise<RecordedCheck>;

export interface ReadCheckDependencies {
  readonly checks: Pick<CheckStore, 'find'>;
  readonly withdrawals: Pick<WithdrawalStore, 'find'>;
  readonly partitions: Pick<PartitionStore, 'isRetired'>;
}

export const createReadCheck =
  (dependencies: ReadCheckDependencies): ReadCheck =>
  async (caller, requestId) => {
    const [stored, withdrawal] = await find(dependencies, caller, requestId);
    if (stored === null) throw new Refusal('not_found', await whyNot(dependencies, requestId));
    return { record: readRecordText(stored.recordJson), timings: stored.timings, withdrawal };
  };

/** The months are those of the whole database: the answer tells no one whether such a check was made. */
const whyNot = async ({ partitions }: ReadCheckDependencies, requestId: string): Promise<string> =>
  (await orUnavailable(() => partitions.isRetired(requestId), UNREADABLE))
    ? 'The checks of that time were retired by the operator of this service, who may still have them.'
    : 'No check of that request_id was made with a key of this partner and environment.';

const find = async (
  { checks, withdrawals }: ReadCheckDependencies,
  { scope }: Caller,
  requestId: string,
): Promise<readonly [StoredCheck | null, Withdrawal | null]> => {
  const both = () => Promise.all([checks.find(scope, requestId), withdrawals.find(scope, requestId)]);
  return orUnavailable(both, UNREADABLE);
};
