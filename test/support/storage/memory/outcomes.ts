import { type Scope, scopeKey } from '../../../../domain/record/record.js';
import { compareText } from '../../../../domain/shared/compare-text.js';
import { type Outcome, OUTCOME_WEIGHTS, OUTCOMES, type OutcomeWeight } from '../../../../domain/record/outcome.js';
import { utcDayOf } from '../../../../domain/shared/iso-time.js';
import type { CheckEntry } from '../../../../ports/stores/checks.js';
import type {
  OutcomeEntry,
  OutcomeStore,
  PrecisionQuery,
  PrecisionRow,
  ReportedOutcome,
} from '../../../../ports/stores/outcomes.js';

const NO_OUTCOMES = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;

/** Outcomes in the order in which they were appended. */
export class MemoryOutcomeStore implements OutcomeStore {
  private readonly entries: OutcomeEntry[] = [];

  /** `checks` gives those of every scope. */
  constructor(private readonly checks: () => readonly CheckEntry[]) {}

  async append(entry: OutcomeEntry): Promise<void> {
    this.entries.push(entry);
  }

  async list(scope: Scope, requestId: string): Promise<readonly ReportedOutcome[]> {
    return this.entries
      .filter((entry) => entry.requestId === requestId && scopeKey(entry.scope) === scopeKey(scope))
      .map(({ outcome, transactionHash, note, reportedAtMs }) => ({ outcome, transactionHash, note, reportedAtMs }));
  }

  async precision({ scope, fromMs, untilMs, period }: PrecisionQuery): Promise<readonly PrecisionRow[]> {
    const rows = new Map<string, PrecisionRow>();
    for (const check of this.checks()) {
      const { checkedAtMs, requestId, findingCodes } = check;
      if (scopeKey(check.scope) !== scopeKey(scope) || checkedAtMs < fromMs || checkedAtMs >= untilMs) continue;
      const label = utcDayOf(checkedAtMs).slice(0, period === 'day' ? undefined : 'YYYY-MM'.length);
      const latest = this.latest(requestId);
      for (const code of findingCodes) {
        const row = rows.get(`${label} ${code}`) ?? { period: label, code, fired: 0, outcomes: NO_OUTCOMES };
        const outcomes = latest === null ? row.outcomes : { ...row.outcomes, [latest]: row.outcomes[latest] + 1 };
        rows.set(`${label} ${code}`, { ...row, fired: row.fired + 1, outcomes });
      }
    }
    return [...rows].sort(([left], [right]) => compareText(left, right)).map(([, row]) => row);
  }

  /** The outcome that counts; null for a check without one. */
  latest(requestId: string): OutcomeEntry['outcome'] | null {
    return this.entries.findLast((entry) => entry.requestId === requestId)?.outcome ?? null;
  }

  /** What the outcome that counts makes of a check; null for a check without one. */
  weight(requestId: string): OutcomeWeight | null {
    const outcome = this.latest(requestId);
    return outcome === null ? null : OUTCOME_WEIGHTS[outcome];
  }
}
