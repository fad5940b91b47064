import type { CallCounter, CountedWindow } from '../../../ports/stores/call-limits.js';

interface Waiting {
  readonly resolve: (window: CountedWindow) => void;
  readonly reject: (error: unknown) => void;
}

export type AddCalls = CallCounter['add'];

/**
 * Adds calls one by one to its callers and together to the counter: while one addition for a subject is under way, its
 * further calls collect and are the next one. Each caller gets the window with a place of its own in it.
 */
export class CoalescedCounter {
  private readonly waiting = new Map<string, Waiting[]>();

  constructor(private readonly add: AddCalls) {}

  addOne(subject: string): Promise<CountedWindow> {
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(subject);
      if (queue !== undefined) {
        queue.push({ resolve, reject });
        return;
      }
      this.waiting.set(subject, [{ resolve, reject }]);
      void this.work(subject);
    });
  }

  /** Never rejects: every outcome belongs to a caller. */
  private async work(subject: string): Promise<void> {
    for (let batch = this.taken(subject); batch.length > 0; batch = this.taken(subject)) {
      try {
        const window = await this.add(subject, batch.length);
        const before = window.calls - batch.length;
        batch.forEach(({ resolve }, index) => resolve({ ...window, calls: before + index + 1 }));
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.waiting.delete(subject);
  }

  private taken(subject: string): readonly Waiting[] {
    return this.waiting.get(subject)?.splice(0) ?? [];
  }
}
