import type { AuditLog } from './audit.js';
import type { ConfirmationStore } from './confirmations.js';
import type { DecisionRows } from './decision-rows.js';
import type { DescriptionStore } from './descriptions.js';
import type { DeskSessionStore } from './desk-sessions.js';
import type { DispositionStore } from './dispositions.js';
import type { FeedSyncStore } from './feed-syncs.js';
import type { History } from './history.js';
import type { IdempotencyStore } from './idempotency.js';
import type { KeyStore } from './keys.js';
import type { ListHistory } from './list-history.js';
import type { ListArchive, ListStore } from './lists.js';
import type { OutcomeStore } from './outcomes.js';
import type { PartitionStore } from './partitions.js';
import type { PolicyStore } from './policies.js';
import type { CheckIndex } from './check-index.js';
import type { CallCounter } from './call-limits.js';
import type { PricingStore, ReportStore } from './reports.js';
import type { PublicKeyStore } from '../platform/signing.js';
import type { CheckStore } from './checks.js';
import type { SealStore } from './seals.js';
import type { StatementStore } from './statements.js';
import type { UsageLog } from './usage.js';
import type { WebhookStore } from './webhooks.js';
import type { WithdrawalStore } from './withdrawals.js';
import type { WitnessStore } from './witnesses.js';

/** One pool of connections to the database. */
export interface ConnectionCounts {
  readonly pool: string;
  readonly used: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
  readonly max: number;
}

/** The stores of one database. What one store acknowledged, the others see. */
export interface Stores {
  readonly checks: CheckStore;
  readonly checkIndex: CheckIndex;
  readonly history: History;
  readonly outcomes: OutcomeStore;
  readonly confirmations: ConfirmationStore;
  readonly withdrawals: WithdrawalStore;
  readonly witnesses: WitnessStore;
  readonly keys: KeyStore;
  readonly usage: UsageLog;
  readonly policies: PolicyStore;
  /** What decides, held to its hashes. */
  readonly decisionRows: DecisionRows;
  readonly statements: StatementStore;
  readonly lists: ListStore;
  readonly archive: ListArchive;
  readonly listHistory: ListHistory;
  readonly feedSyncs: FeedSyncStore;
  readonly descriptions: DescriptionStore;
  readonly reports: ReportStore;
  readonly seals: SealStore;
  readonly partitions: PartitionStore;
  readonly webhooks: WebhookStore;
  readonly deskSessions: DeskSessionStore;
  readonly dispositions: DispositionStore;
  readonly pricing: PricingStore;
  readonly publicKeys: PublicKeyStore;
  /** Every administrative change in these stores, recorded by themselves. */
  readonly audit: AuditLog;
  readonly idempotency: IdempotencyStore;
  /** Counts the calls of every instance on this database. Costs nothing until it is used. */
  readonly callCounter: CallCounter;
  /**
   * Removes idempotent calls after their time, and windows of the rate limit and sessions of the desk that ended long
   * ago. At most 1,000 rows of each; true where more may be left.
   */
  tidy(): Promise<boolean>;
  /** Every pool of this process; none for a storage without connections. */
  connections(): readonly ConnectionCounts[];
  /** Waits for what is under way, then frees everything. May be called again. */
  close(): Promise<void>;
}
