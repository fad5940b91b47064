import { compareText } from '../../../../domain/shared/compare-text.js';
import {
  CHECK_OPERATIONS,
  type UsageLog,
  type UsageQuery,
  type UsageRow,
  type UsageSummary,
} from '../../../../ports/stores/usage.js';
import type { CheckEntry } from '../../../../ports/stores/checks.js';
import type { MemoryCheckStore } from './checks.js';

/** Other calls in a map; answered checks are read from the checks themselves. */
export class MemoryUsageLog implements UsageLog {
  private readonly calls = new Map<string, UsageRow>();

  constructor(private readonly checks: MemoryCheckStore) {}

  async append(rows: readonly UsageRow[]): Promise<void> {
    for (const row of rows) {
      const identity = `${row.requestId} ${row.operation}`;
      if (!this.calls.has(identity)) this.calls.set(identity, row);
    }
  }

  async summarise(query: UsageQuery): Promise<readonly UsageSummary[]> {
    const groups = new Map<string, UsageRow[]>();
    for (const row of this.rows().filter((candidate) => isAsked(candidate, query))) {
      const key = JSON.stringify([row.scope.partnerId, row.scope.environment, row.operation, row.status, row.outcome]);
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    return [...groups.values()].flatMap(summaryOf).sort(inOrder);
  }

  /** A check that is logged here, too (answered 503 though its record exists), counts once, with that answer. */
  private rows(): UsageRow[] {
    const checks = this.checks.all().map(usageOf);
    return [...this.calls.values(), ...checks.filter((row) => !this.calls.has(`${row.requestId} ${row.operation}`))];
  }
}

const usageOf = (check: CheckEntry): UsageRow => ({
  requestId: check.requestId,
  scope: check.scope,
  keyId: check.keyId,
  operation: CHECK_OPERATIONS[check.route],
  status: 200,
  outcome: check.action,
  atMs: check.checkedAtMs,
  durationMs: check.durationMs,
});

const isAsked = (row: UsageRow, query: UsageQuery): boolean =>
  (query.partnerId === null || row.scope.partnerId === query.partnerId) &&
  (query.fromMs === null || row.atMs >= query.fromMs) &&
  (query.untilMs === null || row.atMs < query.untilMs);

const summaryOf = (rows: readonly UsageRow[]): UsageSummary[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const times = rows.map((row) => row.atMs);
  return [
    {
      scope: first.scope,
      operation: first.operation,
      status: first.status,
      outcome: first.outcome,
      count: rows.length,
      firstAtMs: Math.min(...times),
      lastAtMs: Math.max(...times),
      meanDurationMs: rows.reduce((sum, row) => sum + row.durationMs, 0) / rows.length,
    },
  ];
};

const inOrder = (left: UsageSummary, right: UsageSummary): number =>
  compareText(left.scope.partnerId, right.scope.partnerId) ||
  compareText(left.scope.environment, right.scope.environment) ||
  compareText(left.operation, right.operation) ||
  left.status - right.status ||
  compareText(left.outcome ?? '', right.outcome ?? '');
