import { Agent } from 'undici';
import { allowedLookup, assertAllowedUrl, type BoundedFetchOptions } from './bounded-fetch.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** Without a byte for so long, a download is given up, milliseconds. */
const SILENCE_LIMIT_MS = 30_000;

export interface DownloadRequest extends Pick<BoundedFetchOptions, 'allowPrivateNetwork' | 'lookup'> {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** After decompression. */
  readonly maxBytes: number;
}

export interface Download {
  readonly status: number;
  readonly headers: Headers;
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
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, ...allowedLookup(request) },
    headersTimeout: SILENCE_LIMIT_MS,
    bodyTimeout: SILENCE_LIMIT_MS,
  });
  try {
    const response = await send(url, request, agent, signal);
    return await use({
      status: response.status,
      headers: response.headers,
      read: (take) => readBody(response, request.maxBytes, take, signal),
    });
  } finally {
    // ends what is left of an answer that was not read
    await agent.destroy();
  }
};

const allowed = ({ url, allowPrivateNetwork }: DownloadRequest): URL => {
  try {
    return assertAllowedUrl(url, allowPrivateNetwork);
  } catch (cause) {
    throw new DownloadError('its address is not allowed', { cause });
  }
};

const send = async (url: URL, request: DownloadRequest, agent: Agent, signal: AbortSignal): Promise<Response> => {
  const init = { headers: request.headers, redirect: 'manual' as const, signal, dispatcher: agent };
  try {
    // the dispatcher is undici's own: the types of Node's built-in copy differ from it by version only
    return await fetch(url, init as unknown as RequestInit);
  } catch (cause) {
    signal.throwIfAborted();
    throw new DownloadError('the publisher cannot be reached', { cause });
  }
};

const readBody = async (
  response: Response,
  maxBytes: number,
  take: (piece: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const pieces = ((response.body ?? []) as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
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
