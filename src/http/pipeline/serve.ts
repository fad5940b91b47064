import { LANGUAGES } from '../../../domain/text/language.js';
import type { Application } from '../../application/api.js';
import { HttpProblem } from '../problems/problems.js';
import { admitWithScope } from './admission.js';
import { readJsonBody } from './body.js';
import { admitVisit } from './desk-admission.js';
import type { Answer, Endpoint, PublicCall } from './endpoint.js';
import type { HttpContext } from './exchange.js';
import { HEAVY_BYTES, HeavyTurns } from './heavy-turns.js';
import { idempotencyKeyOf, readIdempotencyHeader } from './idempotency-key.js';
import { remoteAddress } from './remote-address.js';
import { requestOrigin } from './request-origin.js';
import { respond } from './respond.js';
import type { ResponseCheck } from './response-check.js';

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
    const caller =
      visit?.caller ??
      (endpoint.scope === null ? null : await admitWithScope(context, application, trustedProxyHops, endpoint.scope));
    if (endpoint.query === undefined) refuseQuery(context);
    const idempotencyKey = endpoint.method === 'GET' ? null : readIdempotencyHeader(context, endpoint);
    const body = endpoint.request === null ? null : await readJsonBody(context, endpoint.maxBodyBytes);
    const idempotency = idempotencyKeyOf(context, idempotencyKey);
    const call = callOf(context, options, { params, visit, idempotency });
    const handle = async (): Promise<Answer> => endpoint.handle(call, caller, body === null ? null : body.parse());
    const isHeavy = body !== null && (body.byteLength >= HEAVY_BYTES || endpoint.maxBodyBytes !== undefined);
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
    const liked = context.acceptsLanguages([...LANGUAGES]);
    return LANGUAGES.find((language) => language === liked) ?? 'en';
  },
});

/** For a route that takes no query: a member that is meant for another service is not silently ignored. */
const refuseQuery = ({ querystring }: HttpContext): void => {
  if (querystring === '') return;
  throw new HttpProblem('invalid_request', 'This path takes no query string: send nothing after the "?".', [
    { path: '', message: 'must have no query string' },
  ]);
};
