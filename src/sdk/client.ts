import type { components, operations } from './data/openapi.js';
import { ConfigurationError } from './errors.js';
import { OPERATIONS } from './operations.js';
import { send, type TransportOptions } from './transport.js';

/** The schemas of the HTTP interface by name. */
export type Schemas = components['schemas'];
/** Every operation of the service, by its `operationId`. */
export type OperationId = keyof typeof OPERATIONS & keyof operations;

type Part<Operation extends OperationId, Name extends 'path' | 'query'> = operations[Operation]['parameters'] extends {
  [Key in Name]: infer Members extends object;
}
  ? { readonly [Key in Name]: Members }
  : operations[Operation]['parameters'] extends { [Key in Name]?: infer Members }
    ? [NonNullable<Members>] extends [never]
      ? unknown
      : { readonly [Key in Name]?: NonNullable<Members> }
    : unknown;

type BodyOf<Operation extends OperationId> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? { readonly body: Body }
  : unknown;

/** What an operation is asked: its path, query and body where it has them. */
export type RequestOf<Operation extends OperationId> = CallOptions &
  Part<Operation, 'path'> &
  Part<Operation, 'query'> &
  BodyOf<Operation>;

/** Where nothing has to be said, nothing needs to be given. */
type Asked<Request> = Record<never, never> extends Request ? [request?: Request] : [request: Request];

type JsonIn<Response> = Response extends { content: { 'application/json': infer Answer } } ? Answer : never;
/** The JSON of a success. */
export type AnswerOf<Operation extends OperationId> = JsonIn<
  operations[Operation]['responses'][keyof operations[Operation]['responses'] & (200 | 201)]
>;

/** What may be said for one call. */
export interface CallOptions {
  /** For all attempts together, milliseconds. */
  readonly timeoutMs?: number;
  /** Ends the call: it rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** 1 to 255 characters, for operations that take one. Made anew for each call where absent. */
  readonly idempotencyKey?: string;
}

export interface SigngateOptions {
  /** Scheme, host and perhaps a path: of the service, or of your own server, which adds the key. */
  readonly baseUrl: string;
  /** For servers alone: a browser must not know it. */
  readonly apiKey?: string;
  /** In which findings speak, as `Accept-Language` has it: `de`, `pt-BR`, `ja, en;q=0.5`. English where absent. */
  readonly language?: string;
  /** For all attempts of a call together, milliseconds; 10,000 where absent. */
  readonly timeoutMs?: number;
  /** Further attempts after the first; 2 where absent. */
  readonly retries?: number;
  /** The first wait between two attempts, milliseconds; 200 where absent. */
  readonly retryDelayMs?: number;
  /** What sends a request; the one of the platform where absent. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A batch may take ten seconds of judging, and its answer is one of up to a hundred checks. */
const BATCH_TIMEOUT_MS = 30_000;

/** POSTs that take no idempotency key and may still be sent twice: each asks anew, or says the same again. */
const REPEATABLE: ReadonlySet<string> = new Set(['confirmCheck', 'reportOutcome', 'testPolicy']);

/** A page, a worker of one, or an app on a phone: whoever holds it can read what it holds. */
const isOnUserDevice = (): boolean => {
  const { document, importScripts, navigator } = globalThis as Readonly<Record<string, unknown>>;
  return (
    typeof document === 'object' ||
    typeof importScripts === 'function' ||
    (navigator as { readonly product?: unknown } | undefined)?.product === 'ReactNative'
  );
};

/** A client of a Signgate service. Every method rejects with a `SigngateError`; none ever makes up an answer. */
export class Signgate {
  readonly #baseUrl: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #transport: TransportOptions;

