import { ProviderError } from '../../../ports/sources/errors.js';

/** A time limit that any number of calls share. `clear` must be called when it is no longer needed. */
export class Deadline {
  private readonly controller = new AbortController();
  private readonly expired: Promise<never>;
  private timer: NodeJS.Timeout | undefined;

  constructor(deadlineMs: number) {
    this.expired = new Promise((_resolve, reject) => {
      this.timer = setTimeout(() => {
        reject(new ProviderError('timeout', `No answer within ${deadlineMs} ms`));
        this.controller.abort();
      }, deadlineMs);
    });
    // without a call that waits, its end concerns no one
    this.expired.catch(() => undefined);
  }

  /** The answer of the call; rejects with a `ProviderError` of reason `timeout` when the time is up before it comes. */
  async wait<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return Promise.race([call(this.controller.signal), this.expired]);
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
