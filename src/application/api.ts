import type { Chain } from '../../domain/chains/index.js';
import type { ReadAudit } from './audit/read-audit.js';
import type { Caller } from './caller.js';
import type { Checking } from './check/index.js';
import type { Desk } from './desk/index.js';
import type { DeskViews } from './desk-views/index.js';
import type { ConfirmCheck } from './confirmations/confirm-check.js';
import type { DeskVisit } from './desk/begun-session.js';
import type { FeedHealth } from './feeds/feed-syncer.js';
import type { Access } from './keys/index.js';
import type { Running } from './operations/index.js';
import type { Readiness } from './operations/readiness.js';
import type { UsageEvent } from './operations/usage-recorder.js';
import type { Outcomes } from './outcomes/index.js';
import type { Stating } from './own-knowledge/index.js';
import type { Webhooks } from './webhooks/webhooks.js';
import type { PartnerPolicies } from './policies/partner-policies.js';
import type { Reporting } from './reports/index.js';
import type { Operations } from './operations/operations.js';
import type { ReadMissingKnowledge, ReadSources } from './sources/read-sources.js';

// HTTP imports the types of use cases from here, and of the ports these alone
export type { KeyScope } from '../../ports/stores/keys.js';
export type { Logger } from '../../ports/platform/platform.js';
export type { RateLimitState } from '../../ports/stores/call-limits.js';
export type { RateLimitHealth } from '../../ports/stores/call-limits.js';
export type { FeedHealth };
export type { Caller, DeskVisit, Readiness, UsageEvent };
export type { Case, DispositionRequest } from './desk/cases.js';
export { SIGN_IN_PROBLEMS, type SignInProblem } from './desk/people.js';
export { type WaitingWish, wishedBy } from './desk/list-changes.js';
export type { CheckNote, StoredDisposition } from '../../ports/stores/dispositions.js';
export { LABEL_RULE } from './keys/label-key.js';
export { KEY_SCOPES } from '../../ports/stores/keys.js';
export type { CheckRequest, PayloadCheckRequest, PayloadMembers, Submission } from './check/check-request.js';
export type { BatchItem, BatchResult } from './check/batch/check-batch.js';
export type { CheckList } from './check-index/list-checks.js';
export { TALLY_LIMIT } from './desk-views/overview.js';
export type { OverviewRequest } from './desk-views/overview.js';
export type { ListChangesRequest, ListChangesView } from './desk-views/list-versions.js';
export { DIFFERENCE_LIMIT, TOUCHED_LIMIT } from './desk-views/list-versions.js';
export type { ListVersion } from '../../ports/stores/list-history.js';
export type { AddressView } from './desk-views/read-address.js';
export { STATE_WORDS } from './check-index/list-checks.js';
export type { CheckFilterRequest, CheckPageRequest } from './check-index/list-checks.js';
export { type Assignee, CHECK_ORDERS, type ListedCase } from '../../ports/stores/check-index.js';
export type { RecordedCheck } from './check/read-check.js';
export type { CheckOutcome } from './check/record-check.js';
export { ID_PATTERN, PolicyDocument } from './policies/policy-schema.js';
export type { BackTest } from './policies/back-test.js';
export { backTestView } from './policies/back-test.js';
export type { DefaultPolicies } from '../../ports/stores/keys.js';
export type { ShownPolicy } from './policies/partner-policies.js';
export type { AuditRequest, ShownAuditEntry } from './audit/read-audit.js';
export { AUDIT_ACTIONS, type AuditEntry } from '../../ports/stores/audit.js';
export type { ListEntryRequest } from './own-knowledge/address-lists.js';
export { MAX_ENTRIES } from './own-knowledge/address-lists.js';
export type { AttributionRequest } from './own-knowledge/attributions.js';
export type { ShownStatement, StatementPageRequest } from './own-knowledge/statements.js';
export { MAX_PAGE, STATEMENT_VIEWS } from './own-knowledge/statements.js';
export type { SenderHealth } from './webhooks/webhook-sender.js';
export { TEST_EVENT } from './webhooks/message.js';
export type { DeliveryPageRequest, WaitingWebhook, WebhookRequest } from './webhooks/webhooks.js';
export {
  DELIVERY_STATUSES,
  type Webhook,
  WEBHOOK_EVENT_TYPES,
  type WebhookDelivery,
} from '../../ports/stores/webhooks.js';
export type { PrecisionRequest } from './outcomes/read-precision.js';
export type { ConfirmRequest } from './confirmations/confirm-check.js';
export type { OutcomeRequest } from './outcomes/report-outcome.js';
export { SYNC_RESULTS } from '../../ports/stores/feed-syncs.js';
export { SOURCE_ORIGINS, SOURCE_STATUSES } from './sources/inventory.js';
export type { CheckpointHealth } from './reports/checkpointer.js';
export type { ConnectionCounts } from '../../ports/stores/stores.js';
export type { MissingPart } from './sources/missing-knowledge.js';
export { sourceProblem } from './sources/problems.js';
export type { SourceRow } from './sources/inventory.js';
export type { Operations };
export type { IdempotencyKey } from './shared/idempotent-calls.js';

/** The use cases as HTTP sees them. Each rejects with a `Refusal` where it will not do what was asked. */
export interface Application extends Access, Checking, Desk, DeskViews, Outcomes, Reporting, Running, Stating {
  /** Chains that requests may name beside the published ones. */
  readonly extraChains: readonly Chain[];
  readonly confirmCheck: ConfirmCheck;
  readonly readSources: ReadSources;
  readonly readMissingKnowledge: ReadMissingKnowledge;
  readonly policies: PartnerPolicies;
  readonly readAudit: ReadAudit;
  readonly webhooks: Webhooks;
  /** What this process did to keep lists current, and which of them grew old. */
  feedHealth(): FeedHealth;
  /** A new request id. */
  newRequestId(): string;
  /** The agreed time, milliseconds since 1970. */
  now(): number;
}
