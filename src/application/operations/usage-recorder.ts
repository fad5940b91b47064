import type { Logger } from '../../../ports/platform/platform.js';
import type { UsageLog, UsageRow } from '../../../ports/stores/usage.js';
import type { Caller } from '../caller.js';
import { PeriodicWorker } from '../shared/periodic-worker.js';

const FLUSH_INTERVAL_MS = 1000;
/** This many waiting rows are written at once, before the second ends. No write has more. */
const FLUSH_ROWS = 500;
/** Rows that may wait while the store is down. Further ones are lost. */
const MAX_WAITING_ROWS = 20_000;

/** One call that was answered, for the usage of its key. */
export interface UsageEvent {
  readonly requestId: string;
  readonly caller: Caller;
  readonly operation: string;
  readonly status: number;
  readonly outcome: string | null;
  readonly atMs: number;
  readonly durationMs: number;
}

/** Takes usage rows and writes them in the background. */
export interface UsageRecorder {
  /** Never throws, never waits. */
  record(event: UsageEvent): void;
  /** Its tick writes the waiting rows, its close for the last time: a failure then loses them. */
  readonly worker: PeriodicWorker;
}

export interface UsageRecorderDependencies {
  readonly usage: Pick<UsageLog, 'append'>;
  readonly logger: Logger;
}

/** Best effort: a failed write is tried again with the next one. The log counts the rows that were lost. */
export const createUsageRecorder = (dependencies: UsageRecorderDependencies): UsageRecorder =>
  new BufferedUsageRecorder(dependencies);

class BufferedUsageRecorder implements UsageRecorder {
  private waiting: UsageRow[] = [];
  private lost = 0;
  /** After a failure only the timer tries again: a store that is down must not be called for each request. */
  private failing = false;
  readonly worker: PeriodicWorker;

  constructor(private readonly dependencies: UsageRecorderDependencies) {
    this.worker = new PeriodicWorker(
      {
        ...{ name: 'usage', everyMs: FLUSH_INTERVAL_MS, beginsAtOnce: false },
        ...{ tick: () => this.writeWaiting(), atEnd: () => this.writeLast() },
        failure: 'usage rows could not be written: they wait for the next try',
      },
      dependencies.logger,
    );
    this.worker.start();
  }

  record({ caller, ...event }: UsageEvent): void {
    if (this.waiting.length >= MAX_WAITING_ROWS) {
      this.lost += 1;
      return;
    }
    this.waiting.push({ ...event, scope: caller.scope, keyId: caller.keyId });
    if (this.waiting.length >= FLUSH_ROWS && !this.failing) void this.worker.tick();
  }

  private async writeWaiting(): Promise<void> {
    this.failing = false;
    try {
      while (this.waiting.length > 0) {
        const batch = this.waiting.slice(0, FLUSH_ROWS);
        await this.dependencies.usage.append(batch);
        this.waiting = this.waiting.slice(batch.length);
      }
    } catch (error) {
      this.failing = true;
      throw error;
    } finally {
      this.logLosses();
    }
  }

  private async writeLast(): Promise<void> {
    try {
      await this.writeWaiting();
    } finally {
      this.lost += this.waiting.splice(0).length;
      this.logLosses();
    }
  }

  private logLosses(): void {
    if (this.lost === 0) return;
    this.dependencies.logger.log('error', 'usage rows were lost', { rows: this.lost });
    this.lost = 0;
  }
}
