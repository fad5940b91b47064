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

/** By which call a check came: with what is declared, or with nothing but bytes. */
export type CheckRoute = 'transaction' | 'payload';

/** The operations under which answered checks count: their row is the check itself. */
export const CHECK_OPERATIONS: Readonly<Record<CheckRoute, string>> = {
  transaction: 'POST /api/check-transaction',
  payload: 'POST /api/check-payload',
};

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
