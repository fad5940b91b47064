import type { Endpoint } from '../pipeline/endpoint.js';
import { readAuditEndpoint } from './audit/endpoint.js';
import { checkBatchEndpoint } from './check/batch.js';
import { checkPayloadEndpoint } from './check/payload.js';
import { checkTransactionEndpoint } from './check/transaction.js';
import { listChecksEndpoint } from './checks/list.js';
import { confirmCheckEndpoint } from './confirm/endpoint.js';
import { createCodePageEndpoints } from './docs/code-pages.js';
import { createDocsEndpoints } from './docs/endpoint.js';
import { listFindingsEndpoint, readFindingEndpoint } from './findings/endpoint.js';
import { healthEndpoint } from './health/endpoint.js';
import { createOpenApiEndpoint } from './openapi/endpoint.js';
import { readCheckEndpoint } from './read-check/endpoint.js';
import { readProofEndpoint } from './read-proof/endpoint.js';
import { readinessEndpoint } from './readiness/endpoint.js';
import { readPrecisionEndpoint, reportOutcomeEndpoint } from './outcomes/report.js';
import { labelKeyEndpoint } from './policies/label-key.js';
import { readDefaultPoliciesEndpoint, setDefaultPoliciesEndpoint } from './policies/defaults.js';
import { listPoliciesEndpoint } from './policies/list.js';
import { publishPolicyEndpoint } from './policies/publish.js';
import { testPolicyEndpoint } from './policies/test.js';
import { readSourcesEndpoint } from './sources/endpoint.js';
import { putListEntriesEndpoint, readListEndpoint, removeListEntryEndpoint } from './own-knowledge/address-lists.js';
import {
  addAttributionEndpoint,
  readAttributionsEndpoint,
  removeAttributionEndpoint,
} from './own-knowledge/attributions.js';
import { readDeliveriesEndpoint, retryDeliveryEndpoint } from './webhooks/deliveries.js';
import {
  createWebhookEndpoint,
  listWebhooksEndpoint,
  readWebhookEndpoint,
  removeWebhookEndpoint,
  rollWebhookEndpoint,
} from './webhooks/subscriptions.js';
import { createReportEndpoint } from './reports/create.js';
import { jwksEndpoint, readPricingEndpoint } from './reports/jwks.js';
import { readReportEndpoint } from './reports/read.js';
import { rootEndpoint } from './root/endpoint.js';
import { createVerifyPageEndpoint } from './verify/endpoint.js';

/** Every operation of the API. A new one is one folder and one line here. */
const OPERATIONS: readonly Endpoint[] = [
  checkTransactionEndpoint,
  checkPayloadEndpoint,
  checkBatchEndpoint,
  listChecksEndpoint,
  readCheckEndpoint,
  reportOutcomeEndpoint,
  confirmCheckEndpoint,
  readPrecisionEndpoint,
  readProofEndpoint,
  readSourcesEndpoint,
  readPricingEndpoint,
  createReportEndpoint,
  readReportEndpoint,
  listPoliciesEndpoint,
  publishPolicyEndpoint,
  testPolicyEndpoint,
  readDefaultPoliciesEndpoint,
  setDefaultPoliciesEndpoint,
  labelKeyEndpoint,
  readAuditEndpoint,
  readListEndpoint,
  putListEntriesEndpoint,
  removeListEntryEndpoint,
  readAttributionsEndpoint,
  addAttributionEndpoint,
  removeAttributionEndpoint,
  listFindingsEndpoint,
  readFindingEndpoint,
  listWebhooksEndpoint,
  readWebhookEndpoint,
  createWebhookEndpoint,
  removeWebhookEndpoint,
  rollWebhookEndpoint,
  readDeliveriesEndpoint,
  retryDeliveryEndpoint,
  rootEndpoint,
  healthEndpoint,
  readinessEndpoint,
  jwksEndpoint,
];

/** Every route of the public interface: the operations, and the pages that describe them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...OPERATIONS,
  createOpenApiEndpoint(OPERATIONS),
  ...createDocsEndpoints(OPERATIONS),
  ...createCodePageEndpoints(OPERATIONS),
  createVerifyPageEndpoint(),
];
