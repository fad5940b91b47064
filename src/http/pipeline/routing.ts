import Router from '@koa/router';
import type Koa from 'koa';
import { admit, admitWithScope } from './admission.js';
import type { AppOptions } from '../server/app.js';
import { readJsonBody } from './body.js';
import type { Endpoint } from './endpoint.js';
import type { HttpContext, HttpState } from './exchange.js';
import { idempotencyKeyOf, readIdempotencyHeader } from './idempotency-key.js';
import { HttpProblem } from '../problems/problems.js';
import { respond, type ResponseCheck } from './respond.js';

type Matched = HttpContext & {
  matched?: readonly { readonly path: string | RegExp; readonly methods: readonly string[] }[];
};

/** `/api/checks/{request_id}` as the router writes it. */
const routerPath = (template: string): string => template.replace(/\{(\w+)\}/g, ':$1');

/** One route for each endpoint. Paths are exact: letter case and a trailing slash count. */
export const createRoutes = (options: AppOptions, checkResponse: ResponseCheck | null): Koa.Middleware<HttpState> => {
  const router = new Router<HttpState>({ strict: true, sensitive: true, exclusive: 'specificity' });
  for (const endpoint of options.endpoints) {
    router.register(routerPath(endpoint.path), [endpoint.method], (context) =>
      serve(endpoint, context, context.params, options, checkResponse),
    );
  }
  return router.routes() as unknown as Koa.Middleware<HttpState>;
};

const serve = async (
  endpoint: Endpoint,
  context: HttpContext,
  params: Readonly<Record<string, string>>,
  options: AppOptions,
  checkResponse: ResponseCheck | null,
): Promise<void> => {
  const { application, isDraining } = options;
  const { exchange } = context.state;
  exchange.endpoint = endpoint;
  const caller =
    endpoint.scope === null
      ? null
      : await admitWithScope(context, application, options.trustedProxyHops, endpoint.scope);
  const idempotencyKey = endpoint.method === 'POST' ? readIdempotencyHeader(context, endpoint) : null;
  const body = endpoint.request === null ? null : await readJsonBody(context);
  const accepts = (types: readonly string[]): string | null => context.accepts([...types]) || null;
  const idempotency = idempotencyKeyOf(context, idempotencyKey);
  const call = {
    application,
    requestId: exchange.requestId,
    arrivedAt: exchange.arrivedAt,
    params,
    isDraining,
    idempotency,
    accepts,
  };
  const answer = await endpoint.handle(call, caller, body);
  checkResponse?.success(endpoint, answer);
  exchange.outcome = answer.outcome ?? null;
  exchange.timings = answer.timings ?? null;
  respond(context, answer);
};

/** What no route answers: 404, 405 with Allow, and OPTIONS. A key that is sent to a keyed path counts here, too. */
export const refuseUnmatched = (options: AppOptions) => {
  const keyedPaths = new Set(
    options.endpoints.filter((endpoint) => endpoint.scope !== null).map((endpoint) => routerPath(endpoint.path)),
  );
  return async (context: HttpContext): Promise<void> => {
    const matched = (context as Matched).matched ?? [];
    if (matched.length === 0) {
      throw new HttpProblem(
        'not_found',
        'There is nothing at this path. Check its spelling: letter case and a trailing slash count.',
      );
    }
    const allow = [...new Set([...matched.flatMap((layer) => layer.methods), 'OPTIONS'])].sort().join(', ');
    if (context.method === 'OPTIONS') {
      context.res.setHeader('Allow', allow);
      respond(context, { status: 204, body: null });
      return;
    }
    const isKeyed = matched.some((layer) => keyedPaths.has(String(layer.path)));
    if (isKeyed && context.req.headers['x-api-key'] !== undefined)
      await admit(context, options.application, options.trustedProxyHops);
    throw new HttpProblem('method_not_allowed', `This path answers ${allow} only.`, [], { Allow: allow });
  };
};
