import { OverloadedError } from '../../ports/errors.js';

export interface BatcherOptions<Item, Result> {
  /** Handles one batch of 1 to `maxItems`. Resolves to one outcome for each item, in order; a rejection is every item's. */
  readonly flush: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  readonly maxItems: number;
  /** Batches under way at once; the next one collects meanwhile. */
  readonly maxInFlight: number;
  /** A further batch leaves beside one under way only with this many items: fewer gain more by waiting for company. */
  readonly minItemsToOverlap: number;
  /** Items that may wait for a batch; more are refused with `OverloadedError`. */
  readonly maxWaiting: number;
  /** Longest time from `submit` to an outcome, milliseconds. */
  readonly deadlineMs: number;
  /** What an item is rejected with when its time is over. Its batch may still take effect. */
  readonly timeoutError: () => Error;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
  timedOut: boolean;
}

/**
 * Coalesces concurrent calls into batches. No timer delays a lone call: a batch leaves in the same turn of the event
 * loop, and whatever comes while `maxInFlight` batches are under way is the next batch.
 */
export class Batcher<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private inFlight = 0;
  private scheduled = false;
  private readonly whenIdle: (() => void)[] = [];

  constructor(private readonly options: BatcherOptions<Item, Result>) {}

  submit(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.maxWaiting) {
      return Promise.reject(new OverloadedError(`${this.waiting.length} calls are waiting already`));
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.timedOut = true;
        reject(this.options.timeoutError());
      }, this.options.deadlineMs);
      const waiting = { item, resolve, reject, timer, timedOut: false };
      this.waiting.push(waiting);
      this.schedule();
    });
  }

  /** Resolves when nothing waits and nothing is under way. */
  idle(): Promise<void> {
    return this.isIdle() ? Promise.resolve() : new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private isIdle(): boolean {
    return this.inFlight === 0 && this.waiting.length === 0;
  }

  private schedule(): void {
    if (this.scheduled || !this.mayLeave()) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      if (this.mayLeave()) void this.flushNext();
    });
  }

  private mayLeave(): boolean {
    const { maxInFlight, minItemsToOverlap } = this.options;
    if (this.inFlight >= maxInFlight) return false;
    return this.waiting.length >= (this.inFlight === 0 ? 1 : minItemsToOverlap);
  }

  /** Never rejects: every outcome belongs to a caller. */
  private async flushNext(): Promise<void> {
    const taken = this.waiting.splice(0, this.options.maxItems).filter((waiting) => !waiting.timedOut);
    if (taken.length > 0) {
      this.inFlight += 1;
      this.schedule();
      await this.settle(taken);
      this.inFlight -= 1;
    }
    this.schedule();
    if (this.isIdle()) for (const resolve of this.whenIdle.splice(0)) resolve();
  }

  private async settle(taken: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const outcomes = await this.options.flush(taken.map(({ item }) => item));
      taken.forEach((waiting, index) => deliver(waiting, outcomes[index]));
    } catch (error) {
      for (const waiting of taken) deliver(waiting, { status: 'rejected', reason: error });
    }
  }
}

const deliver = <Item, Result>(waiting: Waiting<Item, Result>, outcome: PromiseSettledResult<Result> | undefined): void => {
  clearTimeout(waiting.timer);
  if (outcome === undefined) waiting.reject(new Error('A batch gave fewer outcomes than it had items'));
  else if (outcome.status === 'fulfilled') waiting.resolve(outcome.value);
  else waiting.reject(outcome.reason);
};
