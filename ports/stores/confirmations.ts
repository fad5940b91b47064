import type { ConfirmationResult } from '../../domain/record/confirmation.js';
import type { Scope } from '../../domain/record/record.js';

/** One answer to the question whether a check still holds for bytes that are about to be signed. */
export interface ConfirmationEntry {
  readonly requestId: string;
  readonly scope: Scope;
  readonly keyId: string;
  readonly result: ConfirmationResult;
  /** What differed; empty for none. */
  readonly fields: readonly string[];
  /** SHA-256 of the bytes that were sent, lower-case hex behind `0x`; null where they leave it open. */
  readonly payloadSha256: string | null;
  /** The receipt as it was given, a JWS; null for every result but `SAME`. */
  readonly receipt: string | null;
  readonly confirmedAtMs: number;
  readonly expiresAtMs: number;
}

/**
 * Append-only store of confirmations, so that every receipt that was given is found later. Rejects with
 * `StorageUnavailableError`; any other error is a bug.
 */
export interface ConfirmationStore {
  /** Resolves once it is durably stored. A write of unknown fate may leave the row twice, which changes nothing. */
  append(entry: ConfirmationEntry): Promise<void>;
  /** Those of a check in any scope, in the order in which they were stored: for operators, never for callers. */
  listAnywhere(requestId: string): Promise<readonly ConfirmationEntry[]>;
}
