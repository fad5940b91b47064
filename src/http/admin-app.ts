import Koa from 'koa';
import type { HttpMetrics } from './metrics.js';

/** What operators' machines read, on a port of its own that the public never reaches: `GET /metrics`. */
export const createAdminApp = (metrics: HttpMetrics): Koa => {
  const app = new Koa();
  app.use(async (context) => {
    context.set('X-Content-Type-Options', 'nosniff');
    context.set('Cache-Control', 'no-store');
    if (context.path !== '/metrics') {
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
    context.set('Content-Type', metrics.contentType);
    context.body = await metrics.render();
  });
  return app;
};
