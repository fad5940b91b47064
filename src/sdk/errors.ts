/**
 * Any error of this package. `code` is for programs, the message for developers: it names the URL without its query,
 * the id of the key where that was refused, and the reason that the network gave. Neither holds a key.
 */
export class SigngateError extends Error {
  override readonly name: string = 'SigngateError';
  constructor(
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The client cannot work as it was set up: a key in a browser, an address that is none. */
export class ConfigurationError extends SigngateError {
  override readonly name = 'ConfigurationError';
  constructor(message: string) {
    super('configuration', message);
  }
}

/** Nothing answered: no connection, or one that broke off. */
export class UnreachableError extends SigngateError {
  override readonly name = 'UnreachableError';
  constructor(message: string, options?: ErrorOptions) {
    super('unreachable', message, options);
  }
}

/** No answer came in time, all attempts together. */
export class DeadlineError extends SigngateError {
  override readonly name = 'DeadlineError';
  constructor(message: string, options?: ErrorOptions) {
    super('deadline', message, options);
  }
}

/** What answered is not the service, or its answer is cut off. */
export class InvalidAnswerError extends SigngateError {
  override readonly name = 'InvalidAnswerError';
  constructor(message: string, options?: ErrorOptions) {
    super('invalid_answer', message, options);
  }
}

/** A message of a webhook that must not be used: no signature of a known secret, or too old. */
export class WebhookError extends SigngateError {
  override readonly name = 'WebhookError';
  constructor(message: string) {
    super('invalid_webhook', message);
  }
}

/** What an error answer of the service says. */
export interface ProblemDetails {
  readonly status: number;
  /** Stable, for instance `rate_limit_exceeded`; `unreadable_answer` where the body is no problem of the service. */
  readonly code: string;
  /** With what was asked in brackets; `body` holds the service's own words alone. */
  readonly message: string;
  /** For support; null where the answer names none. */
  readonly requestId: string | null;
  /** The service's page about the code, under the client's `baseUrl`; null where the answer names none. */
  readonly docsUrl: string | null;
  readonly details: readonly { readonly path: string; readonly message: string }[];
  /** Milliseconds that the service asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;
  /** The JSON of the answer, for those who pass it on; null where it was none. */
  readonly body: object | null;
}

/** The service refused the request, or failed. */
export class ApiError extends SigngateError {
  override readonly name: string = 'ApiError';
  readonly status: number;
  readonly requestId: string | null;
  readonly docsUrl: string | null;
  readonly details: ProblemDetails['details'];
  readonly retryAfterMs: number | null;
  readonly body: object | null;
  constructor(problem: ProblemDetails) {
    super(problem.code, problem.message);
    this.status = problem.status;
    this.requestId = problem.requestId;
    this.docsUrl = problem.docsUrl;
    this.details = problem.details;
    this.retryAfterMs = problem.retryAfterMs;
    this.body = problem.body;
  }
}

/** 400, 413, 415, 422: the request must be mended; `details` names the members. */
export class InvalidRequestError extends ApiError {
  override readonly name = 'InvalidRequestError';
}
/** 401: no key, or one that does not count. */
export class AuthenticationError extends ApiError {
  override readonly name = 'AuthenticationError';
}
/** 403: the key lacks the scope. */
export class PermissionError extends ApiError {
  override readonly name = 'PermissionError';
}
/** 404: nothing of this id, or another partner's. */
export class NotFoundError extends ApiError {
  override readonly name = 'NotFoundError';
}
/** 409: against what is recorded, or the first of two equal calls still runs. */
export class ConflictError extends ApiError {
  override readonly name = 'ConflictError';
}
/** 429: the quota is used up; `retryAfterMs` says for how long. */
export class RateLimitError extends ApiError {
  override readonly name = 'RateLimitError';
}
/** 500 and above: the service failed. There is no verdict. */
export class ServiceError extends ApiError {
  override readonly name = 'ServiceError';
}

const BY_STATUS: Readonly<Record<number, typeof ApiError>> = {
  400: InvalidRequestError,
  413: InvalidRequestError,
  415: InvalidRequestError,
  422: InvalidRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  429: RateLimitError,
};

/** The error for an answer of this status. */
export const apiError = (problem: ProblemDetails): ApiError =>
  new (BY_STATUS[problem.status] ?? (problem.status >= 500 ? ServiceError : ApiError))(problem);
