import { languageOf } from '../../../domain/text/language.js';
import { requireScope } from '../../application/keys/authenticate.js';
import type { Application, IdempotencyKey } from '../../application/api.js';
import { HttpProblem } from '../problems/problems.js';
import { admit } from './admission.js';
import { type JsonBody, readJsonBody } from './body.js';
import { admitVisit } from './desk-admission.js';
import type { Answer, Endpoint, PublicCall } from './endpoint.js';
import type { HttpContext } from './exchange.js';
import { HEAVY_BYTES, HeavyTurns } from './heavy-turns.js';
import { requestOrigin } from './request-origin.js';
import { remoteAddress } from './remote-address.js';
import { respond } from './respond.js';
import type { ResponseCheck } from './response-check.js';
import { createHash } from 'node:crypto';

const HEADER = 'Idempotency-Key';
/** 1 to 255 characters that a header can carry. Source: src/http/README.md, "Sending a request again". */
const KEY_FORM = /^[\x20-\x7e\xa0-\xff]{1,255}$/;

/**
 * The request's Idempotency-Key; null for none. Throws `invalid_request` for one that cannot be honoured: a caller that
 * sends a key relies on it, so it is never ignored silently.
 */
const readIdempotencyHeader = ({ req }: HttpContext, endpoint: Pick<Endpoint, 'isIdempotent'>): string | null => {
  const value = req.headers['idempotency-key'];
  if (value === undefined) return null;
  if (endpoint.isIdempotent !== true) throw refused('is not supported on this route; send the request without it');
  if ((req.headersDistinct['idempotency-key'] ?? []).length > 1) throw refused('must be sent once');
  if (typeof value !== 'string' || !KEY_FORM.test(value))
    throw refused('must be 1 to 255 characters without control characters');
  return value;
};

/** The key with the digest of the body as it came, after decompression. */
const idempotencyOf = (key: string | null, body: JsonBody | null): IdempotencyKey | null => {
  if (key === null) return null;
  if (body === null) throw new Error('an Idempotency-Key was taken on a route that reads no body');
  return { key, bodySha256: createHash('sha256').update(body.bytes).digest('hex') };
};

const refused = (message: string): HttpProblem =>
  new HttpProblem('invalid_request', `${HEADER} ${message}.`, [{ path: HEADER, message }]);

/** Nobody adds to it. */
const NO_QUERY = new URLSearchParams();

export interface ServeOptions {
  readonly application: Application;
  /** True from the moment the process was asked to stop. */
  readonly isDraining: () => boolean;
  /** Proxies in front whose X-Forwarded-For counts; 0 for none. */
  readonly trustedProxyHops: number;
}

/** Answers a request at the endpoint that it names, with the members of its path. */
export type Serve = (
  endpoint: Endpoint,
  context: HttpContext,
  params: Readonly<Record<string, string>>,
) => Promise<void>;

/** admit → read → handle → respond. What heavy requests of all endpoints wait for is kept here. */
export const createServe = (options: ServeOptions, checkResponse: ResponseCheck | null): Serve => {
  const heavy = new HeavyTurns();
  return async (endpoint, context, params) => {
    const { exchange } = context.state;
    exchange.endpoint = endpoint;
    const { application, trustedProxyHops } = options;
    const visit = endpoint.admits === 'session' ? await admitVisit(context, application, endpoint) : null;
    const { scope } = endpoint;
    const caller = visit?.caller ?? (scope === null ? null : await admit(context, application, trustedProxyHops));
    if (caller !== null && scope !== null) requireScope(caller, scope);
    if (endpoint.query === undefined) refuseQuery(context);
    const idempotencyKey = endpoint.method === 'GET' ? null : readIdempotencyHeader(context, endpoint);
    const body = endpoint.request === null ? null : await readJsonBody(context, endpoint.maxBodyBytes);
    const call = callOf(context, options, { params, visit, idempotency: idempotencyOf(idempotencyKey, body) });
    const handle = async (): Promise<Answer> => endpoint.handle(call, caller, body === null ? null : body.parse());
    const isHeavy = body !== null && (body.bytes.length >= HEAVY_BYTES || endpoint.maxBodyBytes !== undefined);
    const answer = caller === null ? await handle() : await heavy.run(caller.scope.partnerId, isHeavy, handle);
    checkResponse?.success(endpoint, answer);
    exchange.outcome = answer.outcome ?? null;
    exchange.timings = answer.timings ?? null;
    exchange.verdicts = answer.verdicts ?? [];
    respond(context, answer);
  };
};

type OfEndpoint = Pick<PublicCall, 'params' | 'visit' | 'idempotency'>;

/** What a handler is told. */
const callOf = (
  context: HttpContext,
  { application, isDraining, trustedProxyHops }: ServeOptions,
  { params, visit, idempotency }: OfEndpoint,
): PublicCall => ({
  application,
  requestId: context.state.exchange.requestId,
  arrivedAt: context.state.exchange.arrivedAt,
  params,
  headers: context.req.headers,
  remoteAddress: () => remoteAddress(context.req, trustedProxyHops),
  visit,
  search: context.querystring === '' ? NO_QUERY : new URLSearchParams(context.querystring),
  isDraining,
  origin: () => requestOrigin(context.req, trustedProxyHops),
  idempotency,
  accepts: (types) => {
    context.vary('Accept');
    return context.accepts([...types]) || null;
  },
  language: () => {
    context.vary('Accept-Language');
    if (context.req.headers['accept-language'] === undefined) return 'en';
    return languageOf(context.acceptsLanguages());
  },
});

/** For a route that takes no query: a member that is meant for another service is not silently ignored. */
const refuseQuery = ({ querystring }: HttpContext): void => {
  if (querystring === '') return;
  throw new HttpProblem('invalid_request', 'This path takes no query string: send nothing after the "?".', [
    { path: '', message: 'must have no query string' },
  ]);
};
