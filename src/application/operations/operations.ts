import type { Clock } from '../../../ports/platform/platform.js';
import type { ConnectionCounts, Stores } from '../../../ports/stores/stores.js';
import { Deadline } from '../shared/deadline.js';
import type { CheckpointHealth } from '../reports/checkpointer.js';
import type { ReportUseCases } from '../reports/index.js';
import type { PartitionKeeper } from '../retention/partition-keeper.js';
import type { SourceRow } from '../sources/inventory.js';
import type { SourceWatch } from '../check/source-watch.js';
import type { SenderHealth, WebhookSender } from '../webhooks/webhook-sender.js';
import type { PeriodicWorker, WorkHealth } from '../shared/periodic-worker.js';

/** What the metrics show of a running service. */
export interface Operations {
  /** Every source as it is now; asks none. Empty while the lists cannot be read. Never rejects. */
  inventory(): Promise<readonly SourceRow[]>;
  listenToSources: SourceWatch['listen'];
  /** Null in a process that writes no checkpoints. */
  checkpoints(): CheckpointHealth | null;
  connections(): readonly ConnectionCounts[];
  /** What this process saw of the partitions of checks. */
  readonly partitions: Pick<PartitionKeeper, 'health'>;
  readonly webhooks: SenderHealth;
  /** How each work in the background goes that this process does. */
  backgroundWork(): readonly WorkHealth[];
  /** Whether reports, receipts and checkpoints can be signed now. Never rejects. */
  canSign(): Promise<boolean>;
  now(): number;
  /** How far the clock of this process is from the database's, milliseconds. */
  clockSkewMs(): number;
}

export interface OperationsDependencies extends Pick<Operations, 'inventory' | 'partitions'> {
  readonly watch: SourceWatch;
  readonly reports: Pick<ReportUseCases, 'checkpointer' | 'currentSigner'>;
  readonly stores: Pick<Stores, 'connections'>;
  readonly webhooks: WebhookSender;
  readonly workers: readonly PeriodicWorker[];
  readonly clock: Clock;
}

/** A database that hangs must not keep the metrics back: a Prometheus would take the instance for dead. */
const LIMIT_MS = 1_000;

/** What is asked for, or what stands for it where that fails or takes too long. */
const inTime = async <Result>(ask: () => Promise<Result>, otherwise: Result): Promise<Result> => {
  const deadline = new Deadline(LIMIT_MS);
  try {
    return await deadline.wait(ask());
  } catch {
    return otherwise;
  } finally {
    deadline.clear();
  }
};

export const createOperations = ({
  inventory,
  partitions,
  watch,
  reports,
  stores,
  webhooks,
  workers,
  clock,
}: OperationsDependencies): Operations => ({
  inventory: () => inTime(inventory, []),
  partitions,
  listenToSources: (listener) => watch.listen(listener),
  checkpoints: () => reports.checkpointer?.health() ?? null,
  connections: () => stores.connections(),
  webhooks: { tries: () => webhooks.tries(), backlog: () => inTime(() => webhooks.backlog(), null) },
  backgroundWork: () => workers.map((worker) => worker.health()).filter((health) => health !== null),
  // the reason is told where something is to be signed
  canSign: () => inTime(async () => (await reports.currentSigner()) !== null, false),
  now: () => clock.now(),
  clockSkewMs: () => clock.skewMs?.() ?? 0,
});
