import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import http, { type Agent, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { UnavailableReason } from '../../domain/facts/coverage.js';
import { ProviderError } from '../../ports/sources/errors.js';
import { isPublicAddress } from './public-address.js';

/** Most bytes that an answer may have after decompression, unless an adapter says otherwise. */
const DEFAULT_MAX_BYTES = 1_048_576;
/** How long a connection may stay open unused, milliseconds, unless the vendor says less. */
const IDLE_MS = 4_000;

export interface BoundedFetchOptions {
  /** The vendor's base URL: https, no user information, a public host. */
  readonly baseUrl: string;
  /** Allows http and private addresses: for a feed that the operator runs beside the service. */
  readonly allowPrivateNetwork: boolean;
  readonly maxBytes?: number;
  /** Resolves names in place of the system, for a test of what a name may resolve to. */
  readonly lookup?: ResolveAll;
}

/** As `dns.lookup` with `all`: every address of a name. */
export type ResolveAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

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

/**
 * Checks the URL at start, so that a mistake is found before the first check. Throws a plain `Error` that names the
 * reason.
 */
export const assertAllowedUrl = (text: string, allowPrivateNetwork: boolean): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) throw new Error('the provider URL is not a URL');
  if (url.username !== '' || url.password !== '') throw new Error('the provider URL must not hold user information');
  if (url.protocol !== 'https:' && !(allowPrivateNetwork && url.protocol === 'http:'))
    throw new Error(`the provider URL must use https${url.protocol === 'http:' ? `; ${PRIVATE_ONLY}` : ''}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // the URL parser has already turned decimal, octal and hexadecimal forms into dotted ones
  if (!allowPrivateNetwork && (isIP(host) === 0 ? isLocalName(host) : !isPublicAddress(host))) {
    throw new Error(`the provider URL names a private or reserved host; ${PRIVATE_ONLY}`);
  }
  return url;
};

const PRIVATE_ONLY = 'for a provider that you run in your own network, set "allowPrivateNetwork": true';

const isLocalName = (host: string): boolean => /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(host);

/** Judges what a name resolves to at the moment of connecting: a name that was public at start may be private now. */
const publicLookup =
  (resolve: ResolveAll): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = addresses;
      if (first === undefined || addresses.some(({ address }) => !isPublicAddress(address))) {
        return callback(new Error('the provider host resolves to a private or reserved address'), '', 0);
      }
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

/** Connects to public addresses alone, unless others are allowed. */
export const allowedLookup = ({
  allowPrivateNetwork,
  lookup = systemLookup,
}: Pick<BoundedFetchOptions, 'allowPrivateNetwork' | 'lookup'>): { readonly lookup?: LookupFunction } =>
  allowPrivateNetwork ? {} : { lookup: publicLookup(lookup) };

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
    const response = await send(url, request, agent, signal);
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

/** The head of the answer. It follows no redirect. */
const send = (url: URL, request: BoundedRequest, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = {
      accept: 'application/json',
      'accept-encoding': Object.keys(DECODERS).join(', '),
      ...request.headers,
    };
    const { request: start } = url.protocol === 'https:' ? https : http;
    start(url, { method: request.method, headers, agent, signal }, resolve)
      .on('error', (error) => reject(asProviderError(error, signal)))
      .end(request.body);
  });

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
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
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new ProviderError('bad_response', 'The provider answered with malformed JSON', { cause: error });
  }
};

/** The body as it was before it was compressed. */
const decoded = (response: IncomingMessage): IncomingMessage | Transform => {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return response;
  const decoder = DECODERS[encoding];
  if (decoder === undefined) {
    response.destroy();
    throw new ProviderError('bad_response', 'The provider compressed its answer in a way that was not asked for');
  }
  // its failure is that of the body that is read
  return pipeline(response, decoder(), () => undefined);
};

/** Counts bytes after decompression, so that a small compressed body cannot become a large one here. */
const readText = async (response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of decoded(response) as AsyncIterable<Uint8Array>) {
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
