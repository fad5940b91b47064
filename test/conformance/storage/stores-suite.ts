import { auditLogSuite } from './audit-log-suite.js';
import { checkStoreSuite } from './check-store-suite.js';
import { confirmationStoreSuite } from './confirmation-store-suite.js';
import { descriptionStoreSuite } from './description-store-suite.js';
import { feedSyncStoreSuite } from './feed-sync-store-suite.js';
import type { StoresHarness } from './harness.js';
import { historySuite } from './history-suite.js';
import { idempotencySuite } from './idempotency-suite.js';
import { keyStoreSuite } from './key-store-suite.js';
import { listStoreSuite } from './list-store-suite.js';
import { outcomeStoreSuite } from './outcome-store-suite.js';
import { policyStoreSuite } from './policy-store-suite.js';
import { reportStoreSuite } from './report-store-suite.js';
import { sealStoreSuite } from './seal-store-suite.js';
import { statementStoreSuite } from './statement-store-suite.js';
import { webhookStoreSuite } from './webhook-store-suite.js';
import { usageLogSuite } from './usage-log-suite.js';
import { witnessStoreSuite } from './witness-store-suite.js';

/** All that every storage adapter must hold. */
export const storesSuite = (harness: StoresHarness): void => {
  checkStoreSuite(harness);
  historySuite(harness);
  outcomeStoreSuite(harness);
  confirmationStoreSuite(harness);
  witnessStoreSuite(harness);
  keyStoreSuite(harness);
  usageLogSuite(harness);
  policyStoreSuite(harness);
  reportStoreSuite(harness);
  sealStoreSuite(harness);
  statementStoreSuite(harness);
  webhookStoreSuite(harness);
  listStoreSuite(harness);
  descriptionStoreSuite(harness);
  feedSyncStoreSuite(harness);
  idempotencySuite(harness);
  auditLogSuite(harness);
};
