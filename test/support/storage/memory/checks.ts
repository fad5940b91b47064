import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import type { AnsweredCall } from '../../../../ports/stores/idempotency.js';
import type { CheckEntry, CheckStore, StoredCheck } from '../../../../ports/stores/checks.js';
import type { MemoryIdempotencyStore } from './idempotency.js';
import type { MemoryHistory } from './history.js';

/** Checks in the order in which they were appended. */
export class MemoryCheckStore implements CheckStore {
  private readonly entries = new Map<string, CheckEntry>();

  constructor(
    private readonly history: MemoryHistory,
    private readonly idempotency: MemoryIdempotencyStore,
  ) {}

  async append(entry: CheckEntry, answered?: AnsweredCall): Promise<void> {
    await this.appendTogether(entry.scope, [entry], answered);
  }

  async appendTogether(_scope: Scope, entries: readonly CheckEntry[], answered?: AnsweredCall): Promise<void> {
    if (answered !== undefined) this.idempotency.finishNow(answered);
    for (const entry of entries) this.keep(entry);
  }

  private keep(entry: CheckEntry): void {
    if (this.entries.has(entry.requestId)) return;
    this.entries.set(entry.requestId, entry);
    for (const one of entry.history) this.history.remember(entry.scope, entry.requestId, one);
  }

  async find(scope: Scope, requestId: string): Promise<StoredCheck | null> {
    const entry = this.entries.get(requestId);
    return entry === undefined || scopeKey(entry.scope) !== scopeKey(scope) ? null : storedCheck(entry);
  }

  async findAnywhere(requestId: string): Promise<StoredCheck | null> {
    const entry = this.entries.get(requestId);
    return entry === undefined ? null : storedCheck(entry);
  }

  async *latest(scope: Scope, count: number, beforeMs = Number.POSITIVE_INFINITY): AsyncIterable<StoredCheck> {
    const own = this.all().filter((entry) => scopeKey(entry.scope) === scopeKey(scope) && entry.checkedAtMs < beforeMs);
    yield* own.sort(newestFirst).slice(0, count).map(storedCheck);
  }

  async ping(): Promise<void> {
    // memory takes a write whenever the process runs
  }

  /** Every check of every scope: an answered check's usage is the check itself. */
  all(): CheckEntry[] {
    return [...this.entries.values()];
  }
}

export const newestFirst = (left: CheckEntry, right: CheckEntry): number =>
  right.checkedAtMs - left.checkedAtMs || compareText(right.requestId, left.requestId);

/** An entry as the port gives it. */
export const storedCheck = (entry: CheckEntry): StoredCheck => ({
  requestId: entry.requestId,
  scope: entry.scope,
  keyId: entry.keyId,
  checkedAtMs: entry.checkedAtMs,
  timings: entry.timings,
  recordJson: entry.recordJson,
});
