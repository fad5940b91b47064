import Koa from 'koa';
import type { Readiness } from '../../application/api.js';
import type { MetricsPage } from '../metrics/metrics.js';
import { presentReady, SERVICE_NAME } from '../schemas/health.js';

export interface AdminOptions {
  readonly metrics: MetricsPage;
  /** Of the whole instance: one process or a cluster. */
  readonly readiness: () => Promise<Readiness>;
}

interface Page {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const json = (status: number, body: object): Page => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
});

const readyPage = async ({ readiness }: AdminOptions): Promise<Page> => {
  const state = await readiness();
  return state.ready
    ? json(200, presentReady(state))
    : json(503, { status: 'not_ready', service: SERVICE_NAME, not_ready: state.notReady });
};

const PAGES: Readonly<Record<string, (options: AdminOptions) => Promise<Page>>> = {
  '/metrics': async ({ metrics }) => ({ status: 200, type: metrics.contentType, body: await metrics.render() }),
  '/health': async () => json(200, { status: 'ok', service: SERVICE_NAME }),
  '/health/ready': readyPage,
};

/** Metrics, health and readiness for the operator's machines, on a port of their own that the public never reaches. */
export const createAdminApp = (options: AdminOptions): Koa => {
  const app = new Koa();
  app.use(async (context) => {
    context.set('X-Content-Type-Options', 'nosniff');
    context.set('Cache-Control', 'no-store');
    const page = Object.hasOwn(PAGES, context.path) ? PAGES[context.path] : undefined;
    if (page === undefined) {
      context.status = 404;
      context.body = 'Not found. Metrics are at /metrics.\n';
      return;
    }
    if (context.method !== 'GET' && context.method !== 'HEAD') {
      context.set('Allow', 'GET, HEAD');
      context.status = 405;
      context.body = 'Only GET is answered here.\n';
      return;
    }
    const { status, type, body } = await page(options);
    context.status = status;
    context.set('Content-Type', type);
    context.body = body;
  });
  return app;
};
