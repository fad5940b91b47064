import { type Actor, SERVICE_ACTOR } from '../../../../domain/record/actor.js';
import type { Stores } from '../../../../ports/stores/stores.js';
import { MemoryAuditLog } from './audit.js';
import { MemoryCallCounter } from './call-counter.js';
import { MemoryCheckIndex } from './check-index.js';
import { MemoryCheckStore } from './checks.js';
import { MemoryDeskSessions } from './desk-sessions.js';
import { MemoryDispositions } from './dispositions.js';
import { MemoryFeedSyncs } from './feed-syncs.js';
import { MemoryHistory } from './history.js';
import { MemoryIdempotencyStore } from './idempotency.js';
import { MemoryKeyStore } from './keys.js';
import { MemoryListHistory } from './list-history.js';
import { MemoryLists } from './lists.js';
import { MemoryOutcomeStore } from './outcomes.js';
import { MemoryPartitions } from './partitions.js';
import { MemoryPolicyStore } from './policies.js';
import { MemoryPricingStore, MemoryPublicKeyStore, MemoryReportStore } from './reports.js';
import { MemorySealStore } from './seals.js';
import { MemoryStatementStore } from './statements.js';
import { MemoryUsageLog } from './usage.js';
import { MemoryWebhooks } from './webhooks.js';
import { MemoryWithdrawalStore } from './withdrawals.js';
import { MemoryWitnessStore } from './witnesses.js';
import type { ConfirmationEntry, ConfirmationStore } from '../../../../ports/stores/confirmations.js';

/** Confirmations in the order in which they were appended. */
class MemoryConfirmationStore implements ConfirmationStore {
  private readonly entries: ConfirmationEntry[] = [];

  async append(entry: ConfirmationEntry): Promise<void> {
    this.entries.push(structuredClone(entry));
  }

  async listAnywhere(requestId: string): Promise<readonly ConfirmationEntry[]> {
    return this.entries.filter((entry) => entry.requestId === requestId);
  }
}

/** Nobody but this process writes to its memory. */
const NOTHING_ALTERED = { altered: async () => [] };

/**
 * The readable reference of the storage ports: plain loops over plain arrays, nothing durable. Every other adapter must
 * answer exactly as this one does. Use it in tests, and to read what a port means.
 */
export const createMemoryStorage = ({
  nowMs = () => Date.now(),
  actor = SERVICE_ACTOR,
}: {
  readonly nowMs?: () => number;
  readonly actor?: Actor;
} = {}): Stores => {
  const audit = new MemoryAuditLog(nowMs, actor);
  const outcomes = new MemoryOutcomeStore(() => checks.all());
  const dispositions = new MemoryDispositions(outcomes);
  const statements = new MemoryStatementStore(audit);
  const history = new MemoryHistory(outcomes, dispositions, statements);
  const idempotency = new MemoryIdempotencyStore(nowMs);
  const checks: MemoryCheckStore = new MemoryCheckStore(history, idempotency);
  const feedSyncs = new MemoryFeedSyncs();
  const listHistory = new MemoryListHistory();
  const lists = new MemoryLists(audit, listHistory, (event) => feedSyncs.append(event));
  const reports = new MemoryReportStore(idempotency);
  const withdrawals = new MemoryWithdrawalStore({
    checks: () => checks.all(),
    listEvents: () => feedSyncs.all(),
    denied: () => statements.denied(),
  });
  const deskSessions = new MemoryDeskSessions(audit);
  return {
    ...{ checks, history },
    checkIndex: new MemoryCheckIndex(() => checks.all(), dispositions, nowMs),
    ...{ outcomes, audit },
    confirmations: new MemoryConfirmationStore(),
    witnesses: new MemoryWitnessStore(),
    keys: new MemoryKeyStore(audit),
    usage: new MemoryUsageLog(checks),
    ...{ policies: new MemoryPolicyStore(audit), decisionRows: NOTHING_ALTERED },
    ...{ statements, withdrawals },
    ...{ lists, archive: lists, listHistory, descriptions: lists },
    ...{ feedSyncs, reports },
    partitions: new MemoryPartitions(() => checks.all()),
    seals: new MemorySealStore(checks, () => reports.scopes()),
    webhooks: new MemoryWebhooks(audit, {
      checks: () => checks.all(),
      reports: () => reports.all(),
      withdrawals: () => withdrawals.all(),
      listEvents: () => feedSyncs.all(),
    }),
    ...{ deskSessions, dispositions },
    pricing: new MemoryPricingStore(audit),
    publicKeys: new MemoryPublicKeyStore(audit),
    idempotency,
    callCounter: new MemoryCallCounter(),
    tidy: async () => {
      idempotency.removePast();
      return deskSessions.removePast(nowMs());
    },
    connections: () => [],
    close: async () => undefined,
  };
};
