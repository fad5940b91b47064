import { errorPath } from '../docs-paths.js';
import { Refusal, type RefusalCode, type RefusalDetail } from '../../application/refusal.js';

/** Codes of refusals of HTTP itself, beside those of the use cases. */
type HttpOnlyCode =
  | 'invalid_json'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'request_timeout'
  | 'cross_site_request'
  | 'headers_too_large'
  | 'internal_error';

interface ProblemRow {
  readonly status: number;
  /** The status's own name: the `error` member of the body. */
  readonly title: string;
}

const row = (status: number, title: string): ProblemRow => ({ status, title });

/**
 * Every error code with its status. Codes are stable: never renamed, never reused.
 */
export const PROBLEMS = {
  invalid_json: row(400, 'Bad Request'),
  invalid_request: row(400, 'Bad Request'),
  unknown_policy: row(400, 'Bad Request'),
  policy_direction_mismatch: row(400, 'Bad Request'),
  missing_api_key: row(401, 'Unauthorized'),
  invalid_api_key: row(401, 'Unauthorized'),
  invalid_session: row(401, 'Unauthorized'),
  insufficient_scope: row(403, 'Forbidden'),
  cross_site_request: row(403, 'Forbidden'),
  not_found: row(404, 'Not Found'),
  method_not_allowed: row(405, 'Method Not Allowed'),
  request_timeout: row(408, 'Request Timeout'),
  conflict: row(409, 'Conflict'),
  second_person_needed: row(409, 'Conflict'),
  payload_too_large: row(413, 'Payload Too Large'),
  unsupported_media_type: row(415, 'Unsupported Media Type'),
  idempotency_key_reused: row(422, 'Unprocessable Content'),
  rate_limit_exceeded: row(429, 'Too Many Requests'),
  headers_too_large: row(431, 'Request Header Fields Too Large'),
  internal_error: row(500, 'Internal Server Error'),
  service_unavailable: row(503, 'Service Unavailable'),
} as const satisfies Readonly<Record<RefusalCode | HttpOnlyCode, ProblemRow>>;

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];

/** A refusal of HTTP itself. `message` is for the caller: it names the field and how to correct it. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly details: readonly RefusalDetail[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** The body of every error. */
export interface ProblemBody {
  readonly statusCode: number;
  readonly error: string;
  readonly code: ProblemCode;
  readonly message: string;
  readonly request_id: string;
  /** The page of the code, a path of this service. */
  readonly docs_url: string;
  readonly details?: readonly RefusalDetail[];
}

/** An error answer, ready to send. `cause` is an unexpected error, logged and never sent; null for a plain refusal. */
export interface ProblemAnswer {
  readonly code: ProblemCode;
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers: Readonly<Record<string, string>>;
  readonly cause: unknown;
}

const INTERNAL_MESSAGE =
  'The service failed and gave no verdict. Try again later, and name the request_id if it happens again.';
const DEFAULT_RETRY_SECONDS = 1;

/** The one shape of all error bodies. */
export const problemBody = (
  code: ProblemCode,
  message: string,
  requestId: string,
  details: readonly RefusalDetail[] = [],
): ProblemBody => ({
  statusCode: PROBLEMS[code].status,
  error: PROBLEMS[code].title,
  code,
  message,
  request_id: requestId,
  docs_url: errorPath(code),
  ...(details.length === 0 ? {} : { details }),
});

/** The answer to a thrown error. One that is neither a refusal nor a problem becomes a 500 that tells no details. */
export const problemAnswer = (error: unknown, requestId: string): ProblemAnswer => {
  if (error instanceof Refusal) {
    const retrySeconds =
      error.retryAfterSeconds ?? (error.code === 'service_unavailable' ? DEFAULT_RETRY_SECONDS : null);
    const headers = retrySeconds === null ? {} : { 'Retry-After': String(Math.max(1, Math.ceil(retrySeconds))) };
    return answer(
      error.code,
      error.message,
      requestId,
      error.details,
      headers,
      PROBLEMS[error.code].status >= 500 ? error : null,
    );
  }
  if (error instanceof HttpProblem)
    return answer(error.code, error.message, requestId, error.details, error.headers, null);
  return answer('internal_error', INTERNAL_MESSAGE, requestId, [], {}, error ?? new Error('nothing was thrown'));
};

const answer = (
  code: ProblemCode,
  message: string,
  requestId: string,
  details: readonly RefusalDetail[],
  headers: Readonly<Record<string, string>>,
  cause: unknown,
): ProblemAnswer => ({
  code,
  status: PROBLEMS[code].status,
  body: problemBody(code, message, requestId, details),
  headers,
  cause,
});
