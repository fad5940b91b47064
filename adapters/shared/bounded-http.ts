import { type LookupAddress, type LookupAllOptions, lookup as systemLookup } from 'node:dns';
import http, { type Agent, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address.js';

/** As `dns.lookup` with `all`: every address of a name. */
export type ResolveAll = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Where a client may go. */
export interface Allowed {
  /** Allows http and private addresses: for what the operator runs beside the service. */
  readonly allowPrivateNetwork: boolean;
  /** Resolves names in place of the system, for a test of what a name may resolve to. */
  readonly lookup?: ResolveAll;
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

/**
 * Resolves once for each connection, which goes to no address but those judged here: a name that was public at start,
 * or a moment ago, may be private now.
 */
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
}: Allowed): { readonly lookup?: LookupFunction } => (allowPrivateNetwork ? {} : { lookup: publicLookup(lookup) });

export interface HttpCall {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal: AbortSignal;
  /** Keeps connections; without it a connection lives for one call. */
  readonly agent?: Agent;
  readonly lookup?: LookupFunction;
  /** Without a byte for so long the call is given up, milliseconds; never unless set. */
  readonly silenceMs?: number;
}

/**
 * The head of an answer, from Node's own client: the only one that asks others. It follows no redirect and switches no
 * protocol. Its body must be read or destroyed. Rejects with what went wrong; nothing of it ends the process.
 */
export const ask = (
  url: URL,
  { method, headers, body, signal, agent, lookup, silenceMs }: HttpCall,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request: start } = url.protocol === 'https:' ? https : http;
    const request = start(url, {
      ...{ method, headers, signal, agent: agent ?? false },
      ...(lookup && { lookup }),
      ...(silenceMs !== undefined && { timeout: silenceMs }),
    });
    let answer: IncomingMessage | null = null;
    request.on('response', (response) => resolve((answer = response)));
    request.on('error', (error) => {
      reject(error);
      // Node takes a body without a length for whole where its connection is reset
      if (answer?.complete === false) answer.destroy(error);
    });
    request.on('timeout', () => request.destroy(new Error('no byte came in time')));
    // without a listener Node drops the connection and says nothing
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new Error('the protocol was switched'));
    });
    request.end(body);
  });

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** What may be asked for by `accept-encoding`. */
export const ENCODINGS = 'gzip, deflate, br';

/** The body as it was before it was compressed; null where that cannot be told, and the answer is dropped. */
export const decoded = (response: IncomingMessage): AsyncIterable<Uint8Array> | null => {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return response;
  const decoder = DECODERS[encoding];
  if (decoder === undefined) {
    response.destroy();
    return null;
  }
  // its failure is that of the body that is read; unlike `fetch` it tells a file that is cut short from a whole one
  return pipeline(response, decoder(), () => undefined);
};
