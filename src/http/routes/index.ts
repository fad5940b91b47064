import type { Endpoint } from '../pipeline/endpoint.js';
import { RECORDED } from '../openapi/recorded.js';
import { checkTransactionEndpoint } from './check-transaction/endpoint.js';
import { createDocsEndpoints } from './docs/endpoint.js';
import { healthEndpoint } from './health/endpoint.js';
import { createOpenApiEndpoint } from './openapi/endpoint.js';
import { readCheckEndpoint } from './read-check/endpoint.js';
import { readinessEndpoint } from './readiness/endpoint.js';
import { createReportEndpoint } from './reports/create.js';
import { jwksEndpoint } from './reports/jwks.js';
import { readPricingEndpoint } from './reports/pricing.js';
import { readReportEndpoint } from './reports/read.js';

/** Every operation of the API. Adding one is one folder and one line here. */
const OPERATIONS: readonly Endpoint[] = [
  checkTransactionEndpoint,
  readCheckEndpoint,
  readPricingEndpoint,
  createReportEndpoint,
  readReportEndpoint,
  healthEndpoint,
  readinessEndpoint,
  jwksEndpoint,
];

/** Everything that the public interface answers: the operations, and what describes them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...OPERATIONS,
  createOpenApiEndpoint(OPERATIONS, RECORDED),
  ...createDocsEndpoints(OPERATIONS, RECORDED),
];
