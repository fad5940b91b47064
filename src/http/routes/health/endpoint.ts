import { publicEndpoint } from '../../pipeline/endpoint.js';
import { staticJson } from '../../pipeline/static-answer.js';
import { HealthSchema, SERVICE_NAME } from '../../schemas/health.js';

const ANSWER = staticJson({ status: 'ok', service: SERVICE_NAME });

/** Says that the process answers. Asks no dependency, so that it stays true while one of them is down. */
export const healthEndpoint = publicEndpoint({
  operationId: 'getHealth',
  summary: 'Whether the service answers',
  method: 'GET',
  path: '/health',
  responses: { 200: HealthSchema },
  problems: [],
  handle: async () => ANSWER,
});
