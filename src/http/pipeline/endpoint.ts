import type { IncomingHttpHeaders } from 'node:http';
import type { Chain } from '../../../domain/chains/index.js';
import type { TSchema } from '../../../domain/shared/schema.js';
import type { Language } from '../../../domain/text/language.js';
import type { Application, Caller, CheckOutcome, DeskVisit, IdempotencyKey, KeyScope } from '../../application/api.js';
import type { JsonValue } from '../../../domain/shared/json/strict-json.js';
import { HttpProblem, type ProblemCode } from '../problems/problems.js';
import { compileRequest } from '../schemas/ajv.js';
import { explain, summaryOf } from '../schemas/explain.js';

/** What every handler gets. It is of this one call: what a key and a body add to it is added in place. */
export interface PublicCall {
  readonly application: Application;
  readonly requestId: string;
  /** Monotonic time of arrival, milliseconds. */
  readonly arrivedAt: number;
  /** Members of the path template. */
  readonly params: Readonly<Record<string, string>>;
  /** The query as it was sent. */
  readonly search: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** For counting, never for logs. */
  readonly remoteAddress: () => string;
  /** The session of the desk; null for a call with a key or with neither. */
  readonly visit: DeskVisit | null;
  readonly isDraining: () => boolean;
  /** Under which the caller reached the service, by its own word: `https://signgate.example`. */
  readonly origin: () => string;
  /** Tells whether the request repeats an earlier one; null where the caller sent no Idempotency-Key. */
  readonly idempotency: IdempotencyKey | null;
  /** Which of the media types the request's Accept header likes best; null for none of them. */
  readonly accepts: (types: readonly string[]) => string | null;
  /** The language that the request's Accept-Language header likes best; English where it likes none that is spoken. */
  readonly language: () => Language;
}

export interface KeyedCall<Body> extends PublicCall {
  readonly caller: Caller;
  /** Validated: every limit of the request schema holds. */
  readonly body: Body;
}

/** A success. Problems are thrown. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /** The body is text or bytes of this media type, sent as they are. Absent: the body becomes JSON. */
  readonly contentType?: string;
  /** The language of what it says to people; sent as Content-Language. */
  readonly language?: string;
  /** The same bytes packed, for those who accept gzip. */
  readonly gzippedBody?: Buffer;
  /** The verdict, where one was given: for logs, usage and metrics. */
  readonly outcome?: string;
  /** How long the verbs of an answered check took, up to its record: for Server-Timing and metrics. */
  readonly timings?: CheckOutcome['timings'];
  /** Where one answer holds several verdicts: for metrics. */
  readonly verdicts?: readonly string[];
}

/** What a route promises. The service enforces it, and the API description is made from the same object. */
export interface EndpointContract {
  readonly operationId: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template, for instance `/api/checks/{request_id}`. */
  readonly path: string;
  /** The only values of a member of the path, by its name. Any other is for the handler to refuse. */
  readonly pathValues?: Readonly<Record<string, readonly string[]>>;
  /** Members of the query, a closed object of texts; absent: the route reads none. */
  readonly query?: TSchema;
  /** Schema of the body by success status. */
  readonly responses: Readonly<Record<number, TSchema>>;
  /** Media types beside JSON by status; instead of JSON where `responses` has no schema for the status. */
  readonly otherTypes?: Readonly<Record<number, readonly string[]>>;
  /** False for a page or file that does not belong to the API: it stays out of the API description. */
  readonly described?: boolean;
  /** What the API description says of the body, where the route answers parts of it by themselves. */
  readonly describedRequest?: TSchema;
  /** Decoded bytes of the body; absent: as of every route. */
  readonly maxBodyBytes?: number;
  /** Error codes that this route can answer with, beside those that every route can. */
  readonly problems: readonly ProblemCode[];
  /** What it says to people speaks the language of Accept-Language; absent: the answer is in English. */
  readonly speaksLanguages?: boolean;
}

/** One operation: its contract, and how it is answered. */
export interface Endpoint extends EndpointContract {
  /** The scope that a key, or a session, needs; null for a route without. */
  readonly scope: KeyScope | null;
  /** Takes a session of the review desk and no key; absent: a key and no session. */
  readonly admits?: 'session';
  readonly request: TSchema | null;
  /** The use case stores the usage row of a success itself, together with the result. */
  readonly recordsOwnUsage?: true;
  /** Honours an Idempotency-Key; only for a route with a body. */
  readonly isIdempotent?: true;
  /** `body` is null where the contract has no request schema. Throws `Refusal` or `HttpProblem`. */
  readonly handle: (call: PublicCall, caller: Caller | null, body: JsonValue) => Promise<Answer>;
}

/** A route without a key. */
export const publicEndpoint = (
  contract: EndpointContract & { readonly handle: (call: PublicCall) => Promise<Answer> },
): Endpoint => ({
  ...contract,
  scope: null,
  request: null,
  handle: (call) => contract.handle(call),
});

/** A route without a key that takes a JSON object. */
export const publicBodyEndpoint = <Body>(
  contract: EndpointContract & {
    readonly request: TSchema;
    readonly handle: (call: PublicCall, body: Body) => Promise<Answer>;
  },
): Endpoint => {
  const checked = bodyReader<Body>(contract.request);
  return {
    ...contract,
    scope: null,
    handle: (call, _caller, body) => contract.handle(call, checked(body, call.application.extraChains)),
  };
};

interface KeyedContract<Body> extends Omit<Endpoint, 'request' | 'handle'> {
  readonly scope: KeyScope;
  readonly handle: (call: KeyedCall<Body>) => Promise<Answer>;
}

/** A route that needs a key and takes no body. */
export const keyedEndpoint = (contract: KeyedContract<null>): Endpoint => ({
  ...contract,
  request: null,
  handle: (call, caller) => contract.handle(Object.assign(call, { caller: knownCaller(caller), body: null })),
});

/** A route that needs a key and a JSON object. `handle` gets a body that passed the schema; `Body` is its type. */
export const keyedBodyEndpoint = <Body>(contract: KeyedContract<Body> & { readonly request: TSchema }): Endpoint => {
  const checked = bodyReader<Body>(contract.request);
  return {
    ...contract,
    handle: (call, caller, body) =>
      contract.handle(
        Object.assign(call, { caller: knownCaller(caller), body: checked(body, call.application.extraChains) }),
      ),
  };
};

/** Throws `invalid_request` for what is no object, or breaks the schema. */
const bodyReader = <Body>(schema: TSchema): ((body: JsonValue, extraChains: readonly Chain[]) => Body) => {
  const matcher = compileRequest<Body>(schema);
  return (body, extraChains) => {
    const matches = matcher(extraChains);
    // ajv's guard narrows an unknown
    const candidate: unknown = requireObject(body);
    if (matches(candidate)) return candidate;
    const details = explain(matches.errors);
    throw new HttpProblem('invalid_request', summaryOf(details), details);
  };
};

const requireObject = (body: JsonValue): JsonValue => {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new HttpProblem('invalid_request', 'The body must be a JSON object.', [
    { path: '', message: 'must be a JSON object' },
  ]);
};

const knownCaller = (caller: Caller | null): Caller => {
  if (caller === null) throw new Error('a route with a scope was called without a caller');
  return caller;
};
