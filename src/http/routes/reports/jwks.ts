import { keyedEndpoint, publicEndpoint } from '../../pipeline/endpoint.js';
import { JwksSchema, PricingSchema } from '../../schemas/report.js';

/** The price of a report, or that none is configured. Billing is never active for a sandbox key. */
export const readPricingEndpoint = keyedEndpoint({
  operationId: 'readReportPricing',
  summary: 'Read the price of a report',
  method: 'GET',
  path: '/api/reports/pricing',
  scope: 'reports:read',
  responses: { 200: PricingSchema },
  problems: [],
  handle: async ({ application, caller }) => ({ status: 200, body: await application.readPricing(caller) }),
});

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
