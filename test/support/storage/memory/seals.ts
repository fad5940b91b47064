import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import { chainIdOf } from '../../../../domain/report/chain.js';
import { sha256Hex } from '../../../../domain/shared/canonical-json.js';
import type {
  SealedCheckRow,
  SealableRecord,
  ScopeSeals,
  SealStore,
  StoredSeal,
  Stretch,
} from '../../../../ports/stores/seals.js';
import type { MemoryCheckStore } from './checks.js';

/** Seals in the order in which they came. */
export class MemorySealStore implements SealStore {
  private readonly seals: StoredSeal[] = [];
  private isSealing = false;

  constructor(
    private readonly checks: MemoryCheckStore,
    private readonly scopesOfReports: () => readonly Scope[],
  ) {}

  async scopes(untilMs: number): Promise<readonly ScopeSeals[]> {
    const all = [...this.checks.all().map(({ scope }) => scope), ...this.scopesOfReports()];
    const byChain = new Map(all.map((scope) => [chainIdOf(scope), scope]));
    return [...byChain]
      .sort(([left], [right]) => compareText(left, right))
      .map(([, scope]) => {
        const newest = this.of(scope).at(-1) ?? null;
        const unsealed = this.within(scope, { fromMs: newest?.untilMs ?? null, untilMs });
        return { scope, newest, hasUnsealed: unsealed.length > 0 };
      });
  }

  async records(scope: Scope, stretch: Stretch, count: number): Promise<readonly SealableRecord[]> {
    const found = this.within(scope, stretch);
    const last = found[count - 1]?.checkedAtMs ?? Number.POSITIVE_INFINITY;
    return found.filter(({ checkedAtMs }) => checkedAtMs <= last);
  }

  async *rows(scope: Scope, stretch: Stretch): AsyncIterable<SealedCheckRow> {
    yield* this.entriesWithin(scope, stretch);
  }

  async others(): Promise<readonly SealableRecord[]> {
    return [];
  }

  async append(seal: StoredSeal): Promise<boolean> {
    if (this.of(seal.scope).some(({ seq }) => seq === seal.seq)) return false;
    this.seals.push(seal);
    return true;
  }

  async covering(scope: Scope, checkedAtMs: number): Promise<StoredSeal | null> {
    return this.of(scope).find(({ untilMs }) => untilMs > checkedAtMs) ?? null;
  }

  async *after(scope: Scope, seq: number): AsyncIterable<StoredSeal> {
    yield* this.of(scope).filter((seal) => seal.seq > seq);
  }

  async exclusively(work: () => Promise<void>): Promise<boolean> {
    if (this.isSealing) return false;
    this.isSealing = true;
    try {
      await work();
    } finally {
      this.isSealing = false;
    }
    return true;
  }

  async isAlone(): Promise<boolean> {
    return true;
  }

  private of(scope: Scope): readonly StoredSeal[] {
    return this.seals.filter((seal) => scopeKey(seal.scope) === scopeKey(scope));
  }

  private within(scope: Scope, stretch: Stretch): readonly SealableRecord[] {
    return this.entriesWithin(scope, stretch).map(({ requestId, recordJson, checkedAtMs }) => ({
      requestId,
      recordSha256: sha256Hex(recordJson),
      checkedAtMs,
    }));
  }

  private entriesWithin(scope: Scope, { fromMs, untilMs }: Stretch): readonly SealedCheckRow[] {
    return this.checks
      .all()
      .filter((check) => scopeKey(check.scope) === scopeKey(scope))
      .filter(({ checkedAtMs }) => checkedAtMs >= (fromMs ?? -Infinity) && checkedAtMs < untilMs)
      .map(({ requestId, keyId, checkedAtMs, action, direction, route, findingCodes, recordJson }) => ({
        requestId,
        keyId,
        checkedAtMs,
        action,
        direction,
        route,
        findingCodes,
        recordJson,
      }))
      .sort((left, right) => left.checkedAtMs - right.checkedAtMs || compareText(left.requestId, right.requestId));
  }
}
