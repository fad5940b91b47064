import Router from '@koa/router';
import type Koa from 'koa';
import type { Application } from '../../application/api.js';
import { didYouMean } from '../../application/near-miss.js';
import { HttpProblem } from '../problems/problems.js';
import { admit, admitWithScope } from './admission.js';
import { admitVisit } from './desk-admission.js';
import { remoteAddress } from './remote-address.js';
import { readJsonBody } from './body.js';
import { HEAVY_BYTES, HeavyTurns } from './heavy-turns.js';
import type { Answer, Endpoint } from './endpoint.js';
import type { HttpContext, HttpState } from './exchange.js';
import { idempotencyKeyOf, readIdempotencyHeader } from './idempotency-key.js';
import { respond } from './respond.js';
import type { ResponseCheck } from './response-check.js';
import { withMembers } from '../../../domain/shared/with-members.js';
import type { IncomingMessage } from 'node:http';
import { LANGUAGES } from '../../../domain/text/language.js';

/** A name or address with an optional port, of nothing that a shell or a page would read in another way. */
const HOST = /^(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const PROTOCOL = /^https?$/;

/** The first entry: what the caller's own browser was told. */
const forwarded = (request: IncomingMessage, name: string, hops: number): string => {
  const header = hops === 0 ? undefined : request.headers[name];
  return (Array.isArray(header) ? header.join() : (header ?? '')).split(',', 1).join('').trim();
};

/**
 * The origin under which the caller reached the service, for instance `https://signgate.example`; X-Forwarded-Proto and
 * -Host count behind trusted proxies only. It is the caller's own word: for a page that only this caller reads, and for
 * nothing that is kept. A host that is none gives the address that the connection came to.
 */
export const requestOrigin = (request: IncomingMessage, trustedProxyHops: number): string => {
  const proxyProtocol = forwarded(request, 'x-forwarded-proto', trustedProxyHops);
  // the service itself speaks http; TLS is a proxy's
  const protocol = PROTOCOL.test(proxyProtocol) ? proxyProtocol : 'http';
  const hosts = [forwarded(request, 'x-forwarded-host', trustedProxyHops), request.headers.host ?? ''];
  const { localAddress = '127.0.0.1', localPort = 80 } = request.socket;
  const own = `${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${String(localPort)}`;
  return `${protocol}://${hosts.find((host) => HOST.test(host)) ?? own}`;
};

export interface RoutesOptions {
  readonly application: Application;
  readonly endpoints: readonly Endpoint[];
  /** True from the moment the process was asked to stop. */
  readonly isDraining: () => boolean;
  /** Proxies in front whose X-Forwarded-For counts; 0 for none. */
  readonly trustedProxyHops: number;
}

type Matched = HttpContext & {
  matched?: readonly { readonly path: string | RegExp; readonly methods: readonly string[] }[];
};

/** `/api/checks/{request_id}` as the router writes it; `{rest...}` takes all that follows. */
const routerPath = (template: string): string =>
  template.replace(/\{(\w+)\.\.\.\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');

const NO_MEMBERS = {};
/** Nobody adds to it. */
const NO_QUERY = new URLSearchParams();

const hasMembers = ({ path }: Endpoint): boolean => path.includes('{');
const takesTheRest = ({ path }: Endpoint): boolean => path.endsWith('...}');

/**
 * One route for each endpoint. Paths are exact: letter case and a trailing slash count. Most requests name a path
 * without members, and are found in a table; the router tries every path that it has.
 */
export const createRoutes = (
  options: RoutesOptions,
  checkResponse: ResponseCheck | null,
): Koa.Middleware<HttpState> => {
  const serving = withMembers(options, { heavy: new HeavyTurns() });
  const routesOf = (endpoints: readonly Endpoint[]): Koa.Middleware<HttpState> => {
    const router = new Router<HttpState>({ strict: true, sensitive: true, exclusive: 'specificity' });
    for (const endpoint of endpoints) {
      router.register(routerPath(endpoint.path), [endpoint.method], (context) =>
        serve(endpoint, context, context.params, serving, checkResponse),
      );
    }
    return router.routes() as unknown as Koa.Middleware<HttpState>;
  };
  const plain = options.endpoints.filter((endpoint) => !hasMembers(endpoint));
  const byName = new Map(plain.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));
  // it prefers the path with fewer members, so one that takes all that follows must wait for the others
  const routes = [
    plain,
    options.endpoints.filter((endpoint) => hasMembers(endpoint) && !takesTheRest(endpoint)),
    options.endpoints.filter(takesTheRest),
  ].map(routesOf);
  const others = inTurn(routes);
  return (context, next) => {
    const endpoint = byName.get(`${context.method} ${context.path}`);
    if (endpoint === undefined) return others(context, next) as Promise<void>;
    return serve(endpoint, context, NO_MEMBERS, serving, checkResponse);
  };
};

const inTurn =
  ([first, ...rest]: readonly Koa.Middleware<HttpState>[]): Koa.Middleware<HttpState> =>
  async (context, next) => {
    if (first === undefined) await next();
    else await first(context, async () => void (await inTurn(rest)(context, next)));
  };

const serve = async (
  endpoint: Endpoint,
  context: HttpContext,
  params: Readonly<Record<string, string>>,
  { application, isDraining, trustedProxyHops, heavy }: RoutesOptions & { readonly heavy: HeavyTurns },
  checkResponse: ResponseCheck | null,
): Promise<void> => {
  const { exchange } = context.state;
  exchange.endpoint = endpoint;
  const visit = endpoint.admits === 'session' ? await admitVisit(context, application, endpoint) : null;
  const caller =
    visit?.caller ??
    (endpoint.scope === null ? null : await admitWithScope(context, application, trustedProxyHops, endpoint.scope));
  if (endpoint.query === undefined) refuseQuery(context);
  const idempotencyKey = endpoint.method === 'GET' ? null : readIdempotencyHeader(context, endpoint);
  const body = endpoint.request === null ? null : await readJsonBody(context, endpoint.maxBodyBytes);
  const call = {
    application,
    requestId: exchange.requestId,
    arrivedAt: exchange.arrivedAt,
    params,
    headers: context.req.headers,
    remoteAddress: () => remoteAddress(context.req, trustedProxyHops),
    visit,
    search: context.querystring === '' ? NO_QUERY : new URLSearchParams(context.querystring),
    isDraining,
    origin: () => requestOrigin(context.req, trustedProxyHops),
    idempotency: idempotencyKeyOf(context, idempotencyKey),
    accepts: (types: readonly string[]) => {
      context.vary('Accept');
      return context.accepts([...types]) || null;
    },
    language: () => {
      context.vary('Accept-Language');
      if (context.req.headers['accept-language'] === undefined) return 'en' as const;
      const liked = context.acceptsLanguages([...LANGUAGES]);
      return LANGUAGES.find((language) => language === liked) ?? 'en';
    },
  };
  const handle = async (): Promise<Answer> => endpoint.handle(call, caller, body === null ? null : body.parse());
  const isHeavy = body !== null && (body.byteLength >= HEAVY_BYTES || endpoint.maxBodyBytes !== undefined);
  const answer = caller === null ? await handle() : await heavy.run(caller.scope.partnerId, isHeavy, handle);
  checkResponse?.success(endpoint, answer);
  exchange.outcome = answer.outcome ?? null;
  exchange.timings = answer.timings ?? null;
  exchange.verdicts = answer.verdicts ?? [];
  respond(context, answer);
};

/** For a route that takes no query: a member that is meant for another service is not silently ignored. */
const refuseQuery = ({ querystring }: HttpContext): void => {
  if (querystring === '') return;
  throw new HttpProblem('invalid_request', 'This path takes no query string: send nothing after the "?".', [
    { path: '', message: 'must have no query string' },
  ]);
};

/** Answers what matched no route: 404, 405 with Allow, OPTIONS. A key that is sent to a keyed path counts here too. */
export const refuseUnmatched = ({ application, endpoints, trustedProxyHops }: RoutesOptions) => {
  const plainPaths = endpoints.filter(({ path }) => !path.includes('{')).map(({ path }) => path);
  const keyedPaths = new Set(
    endpoints.filter(({ scope, admits }) => scope !== null && admits !== 'session').map(({ path }) => routerPath(path)),
  );
  return async (context: HttpContext): Promise<void> => {
    const matched = (context as Matched).matched ?? [];
    if (matched.length === 0) {
      throw new HttpProblem(
        'not_found',
        `There is nothing at this path${didYouMean(context.path, plainPaths) || '.'} ` +
          'Check its spelling: letter case and a trailing slash count.',
      );
    }
    const allow = [...new Set([...matched.flatMap((layer) => layer.methods), 'OPTIONS'])].sort().join(', ');
    if (context.method === 'OPTIONS') {
      respond(context, { status: 204, body: null, headers: { Allow: allow } });
      return;
    }
    const isKeyed = matched.some((layer) => keyedPaths.has(String(layer.path)));
    if (isKeyed && context.req.headers['x-api-key'] !== undefined) await admit(context, application, trustedProxyHops);
    throw new HttpProblem('method_not_allowed', `This path answers ${allow} only.`, [], { Allow: allow });
  };
};
