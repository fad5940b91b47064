import type { Logger } from '../../../ports/platform/platform.js';
import type { UsageLog, UsageRow } from '../../../ports/stores/usage.js';
import type { Caller } from '../caller.js';

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
  /** Writes the waiting rows. Resolves when they are written, or wait for the next try after a failure. */
  flush(): Promise<void>;
  /** Writes the waiting rows for the last time; a failure loses them. May be called again. */
  close(): Promise<void>;
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
  private flushing: Promise<void> | null = null;
  /** After a failure only the timer tries again: a store that is down must not be called for each request. */
  private failing = false;
  private readonly timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS).unref();

  constructor(private readonly dependencies: UsageRecorderDependencies) {}

  record({ caller, ...event }: UsageEvent): void {
    if (this.waiting.length >= MAX_WAITING_ROWS) {
      this.lost += 1;
      return;
    }
    this.waiting.push({ ...event, scope: caller.scope, keyId: caller.keyId });
    if (this.waiting.length >= FLUSH_ROWS && !this.failing) void this.flush();
  }

  flush(): Promise<void> {
    this.flushing ??= this.writeWaiting().finally(() => {
      this.flushing = null;
    });
    return this.flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    // the first one may have begun before the last rows came
    await this.flush();
    await this.flush();
    this.lost += this.waiting.splice(0).length;
    this.logLosses();
  }

  /** Never rejects. */
  private async writeWaiting(): Promise<void> {
    this.failing = false;
    while (this.waiting.length > 0 && !this.failing) {
      const batch = this.waiting.splice(0, FLUSH_ROWS);
      try {
        await this.dependencies.usage.append(batch);
      } catch (error) {
        this.failing = true;
        this.waiting = [...batch, ...this.waiting];
        this.dependencies.logger.log('warn', 'usage rows could not be written: they wait for the next try', {
          rows: this.waiting.length,
          error,
        });
      }
    }
    this.logLosses();
  }

  private logLosses(): void {
    if (this.lost === 0) return;
    this.dependencies.logger.log('error', 'usage rows were lost', { rows: this.lost });
    this.lost = 0;
  }
}
