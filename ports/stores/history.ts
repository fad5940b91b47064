import type { HistoryAnswer } from '../../domain/facts/history/history-facts.js';
import type { HistoryQuestion } from '../../domain/policy/history-question.js';
import type { HistoryEntry } from '../../domain/record/history-entry.js';
import type { Scope } from '../../domain/record/record.js';

export type { HistoryEntry };

/**
 * What is asked about one intent. A key is null where the request's account is no address: history then knows nothing
 * of it. At most `HISTORY_LIMITS.earlierChecks` earlier checks are asked for.
 */
export interface HistoryQuery extends HistoryQuestion {
  readonly scope: Scope;
  readonly nowMs: number;
}

/**
 * The service's own memory of earlier checks and their outcomes, of one scope only. Every look-up that starts after a
 * check or an outcome was acknowledged sees it. Each part reads at most `HISTORY_LIMITS.entriesRead` entries: of the
 * earlier checks the largest, of payments just below the limit the newest, of accounts that look alike the oldest. The
 * same intent checked again within ten minutes without a signed payment counts once. Rejects with
 * `StorageUnavailableError`.
 */
export interface History {
  lookUp(query: HistoryQuery): Promise<HistoryAnswer>;
}
