import type { CheckRecord, CheckTimings } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import type { PartitionStore } from '../../../ports/stores/partitions.js';
import type { CheckStore, StoredCheck } from '../../../ports/stores/checks.js';
import type { Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import type { Caller } from '../caller.js';
import { orUnavailable } from '../refusal.js';
import { noSuchCheck } from '../shared/no-such-check.js';

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
    if (stored === null) throw await orUnavailable(() => noSuchCheck(dependencies.partitions, requestId), UNREADABLE);
    return { record: readRecordText(stored.recordJson), timings: stored.timings, withdrawal };
  };

const find = async (
  { checks, withdrawals }: ReadCheckDependencies,
  { scope }: Caller,
  requestId: string,
): Promise<readonly [StoredCheck | null, Withdrawal | null]> => {
  const both = () => Promise.all([checks.find(scope, requestId), withdrawals.find(scope, requestId)]);
  return orUnavailable(both, UNREADABLE);
};
