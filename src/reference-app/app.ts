import { randomUUID } from 'node:crypto';
import Koa from 'koa';
import type { Logger } from '../../ports/platform/platform.js';
import type { RateLimiter } from '../../ports/stores/call-limits.js';
import type { Asset } from '../http/pipeline/built-assets.js';
import { PAGE_POLICY } from '../http/pipeline/static-answer.js';
import { remoteAddress } from '../http/pipeline/remote-address.js';
import { AppProblem, appProblemBody, APP_PROBLEMS } from './problems.js';
import { createAppRoutes, type Route } from './routes.js';
import { createSameOriginGuard } from './same-origin.js';
import type { Upstream } from './upstream.js';

export interface ReferenceAppOptions {
  readonly upstream: Upstream;
  /** Where no service listens: the story shows what a wallet does then. */
  readonly unplugged: Upstream;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly logger: Logger;
  readonly limiter: RateLimiter;
  /** Calls a minute that one client may make. */
  readonly callsPerMinute: number;
  readonly trustedProxyHops: number;
  /** Where browsers reach the application; null: under a loopback name only. */
  readonly origin: string | null;
}

/** No inline code, nothing from other hosts, no markup made from text; read by no other site, and framed by none. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': PAGE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The reference web application: its page, and the few calls that it passes on to the service with the key. It
 * neither sets nor reads cookies.
 */
export const createReferenceApp = (options: ReferenceAppOptions): Koa => {
  const app = new Koa();
  const guard = createSameOriginGuard(options.origin);
  const routes = createAppRoutes(options.upstream, options.unplugged);
  app.use(async (context) => {
    const requestId = `web_${randomUUID()}`;
    const startedAt = performance.now();
    context.set({ ...SECURITY_HEADERS, 'X-Request-Id': requestId });
    let cause: unknown = null;
    const route = routes.find((one) => one.matches(context.path));
    try {
      guard.requireOwnHost(context.headers);
      if (route === undefined) serveAsset(context, options.assets);
      else await serveRoute(context, route, options, guard);
    } catch (error) {
      cause = answerProblem(context, error, requestId);
    }
    const fields = {
      request_id: requestId,
      service_request_id: context.response.get('X-Request-Id'),
      route: route?.name ?? 'asset',
      status: context.status,
      duration_ms: Math.round(performance.now() - startedAt),
    };
    options.logger.log(
      cause !== null ? 'warn' : route === undefined ? 'debug' : 'info',
      'request',
      cause === null ? fields : { ...fields, error: cause },
    );
  });
  app.on('error', (error: unknown) => options.logger.log('debug', 'an answer could not be delivered', { error }));
  return app;
};

const serveAsset = (context: Koa.Context, assets: ReadonlyMap<string, Asset>): void => {
  const asset = assets.get(context.path);
  if (asset === undefined) throw new AppProblem('not_found', 'There is nothing at this path.');
  requireMethod(context, ['GET', 'HEAD']);
  context.set('Cache-Control', asset.cacheControl);
  context.type = asset.contentType;
  context.body = asset.body;
};

const serveRoute = async (
  context: Koa.Context,
  route: Route,
  options: ReferenceAppOptions,
  guard: ReturnType<typeof createSameOriginGuard>,
): Promise<void> => {
  context.set('Cache-Control', 'no-store');
  requireMethod(context, [route.method]);
  if (route.method === 'POST') guard.requireOwnScript(context.headers);
  else guard.requireOwnNavigation(context.headers);
  await countCall(context, options);
  const { answer, headers } = await route.handle(context);
  context.status = answer.status;
  if (answer.requestId !== null) context.set('X-Request-Id', answer.requestId);
  if (answer.retryAfter !== null) context.set('Retry-After', answer.retryAfter);
  context.set(headers);
  context.body = answer.body;
};

const requireMethod = (context: Koa.Context, methods: readonly string[]): void => {
  if (methods.includes(context.method)) return;
  const allow = methods.join(', ');
  throw new AppProblem('method_not_allowed', `This path answers ${allow} only.`, { Allow: allow });
};

const countCall = async (
  context: Koa.Context,
  { limiter, callsPerMinute, trustedProxyHops }: ReferenceAppOptions,
): Promise<void> => {
  const nowMs = Date.now();
  const state = await limiter.take(remoteAddress(context.req, trustedProxyHops), callsPerMinute, nowMs);
  if (state.allowed) return;
  const seconds = Math.max(1, Math.ceil((state.resetAtMs - nowMs) / 1000));
  throw new AppProblem(
    'client_rate_limit_exceeded',
    `Too many checks from this browser: ${callsPerMinute} a minute are allowed. Try again in ${seconds} s. ` +
      'There is no verdict.',
    { 'Retry-After': String(seconds) },
  );
};

/** Answers with the problem. Returns the cause to log as a warning; null where the caller made the mistake. */
const answerProblem = (context: Koa.Context, error: unknown, requestId: string): unknown => {
  const problem =
    error instanceof AppProblem
      ? error
      : new AppProblem('internal_error', 'This application failed. There is no verdict.', {}, { cause: error });
  const [status] = APP_PROBLEMS[problem.code];
  context.status = status;
  context.set({ ...problem.headers, 'Cache-Control': 'no-store' });
  context.body = appProblemBody(problem.code, problem.message, requestId);
  return status < 500 ? null : (problem.cause ?? problem);
};
