import type { Endpoint } from '../http/pipeline/endpoint.js';
import { CASE_ENDPOINTS } from './case-endpoints.js';
import { LIST_ENDPOINTS } from './list-endpoints.js';
import { MOUNTED_ENDPOINTS } from './mounted.js';
import { OIDC_ENDPOINTS } from './oidc-endpoints.js';
import { createPageEndpoints } from './page-endpoints.js';
import { KEY_POLICIES_ENDPOINT } from './policy-endpoints.js';
import { SESSION_ENDPOINTS } from './session-endpoints.js';

/** Everything below `/desk`. None of it belongs to the API that partners' programs use. */
export const DESK_ENDPOINTS: readonly Endpoint[] = [
  ...SESSION_ENDPOINTS,
  ...OIDC_ENDPOINTS,
  ...CASE_ENDPOINTS,
  KEY_POLICIES_ENDPOINT,
  ...LIST_ENDPOINTS,
  ...MOUNTED_ENDPOINTS,
  ...createPageEndpoints(),
];
