import { OverloadedError, StorageUnavailableError } from '../../ports/sources/errors.js';

/** Why a use case refuses a request. HTTP gives each code its status; the codes are stable. */
export type RefusalCode =
  | 'invalid_request'
  | 'unknown_policy'
  | 'policy_direction_mismatch'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'invalid_session'
  | 'insufficient_scope'
  | 'not_found'
  | 'idempotency_key_reused'
  | 'conflict'
  | 'second_person_needed'
  | 'rate_limit_exceeded'
  | 'service_unavailable';

export interface RefusalDetail {
  /** JSON Pointer into the request body, or a header's name. */
  readonly path: string;
  readonly message: string;
}

/** A use case's refusal. The caller reads `message`: it names the field and how to mend it, never a secret or SQL. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly details: readonly RefusalDetail[] = [],
    options?: { cause?: unknown; retryAfterSeconds?: number },
  ) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.retryAfterSeconds = options?.retryAfterSeconds ?? null;
  }
  readonly retryAfterSeconds: number | null;
}

/** 503: the service cannot do it now, and the same request may be sent again. */
export const unavailable = (message: string, cause: unknown, retryAfterSeconds = 1): Refusal =>
  new Refusal('service_unavailable', message, [], { cause, retryAfterSeconds });

/** Whether a port cannot answer at the moment, or too much waits for it: neither is a bug, and both pass. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StorageUnavailableError || error instanceof OverloadedError;

/**
 * Runs a step of a use case. A port that cannot answer now is a refusal with this message, or the one that is made of
 * the failure; any other error passes as it is.
 */
export const orUnavailable = async <Result>(
  run: () => Promise<Result>,
  refusal: string | ((cause: unknown) => Refusal),
): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw typeof refusal === 'string' ? unavailable(refusal, error) : refusal(error);
  }
};
