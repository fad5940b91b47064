import type { Endpoint } from '../endpoint.js';
import { checkTransactionEndpoint } from './check-transaction/endpoint.js';
import { healthEndpoint } from './health/endpoint.js';
import { readCheckEndpoint } from './read-check/endpoint.js';
import { readinessEndpoint } from './readiness/endpoint.js';

/** Every public operation. Adding one is one folder and one line here. */
export const ENDPOINTS: readonly Endpoint[] = [checkTransactionEndpoint, readCheckEndpoint, healthEndpoint, readinessEndpoint];
