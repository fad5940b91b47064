import { decide } from '../../../domain/decide.js';
import { parseIsoMs } from '../../../domain/iso-time.js';
import type { Policy } from '../../../domain/policy.js';
import type { Scope } from '../../../domain/record.js';
import { type Action, isStricter } from '../../../domain/verdict.js';
import type { CheckStore } from '../../../ports/storage.js';
import { readRecord } from '../read-check.js';

export interface ChangedDecision {
  readonly requestId: string;
  readonly checkedAt: string;
  readonly before: Action;
  readonly after: Action;
  /** Finding codes whose effective action differs, or that are new or gone. */
  readonly codes: readonly string[];
}

export interface BackTest {
  readonly replayed: number;
  /** Checks of the other direction: the candidate does not judge them. */
  readonly otherDirection: number;
  readonly unchanged: number;
  readonly stricter: number;
  readonly milder: number;
  readonly changes: readonly ChangedDecision[];
}

/**
 * Decides the last recorded checks of a scope again under a candidate policy and says what would have been different.
 * It uses the facts as they were recorded: nothing is looked up anew, nothing is written. History was counted for the
 * policy of the time, so a candidate that counts further back sees no more than was counted then.
 */
export const backTestPolicy = async (checks: CheckStore, scope: Scope, candidate: Policy, count: number): Promise<BackTest> => {
  const tally = { replayed: 0, otherDirection: 0, unchanged: 0, stricter: 0, milder: 0 };
  const changes: ChangedDecision[] = [];
  for await (const stored of checks.latest(scope, count)) {
    const { intent, facts, checkedAt, decision, requestId } = readRecord(stored.recordJson);
    if (intent.direction !== candidate.direction) {
      tally.otherDirection += 1;
      continue;
    }
    tally.replayed += 1;
    const again = decide(intent, facts, candidate, parseIsoMs(checkedAt));
    if (again.recommendedAction === decision.recommendedAction) {
      tally.unchanged += 1;
      continue;
    }
    tally[isStricter(again.recommendedAction, decision.recommendedAction) ? 'stricter' : 'milder'] += 1;
    changes.push({ requestId, checkedAt, before: decision.recommendedAction, after: again.recommendedAction, codes: differingCodes(decision, again) });
  }
  return { ...tally, changes };
};

type Decided = ReturnType<typeof decide>;

const differingCodes = (before: Decided, after: Decided): readonly string[] => {
  const actions = (decided: Decided) => new Set(decided.findings.map((finding) => `${finding.code} ${finding.recommendedAction}`));
  const [left, right] = [actions(before), actions(after)];
  const differing = [...left].filter((entry) => !right.has(entry)).concat([...right].filter((entry) => !left.has(entry)));
  return [...new Set(differing.map((entry) => entry.split(' ')[0] ?? entry))].sort();
};
