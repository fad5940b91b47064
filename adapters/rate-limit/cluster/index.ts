import type { RateLimiter, RateLimitHealth, RateLimitState } from '../../../ports/stores/call-limits.js';
import { createMemoryRateLimiter } from '../memory/index.js';
import { type CountChannel, isCounted, type TakenState } from './messages.js';

/** A primary that has not answered after this long counts as gone, milliseconds. */
const ANSWER_LIMIT_MS = 1_000;

export interface ClusterRateLimiterOptions {
  readonly channel: CountChannel;
  /** Which of the primary's counters counts. */
  readonly counter: string;
  /** Workers of the cluster: while the primary does not answer, each lets its part of a limit pass. */
  readonly workers: number;
  readonly answerLimitMs?: number;
}

interface Waiting {
  readonly subject: string;
  readonly limit: number;
  readonly nowMs: number;
  readonly resolve: (state: RateLimitState) => void;
}

interface Batch {
  readonly waiting: readonly Waiting[];
  readonly timer: NodeJS.Timeout;
}

/**
 * Counts in the cluster's primary, so that a limit holds over all its workers. Calls of one turn of the event loop
 * share a message. Never rejects: where the primary does not answer, this worker counts its own part of the limit.
 */
export const createClusterRateLimiter = (options: ClusterRateLimiterOptions): RateLimiter =>
  new ClusterRateLimiter(options);

class ClusterRateLimiter implements RateLimiter {
  private next: Waiting[] = [];
  private lastBatch = 0;
  private readonly sent = new Map<number, Batch>();
  private readonly insurance = createMemoryRateLimiter();
  private insuredCalls = 0;
  private isInsured = false;

  constructor(private readonly options: ClusterRateLimiterOptions) {
    options.channel.onMessage((message) => {
      if (isCounted(message) && message.counter === options.counter) this.settle(message.batch, message.states);
    });
  }

  take(subject: string, limit: number, nowMs: number): Promise<RateLimitState> {
    return new Promise((resolve) => {
      if (this.next.length === 0) setImmediate(() => this.send());
      this.next.push({ subject, limit, nowMs, resolve });
    });
  }

  health(): RateLimitHealth {
    return { insured: this.isInsured, insuredCalls: this.insuredCalls };
  }

  async close(): Promise<void> {
    for (const batch of [...this.sent.keys()]) await this.insure(batch);
    await this.insurance.close();
  }

  private send(): void {
    const { channel, counter, answerLimitMs = ANSWER_LIMIT_MS } = this.options;
    const batch = (this.lastBatch += 1);
    const waiting = this.next;
    this.next = [];
    this.sent.set(batch, { waiting, timer: setTimeout(() => void this.insure(batch), answerLimitMs).unref() });
    channel.send({
      kind: 'signgate:count',
      counter,
      batch,
      calls: waiting.map(({ subject, limit, nowMs }) => [subject, limit, nowMs]),
    });
  }

  /** An answer that comes too late finds no call waiting: the insurance has judged them. */
  private settle(batch: number, states: readonly TakenState[]): void {
    const found = this.removed(batch);
    if (found.length > 0) this.isInsured = false;
    for (const [index, [remaining, resetAtMs, allowed]] of states.entries()) {
      const call = found[index];
      call?.resolve({ limit: call.limit, remaining, resetAtMs, allowed });
    }
  }

  private async insure(batch: number): Promise<void> {
    for (const { subject, limit, nowMs, resolve } of this.removed(batch)) {
      this.isInsured = true;
      this.insuredCalls += 1;
      const state = await this.insurance.take(subject, Math.ceil(limit / this.options.workers), nowMs);
      resolve({ ...state, limit });
    }
  }

  private removed(batch: number): readonly Waiting[] {
    const found = this.sent.get(batch);
    this.sent.delete(batch);
    clearTimeout(found?.timer);
    return found?.waiting ?? [];
  }
}
