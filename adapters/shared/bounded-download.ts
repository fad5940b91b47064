import type { IncomingMessage } from 'node:http';
import { type Allowed, allowedLookup, ask, assertAllowedUrl, decoded } from './bounded-http.js';

/** Without a byte for so long, a download is given up, milliseconds. */
const SILENCE_LIMIT_MS = 30_000;

/** Addresses that one leads to, at most. */
const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface DownloadRequest extends Allowed {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent to the first address alone: they may hold a key. */
  readonly ownHeaders?: Readonly<Record<string, string>>;
  /** Where the publisher may lead: an address, or what one must begin with where it ends with a slash. */
  readonly redirects?: readonly string[];
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
 * Downloads one file of any size up to a bound, from a public address over https unless that is allowed otherwise. It
 * follows no redirect but those that the request names, each held to the same rule. `use` gets the answer; the
 * connection ends with it. Rejects with `DownloadError`, with the signal's reason, and as `use` does.
 */
export const download = async <Result>(
  request: DownloadRequest,
  signal: AbortSignal,
  use: (answer: Download) => Promise<Result>,
): Promise<Result> => {
  const answer = await lastAnswer(request, signal);
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

/** That of the last address. Every one is resolved anew, and connected to as it was resolved. */
const lastAnswer = async (request: DownloadRequest, signal: AbortSignal): Promise<IncomingMessage> => {
  const { headers, ownHeaders, redirects = [] } = request;
  let url = allowed(request, request.url);
  let answer = await answerOf(url, { ...request, headers: { ...headers, ...ownHeaders } }, signal);
  for (let hop = 1; redirects.length > 0 && REDIRECTS.has(answer.statusCode ?? 0); hop += 1) {
    const { location = '' } = answer.headers;
    answer.destroy();
    if (hop > MAX_REDIRECTS) throw new DownloadError(`the publisher redirects more than ${MAX_REDIRECTS} times`);
    url = allowed(request, redirectOf(location, url, redirects).href);
    answer = await answerOf(url, request, signal);
  }
  return answer;
};

const redirectOf = (location: string, from: URL, redirects: readonly string[]): URL => {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  if (to === null || location === '')
    throw new DownloadError('the publisher redirects to something that is not an address');
  const isNamed = redirects.some((text) => {
    const { origin, pathname } = new URL(text);
    return (
      origin === to.origin && (pathname.endsWith('/') ? to.pathname.startsWith(pathname) : to.pathname === pathname)
    );
  });
  if (!isNamed) throw new DownloadError(`the publisher redirects to ${to.hostname}, to an address that is not named`);
  return to;
};

const allowed = ({ allowPrivateNetwork }: DownloadRequest, url: string): URL => {
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
