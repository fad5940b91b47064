import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { Agent, type Dispatcher, request as send } from 'undici';
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
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, ...allowedLookup(request) },
    headersTimeout: SILENCE_LIMIT_MS,
    bodyTimeout: SILENCE_LIMIT_MS,
  });
  try {
    const { statusCode, headers, body } = await answerOf(url, request, agent, signal);
    // one that is not read ends with the connection
    body.on('error', () => undefined);
    const header = (name: string): string | null => [headers[name]].flat().join(', ') || null;
    return await use({
      status: statusCode,
      header,
      read: (take) => readBody(decoded(body, header('content-encoding')), request.maxBytes, take, signal),
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

const answerOf = async (
  url: URL,
  request: DownloadRequest,
  agent: Agent,
  signal: AbortSignal,
): Promise<Dispatcher.ResponseData> => {
  const headers = { 'accept-encoding': 'gzip, br', ...request.headers };
  try {
    return await send(url, { headers, signal, dispatcher: agent });
  } catch (cause) {
    signal.throwIfAborted();
    throw new DownloadError('the publisher cannot be reached', { cause });
  }
};

const DECODERS: Readonly<Record<string, typeof createGunzip | typeof createBrotliDecompress>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
};

/** Not as `fetch` does it: that takes a compressed file that is cut short for a whole one. */
const decoded = (body: Dispatcher.ResponseData['body'], encoding: string | null): AsyncIterable<Uint8Array> => {
  if (encoding === null || encoding === 'identity') return body;
  const decoder = DECODERS[encoding.toLowerCase()];
  if (decoder === undefined) throw new DownloadError('the publisher compressed the file in a way that is not known');
  // who reads sees what went wrong
  return pipeline(body, decoder(), () => undefined);
};

const readBody = async (
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  take: (piece: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
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
