import type { Scope } from '../../../domain/record/record.js';
import { chainIdOf } from '../../../domain/report/chain.js';
import type {
  CheckRow,
  ScopeSeals,
  SealableRecord,
  SealStore,
  StoredSeal,
  Stretch,
} from '../../../ports/stores/seals.js';
import { compareTexts } from './evidence.js';
import type { Routes } from './routes.js';

/** Seals beside the checks of their scope. One instance seals at a time, in all databases. */
export class RoutedSeals implements SealStore {
  constructor(
    private readonly routes: Routes,
    private readonly main: SealStore,
  ) {}

  async scopes(untilMs: number): Promise<readonly ScopeSeals[]> {
    const scopes = await this.routes.ofEvery(
      ({ seals }) => seals.scopes(untilMs),
      ({ scope }) => scope,
    );
    return [...scopes].sort((left, right) => compareTexts(chainIdOf(left.scope), chainIdOf(right.scope)));
  }

  records(scope: Scope, stretch: Stretch, count: number): Promise<readonly SealableRecord[]> {
    return this.routes.reading(scope, ({ seals }) => seals.records(scope, stretch, count));
  }

  rows(scope: Scope, stretch: Stretch): AsyncIterable<CheckRow> {
    return this.routes.paging(scope, ({ seals }) => seals.rows(scope, stretch));
  }

  append(seal: StoredSeal): Promise<boolean> {
    return this.routes.writing(seal.scope, ({ seals }) => seals.append(seal));
  }

  covering(scope: Scope, checkedAtMs: number): Promise<StoredSeal | null> {
    return this.routes.reading(scope, ({ seals }) => seals.covering(scope, checkedAtMs));
  }

  after(scope: Scope, seq: number): AsyncIterable<StoredSeal> {
    return this.routes.paging(scope, ({ seals }) => seals.after(scope, seq));
  }

  exclusively(work: () => Promise<void>): Promise<boolean> {
    return this.main.exclusively(work);
  }

  /** Every instance has the main database open. */
  isAlone(): Promise<boolean> {
    return this.main.isAlone();
  }
}
