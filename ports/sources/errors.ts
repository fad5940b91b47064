import type { UnavailableReason } from '../../domain/facts/coverage.js';

/**
 * An adapter could not answer. `reason` is from a closed list; `message` is for operators' logs and never holds what a
 * vendor sent, a secret, or an address.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    readonly reason: UnavailableReason,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The store cannot be reached, is full, or refused for now. Nothing was decided by it; the caller may try again. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/**
 * A stored row on which decisions rest is not the one that was stored. Nothing is decided by it: callers hear what they
 * hear of a store that is down, the message names the row for operators.
 */
export class AlteredRowError extends StorageUnavailableError {
  constructor(table: string, row: string, why: string) {
    super(`The row ${row} of ${table} was altered: ${why}. Run signgate reports verify-log`);
  }
}

/** Too much is waiting already. The caller may try again at once. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

/** Something of that identity exists already and differs. */
export class AlreadyExistsError extends Error {
  override readonly name = 'AlreadyExistsError';
}
