import { publicEndpoint } from '../../pipeline/endpoint.js';
import { HttpProblem } from '../../problems/problems.js';
import { presentReady, ReadinessSchema } from '../../schemas/health.js';

/** Says whether checks can be answered now, or what is missing. A load balancer sends no more requests after a 503. */
export const readinessEndpoint = publicEndpoint({
  operationId: 'getReadiness',
  summary: 'Whether the service can answer checks now',
  method: 'GET',
  path: '/health/ready',
  responses: { 200: ReadinessSchema },
  problems: ['service_unavailable'],
  handle: async ({ application, isDraining }) => {
    if (isDraining()) throw notReady([{ what: 'instance', reason: 'it is shutting down' }]);
    const readiness = await application.readiness();
    if (!readiness.ready) throw notReady(readiness.notReady);
    return { status: 200, body: presentReady(readiness) };
  },
});

const notReady = (parts: readonly { readonly what: string; readonly reason: string }[]): HttpProblem =>
  new HttpProblem(
    'service_unavailable',
    `Not ready: ${parts.map(({ what, reason }) => `${what} (${reason})`).join(', ')}.`,
    parts.map(({ what, reason }) => ({ path: what, message: reason })),
    { 'Retry-After': '1' },
  );
