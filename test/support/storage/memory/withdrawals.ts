import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import type { CheckEntry, StoredCheck } from '../../../../ports/stores/checks.js';
import type { StoredListEvent } from '../../../../ports/stores/feed-syncs.js';
import type { ListChanges, Withdrawal, WithdrawalStore } from '../../../../ports/stores/withdrawals.js';
import { storedCheck } from './checks.js';

/** What the store reads: all rows, in the order in which they came. */
interface ReadRows {
  readonly checks: () => readonly CheckEntry[];
  readonly listEvents: () => readonly StoredListEvent[];
  readonly denied: () => ListChanges['denying'];
}

/** Withdrawals by check. The cursor is how many rows of each sort were handled. */
export class MemoryWithdrawalStore implements WithdrawalStore {
  private readonly held = new Map<string, Withdrawal>();
  private handledRows = { listEvents: 0, denied: 0 };
  private isAtWork = false;

  constructor(private readonly rows: ReadRows) {}

  async find(scope: Scope, requestId: string): Promise<Withdrawal | null> {
    const held = this.held.get(requestId);
    return held !== undefined && scopeKey(held.scope) === scopeKey(scope) ? held : null;
  }

  async changes(): Promise<ListChanges | null> {
    const [listEvents, denied] = [this.rows.listEvents(), this.rows.denied()];
    const lists = new Map<string, ListChanges['lists'][number]>();
    for (const { kind, source, atMs } of listEvents.slice(this.handledRows.listEvents))
      if (kind === 'list.updated' && !lists.has(source)) lists.set(source, { source, atMs });
    const denying = new Map<string, ListChanges['denying'][number]>();
    for (const one of denied.slice(this.handledRows.denied))
      if (!denying.has(scopeKey(one.scope))) denying.set(scopeKey(one.scope), one);
    if (lists.size + denying.size === 0) return null;
    const upTo = JSON.stringify({ listEvents: listEvents.length, denied: denied.length });
    return { from: JSON.stringify(this.handledRows), upTo, lists: [...lists.values()], denying: [...denying.values()] };
  }

  async *allowed(scope: Scope | null, afterMs: number, count: number): AsyncIterable<readonly StoredCheck[]> {
    const found = this.rows
      .checks()
      .filter((check) => check.action === 'ALLOW' && check.checkedAtMs > afterMs && !this.held.has(check.requestId));
    for (const key of new Set(found.map((check) => scopeKey(check.scope)))) {
      if (scope !== null && key !== scopeKey(scope)) continue;
      const own = found.filter((check) => scopeKey(check.scope) === key).sort(oldestFirst);
      for (let place = 0; place < own.length; place += count)
        yield own.slice(place, place + count).map((check) => storedCheck(check));
    }
  }

  async append(withdrawals: readonly Withdrawal[]): Promise<void> {
    for (const one of withdrawals) if (!this.held.has(one.requestId)) this.held.set(one.requestId, one);
  }

  async handled({ upTo }: ListChanges): Promise<void> {
    this.handledRows = JSON.parse(upTo) as typeof this.handledRows;
  }

  async exclusively(work: () => Promise<void>): Promise<boolean> {
    if (this.isAtWork) return false;
    this.isAtWork = true;
    try {
      await work();
    } finally {
      this.isAtWork = false;
    }
    return true;
  }

  /** Of every scope, in the order in which they were stored. */
  all(): readonly Withdrawal[] {
    return [...this.held.values()];
  }
}

const oldestFirst = (left: CheckEntry, right: CheckEntry): number =>
  left.checkedAtMs - right.checkedAtMs || compareText(left.requestId, right.requestId);
