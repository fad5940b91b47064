import type { FindingCode } from '../../domain/findings/index.js';
import type { CheckTimings, Scope } from '../../domain/record/record.js';
import type { HistoryEntry } from './history.js';
import type { AnsweredCall } from './idempotency.js';
import type { CheckRoute } from './usage.js';

/** One check for the store: the record as its exact JSON text, and what is queried beside it. */
export interface CheckEntry {
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  readonly route: CheckRoute;
  readonly checkedAtMs: number;
  readonly action: 'ALLOW' | 'REVIEW' | 'BLOCK';
  readonly direction: 'outgoing' | 'incoming';
  /** From the request's arrival to the hand-over, milliseconds. */
  readonly durationMs: number;
  readonly timings: CheckTimings;
  /** Of the findings, each once. */
  readonly findingCodes: readonly FindingCode[];
  /** Text of a `CheckRecord` (`recordText`). Comes back byte for byte. */
  readonly recordJson: string;
  /** One for each account that gains by it; none for a reserved or invalid address, or an incoming check. */
  readonly history: readonly HistoryEntry[];
}

/** A check as it was stored. */
export interface StoredCheck {
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  readonly checkedAtMs: number;
  readonly timings: CheckTimings;
  readonly recordJson: string;
}

/**
 * Append-only store of checks. Rejects with `StorageUnavailableError` or `OverloadedError`; any other error is a bug.
 */
export interface CheckStore {
  /**
   * Resolves only when check, history entries and usage are durably committed, in one transaction. Appending the same
   * request id again changes nothing and resolves: a write of unknown fate may be tried again. `answered`, for a call
   * with an Idempotency-Key: its answer, stored in that transaction; rejects then with `LeaseLostError`, too.
   */
  append(entry: CheckEntry, answered?: AnsweredCall): Promise<void>;
  /** The same for up to 100 checks of one scope in one transaction: all are stored, with the answer, or nothing is. */
  appendTogether(scope: Scope, entries: readonly CheckEntry[], answered?: AnsweredCall): Promise<void>;
  /** The check of that id in that scope; null for none, and for another scope's. */
  find(scope: Scope, requestId: string): Promise<StoredCheck | null>;
  /** By id in any scope: for operators, never for callers. */
  findAnywhere(requestId: string): Promise<StoredCheck | null>;
  /**
   * The scope's newest checks, newest first, at most `count` (1 to 1,000,000), a page at a time. With `beforeMs` only
   * those that were made before that moment.
   */
  latest(scope: Scope, count: number, beforeMs?: number): AsyncIterable<StoredCheck>;
  /** Resolves when the store can take a write now; rejects with `StorageUnavailableError`. */
  ping(): Promise<void>;
}
