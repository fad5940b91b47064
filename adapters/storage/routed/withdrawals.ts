import type { Scope } from '../../../domain/record/record.js';
import type { StoredCheck } from '../../../ports/stores/checks.js';
import type { ListChanges, Withdrawal, WithdrawalStore } from '../../../ports/stores/withdrawals.js';
import type { Routes } from './routes.js';

/** Lists and what partners deny change in the main database, where the cursor is; checks are at their places. */
export class RoutedWithdrawals implements WithdrawalStore {
  constructor(
    private readonly routes: Routes,
    private readonly main: WithdrawalStore,
  ) {}

  find(scope: Scope, requestId: string): Promise<Withdrawal | null> {
    return this.routes.reading(scope, ({ withdrawals }) => withdrawals.find(scope, requestId));
  }

  changes(): Promise<ListChanges | null> {
    return this.main.changes();
  }

  /** Rejects where a database cannot be reached: the changes are then gone through again. */
  async *allowed(scope: Scope | null, afterMs: number, count: number): AsyncIterable<readonly StoredCheck[]> {
    if (scope !== null) {
      yield* this.routes.paging(scope, ({ withdrawals }) => withdrawals.allowed(scope, afterMs, count));
      return;
    }
    for (const { name, stores } of await this.routes.places()) {
      for await (const page of stores.withdrawals.allowed(null, afterMs, count)) {
        const [first] = page;
        if (first !== undefined && (await this.routes.livesIn(first.scope, name))) yield page;
      }
    }
  }

  append(withdrawals: readonly Withdrawal[]): Promise<void> {
    return this.routes.writingEach(withdrawals, (stores, own) => stores.withdrawals.append(own));
  }

  handled(changes: ListChanges): Promise<void> {
    return this.main.handled(changes);
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return this.main.exclusively(work);
  }
}
