import type { Scope } from '../../domain/record/record.js';

/** One call: its caller, operation, time, outcome and duration. Holds no address. */
export interface UsageRow {
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  /** Route template, for instance `GET /api/checks/{request_id}`. */
  readonly operation: string;
  readonly status: number;
  /** The verdict, or the error code; null for neither. */
  readonly outcome: string | null;
  readonly atMs: number;
  readonly durationMs: number;
}

/** The operation under which an answered check counts: its row is the check itself. */
export const CHECK_OPERATION = 'POST /api/check-transaction';

/** Null: no restriction. */
export interface UsageQuery {
  readonly partnerId: string | null;
  /** From this moment on. */
  readonly fromMs: number | null;
  /** Before this moment. */
  readonly untilMs: number | null;
}

/** One line of the summary: counts for one partner, environment, operation and outcome. */
export interface UsageSummary {
  readonly scope: Scope;
  readonly operation: string;
  readonly status: number;
  readonly outcome: string | null;
  readonly count: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
  readonly meanDurationMs: number;
}

/**
 * The usage log. `CheckStore.append` writes an answered check's row with the check itself; other calls come here.
 * `append` may be tried again: a request id and operation count once.
 */
export interface UsageLog {
  append(rows: readonly UsageRow[]): Promise<void>;
  /** Checks and other calls together, ordered by partner, environment, operation, status, outcome (none first). */
  summarise(query: UsageQuery): Promise<readonly UsageSummary[]>;
}
