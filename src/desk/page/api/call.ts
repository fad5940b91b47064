import { csrfToken, endSession } from './session.js';
import type { Answered, Failure } from '../../../reference-app/page/answered.js';

/** Milliseconds; longer than the service takes for its slowest answer, a back-test. */
const TIMEOUT_MS = 20_000;

/** In which the latest answer with sentences told them: the browser asks for its own. */
let told = 'en';
export const sentenceLanguage = (): string => told;

export interface DeskCall<T> {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From `/desk` on. */
  readonly path: string;
  readonly body?: unknown;
  /** The value in the answer; null where it is not there. */
  readonly read: (body: unknown) => T | null;
  readonly signal?: AbortSignal;
}

/**
 * Asks the service that served this page; never rejects. Only a complete answer of the right kind is a success, so that
 * nothing half-read looks like "nothing there".
 */
export const call = async <T>({ method = 'GET', path, body, read, signal }: DeskCall<T>): Promise<Answered<T>> => {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal === undefined ? [] : [signal])];
  const token = csrfToken();
  try {
    const response = await fetch(`/desk${path}`, {
      method,
      signal: AbortSignal.any(signals),
      credentials: 'same-origin',
      cache: 'no-store',
      redirect: 'error',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && token !== null && { 'x-csrf-token': token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answered = parsed(await response.text());
    told = response.headers.get('content-language') ?? told;
    if (response.status === 401 && path.startsWith('/api/')) endSession();
    const value = response.ok ? read(answered) : null;
    if (value !== null) return { ok: true, value };
    return { ok: false, failure: failureOf(response, response.ok ? null : answered) };
  } catch (error) {
    return { ok: false, failure: unanswered(error) };
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && value !== '' ? value : otherwise;

const failureOf = (response: Response, body: unknown): Failure => {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const details = Array.isArray(problem['details']) ? (problem['details'] as unknown[]) : [];
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: response.status,
    code: textOr(problem['code'], response.ok ? 'answer_not_understood' : `http_${response.status}`),
    message: textOr(
      problem['message'],
      response.ok ? 'The service gave an answer that this page does not understand.' : 'The service gave no reason.',
    ),
    requestId: textOr(problem['request_id'], response.headers.get('x-request-id') ?? '') || null,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
    details: details.flatMap((detail) => {
      const { path, message } = detail as { path?: unknown; message?: unknown };
      return typeof path === 'string' && typeof message === 'string' ? [{ path, message }] : [];
    }),
  };
};

const unanswered = (error: unknown): Failure => {
  const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
  return {
    status: null,
    code: timedOut ? 'no_answer' : 'service_unreachable',
    message: timedOut
      ? `No answer came within ${TIMEOUT_MS / 1000} s.`
      : 'The service could not be reached. Look at your connection, and try again.',
    requestId: null,
    retryAfterSeconds: null,
    details: [],
  };
};

/** Reads an object that has lists under the given names, and whatever else it brings. */
export const objectWith =
  <T>(...lists: readonly (keyof T & string)[]) =>
  (body: unknown): T | null => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
    const members = body as Record<string, unknown>;
    return lists.every((name) => Array.isArray(members[name])) ? (body as T) : null;
  };

/** A path with what is asked for; members without a value are left out. */
export const withQuery = (
  path: string,
  query: Readonly<Record<string, string | number | null | undefined>>,
): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
};
