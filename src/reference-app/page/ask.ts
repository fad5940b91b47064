import type { ReceiptKeys } from '../../sdk/index.js';
import type { Answered } from './answered.js';
import { LANGUAGE } from './story/texts.js';
import type { Schemas, Verdict } from './api-types.js';
import { readConfirmation, readFailure, readVerdict } from './read-answer.js';
import { payloadIn } from './wallet.js';

/** Milliseconds; longer than the server waits for the service, so that the server's error comes first. */
const TIMEOUT_MS = 15_000;

interface Call<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** JSON text. */
  readonly body?: string;
  /** The value in the answer; null where it is not there. */
  readonly read: (body: unknown) => T | null;
  readonly signal?: AbortSignal;
}

/** Asks this application's own server; never rejects. Only a complete answer of the right kind is a success. */
const ask = async <T>({ method, path, body, read, signal }: Call<T>): Promise<Answered<T>> => {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(signal === undefined ? [] : [signal])];
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.any(signals),
      credentials: 'omit',
      cache: 'no-store',
      headers: { 'accept-language': LANGUAGE, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    const answered = await readJson(response);
    const value = response.ok ? read(answered) : null;
    if (value !== null) return { ok: true, value };
    const headers = {
      requestId: response.headers.get('x-request-id'),
      retryAfter: response.headers.get('retry-after'),
    };
    return { ok: false, failure: readFailure(response.status, response.ok ? null : answered, headers) };
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    const message = timedOut
      ? `No answer came within ${TIMEOUT_MS / 1000} s. There is no verdict.`
      : 'This application’s own server could not be reached. There is no verdict.';
    return {
      ok: false,
      failure: {
        status: null,
        code: timedOut ? 'no_answer' : 'application_unreachable',
        message,
        requestId: null,
        retryAfterSeconds: null,
        details: [],
      },
    };
  }
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const CHECK_PATHS = {
  service: '/api/protection/check',
  payload: '/api/protection/check-payload',
  unplugged: '/api/protection/check-unplugged',
} as const;
/** Who is asked: the service, with what was told or of bytes alone; or, to show a failure, where none listens. */
export type CheckPath = keyof typeof CHECK_PATHS;

/** Asks for a verdict on an intent, and on the bytes beside it. `body` is the check request as JSON text. */
export const checkIntent = (body: string, signal: AbortSignal, asked: CheckPath): Promise<Answered<Verdict>> => {
  const withBytes = payloadIn(body) !== null;
  return ask({
    method: 'POST',
    path: CHECK_PATHS[asked],
    body,
    read: (answer) => readVerdict(answer, withBytes),
    signal,
  });
};

/** Says that the user read the findings of a REVIEW and goes on all the same. */
export const acknowledge = (requestId: string): Promise<Answered<true>> =>
  ask({
    method: 'POST',
    path: `/api/protection/checks/${encodeURIComponent(requestId)}/acknowledgement`,
    body: '{}',
    read: () => true as const,
  });

/** Asks whether a check still holds for the bytes that are about to be signed. `body` is JSON text. */
export const confirmCheck = (requestId: string, body: string): Promise<Answered<Schemas['Confirmation']>> =>
  ask({
    method: 'POST',
    path: `/api/protection/checks/${encodeURIComponent(requestId)}/confirmation`,
    body,
    read: (answer) => readConfirmation(answer, requestId),
  });

/** The public keys that sign receipts. */
export const readKeys = (): Promise<Answered<ReceiptKeys>> =>
  ask({
    method: 'GET',
    path: '/api/protection/keys',
    read: (body) => {
      const { keys } = (body ?? {}) as { keys?: unknown };
      return Array.isArray(keys) ? { keys: keys as readonly object[] } : null;
    },
  });
