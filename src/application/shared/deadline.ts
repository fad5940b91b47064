import type { Soon } from '../../../domain/shared/soon.js';
import { ProviderError } from '../../../ports/sources/errors.js';

/** A time limit that any number of calls share. `clear` must be called when it is no longer needed. */
export class Deadline {
  private readonly timer: NodeJS.Timeout;
  private readonly waiting: ((error: ProviderError) => void)[] = [];
  private over: ProviderError | null = null;
  /** Made for the first call that can be ended: most are not asked to. */
  private controller: AbortController | null = null;
  private readonly besides: Deadline[] = [];

  constructor(deadlineMs: number) {
    this.timer = setTimeout(() => {
      this.over = new ProviderError('timeout', `No answer within ${deadlineMs} ms`);
      for (const giveUp of this.waiting) giveUp(this.over);
      this.controller?.abort();
    }, deadlineMs);
  }

  /** Ends a call when the time is up. */
  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.over !== null) this.controller.abort();
    return this.controller.signal;
  }

  /** A value as it is. A promise rejects with a `ProviderError` of reason `timeout` where the time is up first. */
  wait<T>(answer: Soon<T>): Soon<T> {
    if (!(answer instanceof Promise)) return answer;
    return new Promise((resolve, reject) => {
      answer.then(resolve, reject);
      if (this.over === null) this.waiting.push(reject);
      else reject(this.over);
    });
  }

  /** Another that begins now; it is cleared with this one. */
  beside(deadlineMs: number): Deadline {
    const other = new Deadline(deadlineMs);
    this.besides.push(other);
    return other;
  }

  clear(): void {
    clearTimeout(this.timer);
    for (const other of this.besides) other.clear();
  }
}
