import {
  apiError,
  type ApiError,
  DeadlineError,
  InvalidAnswerError,
  SigngateError,
  UnreachableError,
} from './errors.js';

export interface TransportOptions {
  readonly fetch: typeof globalThis.fetch;
  /** For all attempts together, milliseconds. */
  readonly timeoutMs: number;
  /** Further attempts after the first. */
  readonly retries: number;
  /** The first wait between two attempts, milliseconds; each later one is up to twice as long. */
  readonly retryDelayMs: number;
}

/** One call. Its headers are the same on every attempt, an idempotency key among them. */
export interface TransportCall {
  readonly method: string;
  readonly url: string;
  /** Of the service: its own pages are under it. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string | null;
  /** Whether sending it twice does no more than sending it once. */
  readonly isRepeatable: boolean;
  readonly signal: AbortSignal | null;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;
/** Answers after which the same call may succeed. 409 only where the service says when: a first call still runs. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504]);

/**
 * Sends a call until it is answered, and gives the JSON object in the answer. What may be sent twice is tried again
 * after what may pass; anything else only after a 429, which is answered before anything is done.
 *
 * Rejects with an `ApiError`, `UnreachableError`, `DeadlineError` or `InvalidAnswerError`, and with the reason of the
 * caller's signal.
 */
export const send = async (call: TransportCall, options: TransportOptions): Promise<object> => {
  const { timeoutMs, retries, retryDelayMs } = options;
  const deadline = performance.now() + timeoutMs;
  const attemptMs = call.isRepeatable ? timeoutMs / (retries + 1) : timeoutMs;
  for (let attempt = 0; ; attempt += 1) {
    call.signal?.throwIfAborted();
    try {
      return await once(call, options.fetch, Math.min(attemptMs, deadline - performance.now()));
    } catch (error) {
      call.signal?.throwIfAborted();
      const problem = asProblem(error, call, timeoutMs);
      const waitMs = waitBefore(problem, call, Math.random() * retryDelayMs * 2 ** attempt);
      if (attempt >= retries || waitMs === null || performance.now() + waitMs >= deadline) throw problem;
      await pause(waitMs, call.signal);
    }
  }
};

const once = async (call: TransportCall, fetch: TransportOptions['fetch'], limitMs: number): Promise<object> => {
  const timeout = AbortSignal.timeout(Math.max(1, Math.floor(limitMs)));
  const response = await fetch(call.url, {
    method: call.method,
    headers: call.headers,
    body: call.body,
    redirect: 'error',
    cache: 'no-store',
    signal: call.signal === null ? timeout : AbortSignal.any([timeout, call.signal]),
  });
  const value = readObject(await readText(response, call));
  const isJson = /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok) throw problemOf(response, isJson ? value : null, call);
  if (value === null || !isJson)
    throw new InvalidAnswerError(`What answered ${nameOf(call)} is not the service: no JSON object came.`);
  return value;
};

/** Without the query: it may hold what is nobody's business in a log. */
const nameOf = ({ method, url }: TransportCall): string => `${method} ${url.split('?', 1).join('')}`;

/** The id of a key is no secret; what is not of the form of a key has none. */
const nameOfKey = ({ headers }: TransportCall): string => {
  const key = headers['x-api-key'];
  const id = /^sg_[a-z]+_[0-9a-z]{8}(?=_)/.exec(key ?? '')?.[0];
  return key === undefined ? 'without a key' : id === undefined ? 'with the key' : `with the key ${id}`;
};

/** What the platform says at the root of a failure: a refused connection, an unknown host, a certificate. */
const reasonOf = (error: unknown, { headers }: TransportCall): string => {
  let root = error as { readonly message?: unknown; readonly code?: unknown; readonly cause?: unknown } | null;
  for (let depth = 0; depth < 8 && root?.cause instanceof Error; depth += 1) root = root.cause;
  const reason = textOr(root?.message, textOr(root?.code, 'no reason is known'));
  const key = headers['x-api-key'];
  return (key === undefined ? reason : reason.replaceAll(key, 'the key')).slice(0, 200);
};

const readText = async (response: Response, call: TransportCall): Promise<string> => {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return text + decoder.decode();
    size += part.value.byteLength;
    if (size > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      throw new InvalidAnswerError(`The answer to ${nameOf(call)} is too large to be one of the service.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
};

const readObject = (text: string): object | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
};

const textOr = <Other>(value: unknown, other: Other): string | Other =>
  typeof value === 'string' && value !== '' ? value : other;

/** Refused for what the key is, may do, or did. */
const OF_KEY: ReadonlySet<number> = new Set([401, 403, 429]);

/** A path of the service's documentation and nothing else: what answers may be another. */
const DOCS_PATH = /^\/docs\/errors\/[a-z_]{1,64}$/;

const problemOf = (response: Response, value: object | null, call: TransportCall): ApiError => {
  const body = (value ?? {}) as Readonly<Record<string, unknown>>;
  const asked = OF_KEY.has(response.status) ? `${nameOf(call)} ${nameOfKey(call)}` : nameOf(call);
  const said = textOr(body['message'], `The service answered with status ${String(response.status)}.`);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return apiError({
    status: response.status,
    code: textOr(body['code'], 'unreadable_answer'),
    message: `${said} (${asked})`,
    requestId: textOr(body['request_id'], response.headers.get('x-request-id')),
    docsUrl: DOCS_PATH.test(String(body['docs_url'])) ? call.baseUrl + String(body['docs_url']) : null,
    details: Array.isArray(body['details']) ? (body['details'] as ApiError['details']) : [],
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null,
    body: value,
  });
};

const asProblem = (error: unknown, call: TransportCall, timeoutMs: number): SigngateError => {
  if (error instanceof SigngateError) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new DeadlineError(`${nameOf(call)} was not answered in time: ${String(timeoutMs)} ms for all attempts.`, {
      cause: error,
    });
  return new UnreachableError(`${nameOf(call)} got no answer, or one that broke off: ${reasonOf(error, call)}.`, {
    cause: error,
  });
};

/** How long to wait before the next attempt, milliseconds; null where there must be none. */
const waitBefore = (problem: SigngateError, { isRepeatable }: TransportCall, waitMs: number): number | null => {
  if (!('status' in problem)) return isRepeatable ? waitMs : null;
  const { status, retryAfterMs } = problem as ApiError;
  const maySend =
    status === 429 || (isRepeatable && (PASSING.has(status) || (status === 409 && retryAfterMs !== null)));
  return maySend ? Math.max(waitMs, retryAfterMs ?? 0) : null;
};

const pause = (waitMs: number, signal: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, waitMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
