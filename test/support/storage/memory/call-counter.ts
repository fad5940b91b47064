import { QUOTA_WINDOW_MS, type CallCounter, type CountedWindow } from '../../../../ports/stores/call-limits.js';

/** One window for each subject. */
export class MemoryCallCounter implements CallCounter {
  private readonly windows = new Map<string, { calls: number; readonly resetAtMs: number }>();

  async add(subject: string, calls: number): Promise<CountedWindow> {
    const nowMs = Date.now();
    const current = this.windows.get(subject);
    const window =
      current !== undefined && nowMs < current.resetAtMs ? current : { calls: 0, resetAtMs: nowMs + QUOTA_WINDOW_MS };
    window.calls += calls;
    this.windows.set(subject, window);
    return { calls: window.calls, resetAtMs: window.resetAtMs, leftMs: window.resetAtMs - nowMs };
  }

  async close(): Promise<void> {
    // it holds nothing open
  }
}
