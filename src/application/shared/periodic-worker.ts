import type { Logger } from '../../../ports/platform/platform.js';
import type { Stores } from '../../../ports/stores/stores.js';

/** A wait is shorter by up to this share, so that instances that started together do not work together. */
const JITTER_SHARE = 0.1;

/** Work that is done again and again in the background. */
export interface PeriodicWork {
  /** A label of the metrics. */
  readonly name: string;
  /** From the end of one tick to the next one, at most. */
  readonly everyMs: number;
  /** Whether the first tick comes with the start, or one wait later. */
  readonly beginsAtOnce: boolean;
  /**
   * One tick. False: something is left undone, and the work grows older. `stopping` is aborted by the close. A tick
   * that may go on for long calls `settled` where nothing is left undone.
   */
  readonly tick: (stopping: AbortSignal, settled: () => void) => Promise<unknown>;
  /** What is done for the last time, after the last tick, also where it was never started. */
  readonly atEnd?: () => Promise<unknown>;
  /** What the log says of a tick that failed. */
  readonly failure: string;
}

/** Ticks one after the other. A tick that fails is logged and counted, and the next one tries again. */
export class PeriodicWorker {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> | null = null;
  private closing: Promise<void> | null = null;
  private settledAtMs: number | null = null;
  private failed = 0;

  constructor(
    private readonly work: PeriodicWork,
    private readonly logger: Logger,
  ) {}

  get name(): string {
    return this.work.name;
  }

  /** Aborted once it closes, for work that is asked for beside the ticks. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Ticks from now on. May be called again. */
  start(): void {
    if (this.settledAtMs !== null) return;
    this.settledAtMs = performance.now();
    if (this.work.beginsAtOnce) void this.tick();
    else this.wait();
  }

  /** Ticks now, or waits for the tick that is under way. Never rejects. */
  tick(): Promise<void> {
    return (this.running ??= this.attempt(() => this.work.tick(this.signal, () => this.settle())).finally(() => {
      this.running = null;
      this.wait();
    }));
  }

  /** Ends the tick that is under way, waits for it, and does what is done at the end. May be called again. */
  close(): Promise<void> {
    return (this.closing ??= this.end());
  }

  /**
   * Null where this process does not do this work. The age is of the last tick that left nothing undone, or the start.
   */
  health(): WorkHealth | null {
    if (this.settledAtMs === null) return null;
    const { name, everyMs } = this.work;
    return { work: name, everyMs, ageMs: performance.now() - this.settledAtMs, failures: this.failed };
  }

  private wait(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    if (this.settledAtMs === null || this.signal.aborted) return;
    const waitMs = this.work.everyMs * (1 - JITTER_SHARE * Math.random());
    this.timer = setTimeout(() => void this.tick(), waitMs).unref();
  }

  private async end(): Promise<void> {
    this.stopping.abort(new Error('the service stops'));
    if (this.timer !== null) clearTimeout(this.timer);
    await this.running;
    const { atEnd } = this.work;
    if (atEnd !== undefined) await this.attempt(atEnd);
  }

  private settle(): void {
    if (this.settledAtMs !== null) this.settledAtMs = performance.now();
  }

  private async attempt(tick: () => Promise<unknown>): Promise<void> {
    try {
      if ((await tick()) !== false) this.settle();
    } catch (error) {
      if (this.signal.aborted && error === this.signal.reason) return;
      this.failed += 1;
      this.logger.log('warn', this.work.failure, { error });
    }
  }
}

/** How one work of this process goes. */
export interface WorkHealth {
  readonly work: string;
  readonly everyMs: number;
  readonly ageMs: number;
  readonly failures: number;
}

/** Bounded removals in a row; the rest waits for the next time. */
const MAX_ROUNDS = 50;

/** Removes expired rows from the stores, at the start and every ten minutes, in bounded steps. */
export const createHousekeeping = (stores: Pick<Stores, 'tidy'>, logger: Logger): PeriodicWorker =>
  new PeriodicWorker(
    {
      ...{ name: 'housekeeping', everyMs: 10 * 60_000, beginsAtOnce: true },
      tick: async (stopping) => {
        for (let round = 0; round < MAX_ROUNDS && !stopping.aborted; round += 1) if (!(await stores.tidy())) return;
      },
      failure: 'expired rows could not be removed: the next try is in ten minutes',
    },
    logger,
  );
