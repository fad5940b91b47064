import { keyedEndpoint } from '../../pipeline/endpoint.js';
import { PricingSchema } from '../../schemas/report.js';

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
