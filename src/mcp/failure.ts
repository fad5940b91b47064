import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import {
  ApiError,
  AuthenticationError,
  ConflictError,
  DeadlineError,
  InvalidAnswerError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  SigngateError,
  UnreachableError,
} from '../sdk/index.js';

/** What every failure begins with: no reader may take it for a verdict. */
export const NOT_CHECKED = 'NOT CHECKED: do not sign. There is no verdict.';

type ErrorClass = abstract new (...given: never[]) => SigngateError;

/** The first that fits says what its reader does. */
const ADVICE: readonly (readonly [ErrorClass, string])[] = [
  [InvalidRequestError, 'The input has the mistakes that "details" names: mend all of them, then ask again.'],
  [AuthenticationError, 'The service does not take the API key. Tell the user; trying again does not help.'],
  [PermissionError, 'The API key may not do this. Tell the user; trying again does not help.'],
  [NotFoundError, 'There is nothing of this id for this API key.'],
  [ConflictError, 'It contradicts what is recorded. Read "message".'],
  [RateLimitError, 'The quota of the API key is used up. Wait for "retry_after_ms", then ask again.'],
  [DeadlineError, 'The service did not answer in time. Ask again later.'],
  [UnreachableError, 'The service cannot be reached. Ask again later.'],
  [InvalidAnswerError, 'What answered is not the service, or not all of its answer. Tell the user.'],
];
const NO_ADVICE = 'The service failed. Ask again later.';

/** The code of an error, for logs. */
export const codeOf = (error: unknown): string => (error instanceof SigngateError ? error.code : 'internal_error');

/** A call that gave no full answer: an error of the tool, whose first text is this program's own and says so. */
export const failureResult = (error: unknown): CallToolResult => ({
  isError: true,
  content: [
    { type: 'text', text: `${NOT_CHECKED} ${ADVICE.find(([kind]) => error instanceof kind)?.[1] ?? NO_ADVICE}` },
    { type: 'text', text: JSON.stringify({ error: problemOf(error) }) },
  ],
});

/** The service's own: which address a developer asked is nothing for an agent. */
const wordsOf = (error: unknown): string => {
  const { message } = (error instanceof ApiError ? (error.body ?? {}) : {}) as { readonly message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return error instanceof SigngateError ? error.message : 'This program failed.';
};

/** As data: a message of the service may repeat names that the caller was given by strangers. */
const problemOf = (error: unknown): object => ({
  code: codeOf(error),
  message: wordsOf(error),
  ...(error instanceof ApiError && {
    status: error.status,
    request_id: error.requestId,
    docs_url: error.docsUrl,
    details: error.details,
    retry_after_ms: error.retryAfterMs,
  }),
});
