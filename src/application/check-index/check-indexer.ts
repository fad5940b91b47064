import type { Logger } from '../../../ports/platform/platform.js';
import type { CheckIndex } from '../../../ports/stores/check-index.js';
import { LastSettled, type Settling } from '../operations/last-settled.js';

/** How often an instance looks whether checks are to be taken in, milliseconds. */
export const INDEX_INTERVAL_MS = 1_000;
/** Checks of one transaction: its seven ways to the database wait for the other work of a busy process each time. */
const STEP = 1_000;
/** After so long a look ends, and the rest waits for the next one: checks come before lists of them, milliseconds. */
const TURN_MS = 100;

/** Fills the index of checks behind their store. Any number of instances may run one: one fills at a time. */
export interface CheckIndexer extends Settling {
  /** Takes in what is settled. True: all of it, or another instance does. */
  look(turnMs?: number): Promise<boolean>;
  /** Looks at every interval. A failure is logged. */
  start(intervalMs: number): void;
  /** Waits for what is under way. */
  close(): Promise<void>;
}

export const createCheckIndexer = (dependencies: {
  readonly index: Pick<CheckIndex, 'fill'>;
  readonly logger: Logger;
}): CheckIndexer => new Indexer(dependencies.index, dependencies.logger);

class Indexer implements CheckIndexer {
  readonly settled = new LastSettled();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<unknown> | null = null;
  private isClosed = false;

  constructor(
    private readonly index: Pick<CheckIndex, 'fill'>,
    private readonly logger: Logger,
  ) {}

  async look(turnMs = TURN_MS): Promise<boolean> {
    const endsAt = performance.now() + turnMs;
    let isAll = false;
    do isAll = (await this.index.fill(STEP)) < STEP;
    while (!isAll && !this.isClosed && performance.now() < endsAt);
    return isAll;
  }

  start(intervalMs: number): void {
    this.settled.mark();
    this.timer ??= setInterval(() => {
      this.looking ??= this.attemptLook().finally(() => (this.looking = null));
    }, intervalMs).unref();
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.isClosed = true;
    await this.looking;
  }

  private async attemptLook(): Promise<void> {
    try {
      if (await this.look()) this.settled.mark();
    } catch (error) {
      this.logger.log('warn', 'the index of checks could not be filled', { error });
    }
  }
}
