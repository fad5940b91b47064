import { OverloadedError, StorageUnavailableError } from '../../ports/sources/errors.js';
import { SigningKeyError } from '../../ports/platform/signing.js';
import { parseIsoMs, utcDayOf } from '../../domain/shared/iso-time.js';

/** A date or time of a query, milliseconds since 1970. Throws `invalid_request` for one that no calendar has. */
export const momentOf = (name: string, text: string): number => {
  const ms = parseIsoMs(text);
  if (Number.isNaN(ms) || !isDay(text.slice(0, DAY_CHARACTERS)))
    throw wrongMember(name, 'must be a date or an ISO 8601 time with its zone, 2026-11-21T00:00:00Z');
  return ms;
};

const DAY_CHARACTERS = 'YYYY-MM-DD'.length;

/** The parser takes 30 February for 2 March. */
const isDay = (day: string): boolean => utcDayOf(parseIsoMs(`${day}T00:00:00Z`)) === day;

/** 400, naming the member of the query. */
export const wrongMember = (name: string, message: string): Refusal =>
  new Refusal('invalid_request', `${name} ${message}.`, [{ path: `/${name}`, message }]);

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

/** 503: no verdict was given, and none was recorded. */
export const noVerdict = (cause: unknown): Refusal =>
  unavailable(
    'The check could not be completed and no verdict was given. Do not continue; try again in a moment.',
    cause,
  );

/** 503: nothing was made and nothing was charged. */
export const reportUnavailable = (cause?: unknown): Refusal =>
  unavailable(
    'The report cannot be given at the moment. Nothing was recorded by this request. Try again shortly.',
    cause,
  );

/** 503: the operator has to configure a signing key first. */
export const cannotSign = (cause?: unknown): Refusal =>
  unavailable(
    'Reports cannot be made: this service has no signing key yet. ' +
      'Nothing was recorded by this request. Try again later.',
    cause,
    60,
  );

/** Runs a step of a report's use case. A failure of its ports becomes the refusal that callers may see. */
export const orNoReport = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await orUnavailable(run, reportUnavailable);
  } catch (error) {
    if (error instanceof SigningKeyError) throw cannotSign(error);
    throw error;
  }
};
