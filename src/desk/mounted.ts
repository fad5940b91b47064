import type { KeyScope } from '../application/api.js';
import type { Answer, Endpoint } from '../http/pipeline/endpoint.js';
import { readAuditEndpoint } from '../http/routes/audit/endpoint.js';
import { listChecksEndpoint } from '../http/routes/checks/list.js';
import { DESK_VIEW_ENDPOINTS } from '../http/routes/desk-views/endpoints.js';
import { listFindingsEndpoint, readFindingEndpoint } from '../http/routes/findings/endpoint.js';
import { readPrecisionEndpoint, reportOutcomeEndpoint } from '../http/routes/outcomes/report.js';
import { readListEndpoint } from '../http/routes/own-knowledge/address-lists.js';
import { readAttributionsEndpoint } from '../http/routes/own-knowledge/attributions.js';
import { setDefaultPoliciesEndpoint } from '../http/routes/policies/defaults.js';
import { listPoliciesEndpoint } from '../http/routes/policies/list.js';
import { publishPolicyEndpoint } from '../http/routes/policies/publish.js';
import { testPolicyEndpoint } from '../http/routes/policies/test.js';
import { readCheckEndpoint } from '../http/routes/read-check/endpoint.js';
import { readProofEndpoint } from '../http/routes/read-proof/endpoint.js';
import { createReportEndpoint } from '../http/routes/reports/create.js';
import { readReportEndpoint } from '../http/routes/reports/read.js';
import { readSourcesEndpoint } from '../http/routes/sources/endpoint.js';

/** Operations of the API that the desk has as well, by the scope that its sessions need for them. */
const MOUNTED: readonly (readonly [KeyScope, readonly Endpoint[]])[] = [
  [
    'desk:read',
    [
      listChecksEndpoint,
      ...DESK_VIEW_ENDPOINTS,
      readCheckEndpoint,
      readProofEndpoint,
      readReportEndpoint,
      readSourcesEndpoint,
      readPrecisionEndpoint,
      listFindingsEndpoint,
      readFindingEndpoint,
      listPoliciesEndpoint,
      readListEndpoint,
      readAttributionsEndpoint,
      readAuditEndpoint,
    ],
  ],
  ['desk:decide', [createReportEndpoint, reportOutcomeEndpoint]],
  // the key's own scope decides here: a policy judges in both environments
  ['policies:write', [publishPolicyEndpoint, testPolicyEndpoint, setDefaultPoliciesEndpoint]],
];

/**
 * A document of partners' words opens at the address of the desk, where a script would have the cookie with it: it gets
 * an origin of its own, beside its own policy, and no frame.
 */
const SANDBOX = "sandbox allow-downloads; frame-ancestors 'none'";

const sandboxed = (answer: Answer): Answer => {
  if (answer.contentType?.startsWith('text/html') !== true) return answer;
  const policy = answer.headers?.['Content-Security-Policy'] ?? "default-src 'none'";
  return { ...answer, headers: { ...answer.headers, 'Content-Security-Policy': `${policy}, ${SANDBOX}` } };
};

/** The same operation at `/desk/api/…`, for a session in place of a key. It stays out of the API description. */
const forSessions = (endpoint: Endpoint, scope: KeyScope): Endpoint => ({
  ...endpoint,
  operationId: `${endpoint.operationId}OnDesk`,
  path: `/desk${endpoint.path}`,
  scope,
  admits: 'session',
  described: false,
  handle: async (call, caller, body) => sandboxed(await endpoint.handle(call, caller, body)),
});

/** Each operation of the table, behind a session. */
export const MOUNTED_ENDPOINTS: readonly Endpoint[] = MOUNTED.flatMap(([scope, endpoints]) =>
  endpoints.map((endpoint) => forSessions(endpoint, scope)),
);
