import type { HistoryFacts } from '../../domain/facts/history/history-facts.js';
import type { UsdBand } from '../../domain/facts/history/usd-band.js';
import type { HistoryEntry } from '../../domain/record/history-entry.js';
import type { Scope } from '../../domain/record/record.js';

export type { HistoryEntry };

export interface HistoryQuery {
  readonly scope: Scope;
  /** The intent's own fingerprint: the same intent checked before is not counted. Lower-case hex of a SHA-256. */
  readonly fingerprint: string;
  /** Null where the request's sender or recipient is no address: history then knows nothing of it. */
  readonly senderKey: string | null;
  readonly recipientKey: string | null;
  readonly nowMs: number;
  /** Count the ALLOWed checks to the recipient up to this many: 0 to `HISTORY_LIMITS.allowedChecks`. */
  readonly allowedChecksUpTo: number;
  /** The value band whose checks of the last 24 h are counted; null: do not. */
  readonly bandUsd: UsdBand | null;
  /** Count the sender's checks of the last hour up to this many; null: do not. */
  readonly checksLastHourUpTo: number | null;
}

/**
 * The service's own memory of earlier checks, of one scope only. Every look-up that starts after a check was
 * acknowledged sees its entry. Each intent (by fingerprint) counts once: checked again with the same action it leaves
 * nothing new and keeps the time of its first entry. Rejects with `StorageUnavailableError`.
 */
export interface History {
  lookUp(query: HistoryQuery): Promise<HistoryFacts>;
}
