/** The application's own errors. Those of the service are passed on unchanged. */
export const APP_PROBLEMS = {
  cross_site_request: [403, 'Forbidden'],
  not_found: [404, 'Not Found'],
  method_not_allowed: [405, 'Method Not Allowed'],
  payload_too_large: [413, 'Payload Too Large'],
  unsupported_media_type: [415, 'Unsupported Media Type'],
  misdirected_request: [421, 'Misdirected Request'],
  client_rate_limit_exceeded: [429, 'Too Many Requests'],
  internal_error: [500, 'Internal Server Error'],
  service_unreachable: [502, 'Bad Gateway'],
  service_answer_invalid: [502, 'Bad Gateway'],
  not_configured: [503, 'Service Unavailable'],
  service_timeout: [504, 'Gateway Timeout'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type AppProblemCode = keyof typeof APP_PROBLEMS;

/** Becomes an error answer. `message` is for the user and never holds a secret; `cause` is for the log. */
export class AppProblem extends Error {
  override readonly name = 'AppProblem';
  constructor(
    readonly code: AppProblemCode,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** The body of an error, in the shape that the service uses too. */
export const appProblemBody = (code: AppProblemCode, message: string, requestId: string) => ({
  statusCode: APP_PROBLEMS[code][0],
  error: APP_PROBLEMS[code][1],
  code,
  message,
  request_id: requestId,
});
