import type { FindingCode } from '../../domain/findings/index.js';
import type { HistoryEntry } from '../../domain/record/history-entry.js';
import type { Outcome, Period } from '../../domain/record/outcome.js';
import type { Scope } from '../../domain/record/record.js';

/** One report of what became of a check. */
export interface ReportedOutcome {
  readonly outcome: Outcome;
  /** As the chain of the check writes it; null where none was sent. */
  readonly transactionHash: string | null;
  readonly note: string | null;
  readonly reportedAtMs: number;
}

/** A reported outcome with the check that it is about. */
export interface OutcomeEntry extends ReportedOutcome {
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  /** What the check left in history. */
  readonly history: readonly HistoryEntry[];
}

/** Which checks are counted: those of a time, from `fromMs` on and before `untilMs`, by UTC days or months. */
export interface PrecisionQuery {
  readonly scope: Scope;
  readonly fromMs: number;
  readonly untilMs: number;
  readonly period: Period;
}

/** How often a finding fired in a period, and what became of those checks, by the latest outcome of each. */
export interface PrecisionRow {
  /** `2026-11-21` or `2026-11`. */
  readonly period: string;
  readonly code: FindingCode;
  /** Checks with the finding. */
  readonly fired: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
}

/**
 * Append-only store of outcomes. Of several about one check the latest counts, in the order in which they were stored.
 * Rejects with `StorageUnavailableError`; any other error is a bug.
 */
export interface OutcomeStore {
  /** Resolves once it is durably stored. The same outcome again is a row of its own and changes nothing. */
  append(entry: OutcomeEntry): Promise<void>;
  /** The outcomes of a check of that scope, oldest first; none for another scope's check. */
  list(scope: Scope, requestId: string): Promise<readonly ReportedOutcome[]>;
  /** A row for each period and code that fired in it, in that order. */
  precision(query: PrecisionQuery): Promise<readonly PrecisionRow[]>;
}
