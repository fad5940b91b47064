import Router from '@koa/router';
import type Koa from 'koa';
import { didYouMean } from '../../application/near-miss.js';
import { HttpProblem } from '../problems/problems.js';
import { admit } from './admission.js';
import type { Endpoint } from './endpoint.js';
import type { HttpContext, HttpState } from './exchange.js';
import { respond } from './respond.js';
import type { ResponseCheck } from './response-check.js';
import { createServe, type ServeOptions } from './serve.js';

export interface RoutesOptions extends ServeOptions {
  readonly endpoints: readonly Endpoint[];
}

type Matched = HttpContext & {
  matched?: readonly { readonly path: string | RegExp; readonly methods: readonly string[] }[];
};

/** `/api/checks/{request_id}` as the router writes it; `{rest...}` takes all that follows. */
const routerPath = (template: string): string =>
  template.replace(/\{(\w+)\.\.\.\}/g, '*$1').replace(/\{(\w+)\}/g, ':$1');

const NO_MEMBERS = {};
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
  const serve = createServe(options, checkResponse);
  const routesOf = (endpoints: readonly Endpoint[]): Koa.Middleware<HttpState> => {
    const router = new Router<HttpState>({ strict: true, sensitive: true, exclusive: 'specificity' });
    for (const endpoint of endpoints) {
      router.register(routerPath(endpoint.path), [endpoint.method], (context) =>
        serve(endpoint, context, context.params),
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
    return serve(endpoint, context, NO_MEMBERS);
  };
};

const inTurn =
  ([first, ...rest]: readonly Koa.Middleware<HttpState>[]): Koa.Middleware<HttpState> =>
  async (context, next) => {
    if (first === undefined) await next();
    else await first(context, async () => void (await inTurn(rest)(context, next)));
  };

/** The path that was probably meant: one like it, or the one that ends with it where only the beginning is wrong. */
const meantPath = (path: string, known: readonly string[]): string => {
  const [end] = known.filter((one) => path.length > 1 && one.endsWith(path));
  return end === undefined ? didYouMean(path, known) : `; did you mean "${end}"?`;
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
        `There is nothing at this path${meantPath(context.path, plainPaths) || '.'} ` +
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
