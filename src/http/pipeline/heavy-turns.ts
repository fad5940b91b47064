import { setTimeout as wait } from 'node:timers/promises';
import { FairQueue } from '../../application/shared/fair-queue.js';
import { unavailable } from '../../application/refusal.js';

/** Bytes of a body from which a request is heavy; a batch always is. */
export const HEAVY_BYTES = 8_192;
/** Heavy requests side by side: of all partners, and of one; and how many of one may wait. */
const BOUNDS = { all: 4, ofOne: 1, waitingOfOne: 64 } as const;
/** While other partners ask, a partner's heavy requests take one part in so many of the main thread. */
const PARTS = 4;
/** A rest is never longer, milliseconds. */
const LONGEST_REST_MS = 2_000;
const FULL = 'Too many large requests of yours are waiting. Nothing was recorded. Send fewer at once, and try again.';
/** A partner counts as asking until so long after its last request, milliseconds. */
const ASKS_FOR_MS = 1_000;

/**
 * Heavy requests go by turns of partners. What one costs is the time for which the main thread was busy meanwhile: an
 * upper bound, since others may have used it too. Its partner then rests, while others ask, until that was a part of
 * the time that passed. A light request never waits here.
 */
export class HeavyTurns {
  private readonly queue = new FairQueue(BOUNDS);
  private readonly lastAskedAt = new Map<string, number>();

  /** Rejects with a 503 `Refusal` where too much of that partner waits; else ends as `work` does. */
  run<Result>(partnerId: string, isHeavy: boolean, work: () => Promise<Result>): Promise<Result> {
    this.note(partnerId);
    return isHeavy ? this.inTurn(partnerId, work) : work();
  }

  private inTurn<Result>(partnerId: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const withRest = async (): Promise<void> => {
        const before = performance.eventLoopUtilization();
        await work().then(resolve, reject);
        // the place stays taken, the answer is on its way
        const { active } = performance.eventLoopUtilization(before);
        if (this.othersAsk(partnerId))
          await wait(Math.min(LONGEST_REST_MS, active * (PARTS - 1)), null, { ref: false });
      };
      // only the queue itself rejects: how the work ended was told above
      this.queue.run(partnerId, withRest).catch((error: unknown) => reject(unavailable(FULL, error)));
    });
  }

  /** Those that asked longest ago come first. */
  private note(partnerId: string): void {
    const now = performance.now();
    this.lastAskedAt.delete(partnerId);
    this.lastAskedAt.set(partnerId, now);
    for (const [other, at] of this.lastAskedAt) {
      if (now - at <= ASKS_FOR_MS) break;
      this.lastAskedAt.delete(other);
    }
  }

  private othersAsk(partnerId: string): boolean {
    const since = performance.now() - ASKS_FOR_MS;
    return [...this.lastAskedAt].some(([other, at]) => other !== partnerId && at >= since);
  }
}
