import { publicEndpoint } from '../../pipeline/endpoint.js';
import { JwksSchema } from '../../schemas/report.js';

/** The public keys that verify reports. No key is needed to read them. */
export const jwksEndpoint = publicEndpoint({
  operationId: 'getJwks',
  summary: 'The public keys that verify reports',
  method: 'GET',
  path: '/.well-known/jwks.json',
  responses: { 200: JwksSchema },
  problems: ['service_unavailable'],
  handle: async ({ application }) => ({
    status: 200,
    body: await application.readJwks(),
    headers: { 'Cache-Control': 'public, max-age=300' },
  }),
});
