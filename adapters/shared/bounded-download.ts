import type { IncomingMessage } from 'node:http';
import { type Allowed, allowedLookup, ask, assertAllowedUrl, decoded } from './bounded-http.js';

/** Without a byte for so long, a download is given up, milliseconds. */
const SILENCE_LIMIT_MS = 30_000;

export interface DownloadRequest extends Allowed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** After decompression. */
  readonly maxBytes: number;
}

export interface Download {
  readonly status: number;
  /** Of that name in lower case; null where there is none. */
  header(name: string): string | null;
  /** Gives each piece of the body to `take`, in order. Rejects with `DownloadError`. */
  read(take: (piece: Uint8Array) => Promise<void>): Promise<void>;
}

/** The reason is a sentence that repeats nothing of the address or the answer. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/**
 * Downloads one file of any size up to a bound, from a public address over https unless that is allowed otherwise, and
 * follows no redirect. `use` gets the answer; the connection ends with it. Rejects with `DownloadError`, with the
 * signal's reason, and as `use` does.
 */
export const download = async <Result>(
  request: DownloadRequest,
  signal: AbortSignal,
  use: (answer: Download) => Promise<Result>,
): Promise<Result> => {
  const url = allowed(request);
  const answer = await answerOf(url, request, signal);
  try {
    const header = (name: string): string | null => [answer.headers[name]].flat().join(', ') || null;
    return await use({
      status: answer.statusCode ?? 0,
      header,
      read: (take) => readBody(answer, request.maxBytes, take, signal),
    });
  } finally {
    // ends what is left of an answer that was not read
    answer.destroy();
  }
};

const allowed = ({ url, allowPrivateNetwork }: DownloadRequest): URL => {
  try {
    return assertAllowedUrl(url, allowPrivateNetwork);
  } catch (cause) {
    throw new DownloadError('its address is not allowed', { cause });
  }
};

const answerOf = async (url: URL, request: DownloadRequest, signal: AbortSignal): Promise<IncomingMessage> => {
  const headers = { 'accept-encoding': 'gzip, br', ...request.headers };
  try {
    return await ask(url, { method: 'GET', headers, signal, silenceMs: SILENCE_LIMIT_MS, ...allowedLookup(request) });
  } catch (cause) {
    signal.throwIfAborted();
    throw new DownloadError('the publisher cannot be reached', { cause });
  }
};

const readBody = async (
  answer: IncomingMessage,
  maxBytes: number,
  take: (piece: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const body = decoded(answer);
  if (body === null) throw new DownloadError('the publisher compressed the file in a way that is not known');
  const pieces = body[Symbol.asyncIterator]();
  let bytes = 0;
  for (;;) {
    const next = await pieces.next().catch((cause: unknown) => {
      signal.throwIfAborted();
      throw new DownloadError('the publisher broke off', { cause });
    });
    if (next.done === true) return;
    bytes += next.value.length;
    if (bytes > maxBytes) throw new DownloadError(`the file is larger than ${Math.floor(maxBytes / 2 ** 20)} MiB`);
    await take(next.value);
  }
};
