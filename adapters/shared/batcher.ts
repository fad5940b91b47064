import { OverloadedError } from '../../ports/sources/errors.js';

export interface BatcherOptions<Item, Result> {
  /**
   * Handles one batch of 1 to `maxItems`. Resolves to one outcome for each item, in order; a rejection is every item's.
   */
  readonly flush: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  readonly maxItems: number;
  /**
   * A batch takes this many, or a quarter of what waits where that is more. A batch of everything would put all callers
   * in step: all wait for it, then all work, and the two never overlap.
   */
  readonly usualItems: number;
  /** Batches under way at the same time; the next one collects meanwhile. */
  readonly maxInFlight: number;
  /** A further batch leaves beside one under way only with this many items: fewer gain more by waiting. */
  readonly minItemsToOverlap: number;
  /** Items that may wait for a batch; more are refused with `OverloadedError`. */
  readonly maxWaiting: number;
  /** Longest time from `submit` to an outcome, milliseconds. */
  readonly deadlineMs: number;
  /** The error of an item whose time is over. Its batch may still take effect. */
  readonly timeoutError: () => Error;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  /** Monotonic milliseconds. */
  readonly dueAt: number;
  /** The caller has its outcome: from the batch, or because its time is over. */
  settled: boolean;
}

/**
 * Coalesces concurrent calls into batches. No timer delays a lone call: a batch leaves as soon as the running code has
 * ended. Calls that come while `maxInFlight` batches are under way make up the next one.
 */
export class Batcher<Item, Result> {
  private readonly waiting: Waiting<Item, Result>[] = [];
  private readonly underWay = new Set<readonly Waiting<Item, Result>[]>();
  private timer: NodeJS.Timeout | null = null;
  private scheduled = false;
  private readonly whenIdle: (() => void)[] = [];

  constructor(private readonly options: BatcherOptions<Item, Result>) {}

  submit(item: Item): Promise<Result> {
    if (this.waiting.length >= this.options.maxWaiting) {
      return Promise.reject(new OverloadedError(`${this.waiting.length} calls are waiting already`));
    }
    return new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject, dueAt: performance.now() + this.options.deadlineMs, settled: false };
      this.waiting.push(waiting);
      this.timer ??= setTimeout(() => this.expire(), this.options.deadlineMs);
      this.schedule();
    });
  }

  /** One timer serves all items, because one for each would cost every call: it is set for the first that is due. */
  private expire(): void {
    const now = performance.now();
    let nextDueAt = Number.POSITIVE_INFINITY;
    for (const waiting of [...this.underWay, this.waiting].flat()) {
      if (waiting.settled) continue;
      if (waiting.dueAt > now) {
        nextDueAt = Math.min(nextDueAt, waiting.dueAt);
        continue;
      }
      waiting.settled = true;
      waiting.reject(this.options.timeoutError());
    }
    this.timer =
      nextDueAt === Number.POSITIVE_INFINITY ? null : setTimeout(() => this.expire(), Math.max(1, nextDueAt - now));
  }

  /** Resolves when nothing waits and nothing is under way. */
  idle(): Promise<void> {
    return this.isIdle() ? Promise.resolve() : new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private isIdle(): boolean {
    return this.underWay.size === 0 && this.waiting.length === 0;
  }

  private schedule(): void {
    if (this.scheduled || !this.mayLeave()) return;
    this.scheduled = true;
    process.nextTick(() => {
      this.scheduled = false;
      if (this.mayLeave()) void this.flushNext();
    });
  }

  private mayLeave(): boolean {
    const { maxInFlight, minItemsToOverlap } = this.options;
    if (this.underWay.size >= maxInFlight) return false;
    return this.waiting.length >= (this.underWay.size === 0 ? 1 : minItemsToOverlap);
  }

  /** Never rejects: every outcome belongs to a caller. */
  private async flushNext(): Promise<void> {
    const { maxItems, usualItems } = this.options;
    const count = Math.min(maxItems, Math.max(usualItems, Math.ceil(this.waiting.length / 4)));
    const taken = this.waiting.splice(0, count).filter((waiting) => !waiting.settled);
    if (taken.length > 0) {
      this.underWay.add(taken);
      this.schedule();
      const outcomes = await this.outcomesOf(taken);
      this.underWay.delete(taken);
      // the next batch leaves before these callers go on, so that both work at the same time
      if (this.mayLeave()) void this.flushNext();
      taken.forEach((waiting, index) => deliver(waiting, outcomes[index]));
    }
    this.schedule();
    if (this.isIdle()) {
      // the timer must not keep an idle process alive
      if (this.timer !== null) clearTimeout(this.timer);
      this.timer = null;
      for (const resolve of this.whenIdle.splice(0)) resolve();
    }
  }

  private async outcomesOf(taken: readonly Waiting<Item, Result>[]): Promise<readonly PromiseSettledResult<Result>[]> {
    try {
      return await this.options.flush(taken.map(({ item }) => item));
    } catch (error) {
      return taken.map(() => ({ status: 'rejected', reason: error }));
    }
  }
}

const deliver = <Item, Result>(
  waiting: Waiting<Item, Result>,
  outcome: PromiseSettledResult<Result> | undefined,
): void => {
  if (waiting.settled) return;
  waiting.settled = true;
  if (outcome === undefined) waiting.reject(new Error('A batch gave fewer outcomes than it had items'));
  else if (outcome.status === 'fulfilled') waiting.resolve(outcome.value);
  else waiting.reject(outcome.reason);
};