  /** Throws a `ConfigurationError` for a key on a user's device and for an address that is none. */
  constructor(options: SigngateOptions) {
    const {
      baseUrl,
      apiKey,
      language,
      timeoutMs = 10_000,
      retries = 2,
      retryDelayMs = 200,
      fetch = globalThis.fetch,
    } = options;
    if (apiKey !== undefined && isOnUserDevice())
      throw new ConfigurationError(
        'A key must not be given to a browser or an app: let baseUrl name your own server, which adds the key.',
      );
    if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey))
      throw new ConfigurationError('The key is no key: it is empty, or holds a space or a line end.');
    this.#baseUrl = addressOf(baseUrl);
    this.#headers = {
      accept: 'application/json',
      ...(apiKey !== undefined && { 'x-api-key': apiKey }),
      ...(language !== undefined && { 'accept-language': language }),
    };
    this.#transport = { fetch: (...asked) => fetch(...asked), timeoutMs, retries, retryDelayMs };
  }

  /** Asks any operation of the service. What may be sent twice is tried again, under the same idempotency key. */
  async call<Operation extends OperationId>(
    operation: Operation,
    ...[request]: Asked<RequestOf<Operation>>
  ): Promise<AnswerOf<Operation>> {
    if (!Object.hasOwn(OPERATIONS, operation)) throw new ConfigurationError(`There is no operation ${operation}.`);
    const [method = '', template = '', key] = OPERATIONS[operation].split(' ');
    const takesKey = key !== undefined;
    const parts: CallOptions & RequestParts = request ?? {};
    const { path = {}, query = {}, body, timeoutMs, signal, idempotencyKey } = parts;
    const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const text = encodeURIComponent(String(path[name] ?? ''));
      // an address that holds these is another address, in whatever way they are written
      if (/^\.{0,2}$/.test(text)) throw new ConfigurationError(`${name} is no name of anything.`);
      return text;
    });
    const asked = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString();
    const headers = {
      ...this.#headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(takesKey && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
    };
    const answer: unknown = await send(
      {
        method,
        url: `${this.#baseUrl}${filled}${asked && `?${asked}`}`,
        baseUrl: this.#baseUrl,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        isRepeatable: takesKey || method !== 'POST' || REPEATABLE.has(operation),
        signal: signal ?? null,
      },
      { ...this.#transport, ...(timeoutMs !== undefined && { timeoutMs }) },
    );
    return answer as AnswerOf<Operation>;
  }

  /** Judges a declared intent, and the bytes beside it where there are any. */
  checkTransaction(body: Schemas['CheckRequest'], options: CallOptions = {}): Promise<Schemas['CheckResponse']> {
    return this.call('checkTransaction', { body, ...options });
  }

  /** Judges bytes: exactly one payload. */
  checkPayload(body: Schemas['PayloadCheckRequest'], options: CallOptions = {}): Promise<Schemas['CheckResponse']> {
    return this.call('checkPayload', { body, ...options });
  }

  /**
   * Judges up to 100 checks in order, each seeing the ones before it. Resolves with a result for each item: only one of
   * status 200 holds a verdict. Half a minute for all attempts, unless it is said otherwise.
   */
  checkBatch(body: Schemas['BatchCheckRequest'], options: CallOptions = {}): Promise<Schemas['BatchCheckResponse']> {
    return this.call('checkBatch', { body, timeoutMs: BATCH_TIMEOUT_MS, ...options });
  }

  /** Asks whether a check still holds for the bytes that are about to be signed. Sign with `SAME` alone. */
  confirmCheck(
    requestId: string,
    body: Schemas['ConfirmRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Confirmation']> {
    return this.call('confirmCheck', { path: { request_id: requestId }, body, ...options });
  }

  /** Says what became of a check. */
  reportOutcome(
    requestId: string,
    body: Schemas['OutcomeRequest'],
    options: CallOptions = {},
  ): Promise<Schemas['Outcome']> {
    return this.call('reportOutcome', { path: { request_id: requestId }, body, ...options });
  }

  /** The whole recorded decision. */
  readCheck(requestId: string, options: CallOptions = {}): Promise<Schemas['CheckRecord']> {
    return this.call('readCheck', { path: { request_id: requestId }, ...options });
  }
}

interface RequestParts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Without a slash at its end. In a browser a path alone is an address of the page's own server. */
const addressOf = (baseUrl: string): string => {
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  if (!URL.canParse(baseUrl, location?.href))
    throw new ConfigurationError('baseUrl is no address: it begins with https:// and names a host.');
  const { protocol, origin, pathname, search, hash, username } = new URL(baseUrl, location?.href);
  if (!/^https?:$/.test(protocol) || search !== '' || hash !== '' || username !== '')
    throw new ConfigurationError('baseUrl must be http or https, without a query, a fragment or a user.');
  return origin + pathname.replace(/\/+$/, '');
};
