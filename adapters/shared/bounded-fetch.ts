import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { UnavailableReason } from '../../domain/facts/coverage.js';
import { ProviderError } from '../../ports/sources/errors.js';
import { type Allowed, allowedLookup, ask, assertAllowedUrl, decoded, ENCODINGS } from './bounded-http.js';
import { parseUnambiguousJson } from './unambiguous-json.js';

/** Most bytes that an answer may have after decompression, unless an adapter says otherwise. */
const DEFAULT_MAX_BYTES = 1_048_576;
/** How long a connection may stay open unused, milliseconds, unless the vendor says less. */
const IDLE_MS = 4_000;

export interface BoundedFetchOptions extends Allowed {
  /** The vendor's base URL: https, no user information, a public host. */
  readonly baseUrl: string;
  readonly maxBytes?: number;
}

export interface BoundedRequest {
  /** Begins with a slash; added to the path of the base URL. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer of a vendor that says by its status whether it knows what it was asked about. */
export interface FoundOrNot {
  /** True for a 200, false for a 404. */
  readonly found: boolean;
  readonly body: unknown;
}

/**
 * Fetches JSON from one host and nothing else. Every failure is a `ProviderError`; none repeats what the vendor sent.
 */
export interface BoundedFetch {
  json(request: BoundedRequest, signal: AbortSignal): Promise<unknown>;
  /**
   * For a vendor that says by a 404 that it does not know an address. Describe the bodies of both statuses in `wire.ts`
   * and take each only with its own: a 404 for another reason, such as a wrong path, must not read as "nothing is
   * known", and what comes with a 404 can vouch for nothing.
   */
  jsonOrNotFound(request: BoundedRequest, signal: AbortSignal): Promise<FoundOrNot>;
  close(): Promise<void>;
}

export const createBoundedFetch = (options: BoundedFetchOptions): BoundedFetch => {
  const base = assertAllowedUrl(options.baseUrl, options.allowPrivateNetwork);
  const agent = new (base.protocol === 'https:' ? https : http).Agent({
    keepAlive: true,
    timeout: IDLE_MS,
    ...allowedLookup(options),
  });
  const fetchJson = async (
    request: BoundedRequest,
    statuses: readonly number[],
    signal: AbortSignal,
  ): Promise<FoundOrNot> => {
    const url = new URL(`${base.pathname.replace(/\/$/, '')}${request.path}`, base);
    if (url.origin !== base.origin) throw new ProviderError('internal_error', 'A request left the declared host');
    const headers = { accept: 'application/json', 'accept-encoding': ENCODINGS, ...request.headers };
    const response = await ask(url, { ...request, headers, agent, signal }).catch((error: unknown) => {
      throw asProviderError(error, signal);
    });
    refuseStatusBut(statuses, response);
    const body = await readJson(response, options.maxBytes ?? DEFAULT_MAX_BYTES, signal);
    return { found: response.statusCode === 200, body };
  };
  return {
    json: async (request, signal) => (await fetchJson(request, [200], signal)).body,
    jsonOrNotFound: (request, signal) => fetchJson(request, [200, 404], signal),
    close: async () => agent.destroy(),
  };
};

const asProviderError = (error: unknown, signal: AbortSignal): ProviderError => {
  if (error instanceof ProviderError) return error;
  if (signal.aborted)
    return new ProviderError('timeout', 'The call was ended before the provider answered', { cause: error });
  return new ProviderError('network_error', 'The provider could not be reached', { cause: error });
};

const STATUS_REASONS: Readonly<Record<number, UnavailableReason>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  408: 'timeout',
  429: 'rate_limited',
};

const refuseStatusBut = (statuses: readonly number[], response: IncomingMessage): void => {
  const { statusCode = 0 } = response;
  if (statuses.includes(statusCode)) return;
  response.destroy();
  const reason = STATUS_REASONS[statusCode] ?? (statusCode >= 500 ? 'server_error' : 'bad_response');
  throw new ProviderError(reason, `The provider answered with status ${statusCode}`);
};

const readJson = async (response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<unknown> => {
  const type = response.headers['content-type'] ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) {
    response.destroy();
    throw new ProviderError('bad_response', 'The provider did not answer with JSON');
  }
  const text = await readText(response, maxBytes, signal);
  try {
    return parseUnambiguousJson(text);
  } catch (error) {
    throw new ProviderError('bad_response', 'The provider answered with malformed JSON', { cause: error });
  }
};

/** Counts bytes after decompression, so that a small compressed body cannot become a large one here. */
const readText = async (response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    const body = decoded(response);
    if (body === null) throw new ProviderError('bad_response', 'The provider compressed its answer in an unknown way');
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new ProviderError('bad_response', `The provider sent more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof ProviderError || signal.aborted) throw asProviderError(error, signal);
    const message = 'The provider broke off or sent what cannot be decoded';
    throw new ProviderError('bad_response', message, { cause: error });
  }
};
