import { setImmediate as nextTurn } from 'node:timers/promises';
import { decide } from '../../../domain/decision/decide.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Policy } from '../../../domain/policy/policy.js';
import type { Scope } from '../../../domain/record/record.js';
import { readRecordText } from '../../../domain/record/record-text.js';
import { type Action, isStricter } from '../../../domain/verdict/action.js';
import type { CheckStore } from '../../../ports/stores/checks.js';

export interface ChangedDecision {
  readonly requestId: string;
  readonly checkedAt: string;
  readonly before: Action;
  readonly after: Action;
  /** Finding codes whose effective action differs, or that are new or gone. */
  readonly codes: readonly string[];
  /** Rules, by id, that match under one of the two policies only. */
  readonly rules: readonly string[];
}

export interface BackTest {
  readonly replayed: number;
  /** Checks of the other direction: the candidate does not judge them. */
  readonly otherDirection: number;
  readonly unchanged: number;
  readonly stricter: number;
  readonly milder: number;
  /** False: the period holds more checks than were read, by `count` or for the time. */
  readonly complete: boolean;
  /** When the oldest check that was read was made, ISO 8601: older ones of the period were not. Null: none was read. */
  readonly reachesBackTo: string | null;
  readonly changes: readonly ChangedDecision[];
}

/** Which recorded checks are decided again: the newest of a period, which is open where an end is absent. */
export interface BackTestPeriod {
  /** At most this many. */
  readonly count: number;
  /** Included. */
  readonly fromMs?: number;
  /** Not included. */
  readonly toMs?: number;
  /** No further check is read after this long; absent: it takes the time that it takes. */
  readonly deadlineMs?: number;
}

/** Other calls get their turn after so many decisions. */
const DECISIONS_A_TURN = 20;

/**
 * Decides recorded checks of a scope again under a candidate policy and says what would have been different.
 * It takes the facts as they were recorded: nothing is looked up again, nothing is written. History was counted for the
 * policy of that time, so a candidate that counts further back sees no more than that.
 */
export const backTestPolicy = async (
  checks: CheckStore,
  scope: Scope,
  candidate: Policy,
  { count, fromMs = Number.NEGATIVE_INFINITY, toMs, deadlineMs = Number.POSITIVE_INFINITY }: BackTestPeriod,
  monotonicMs: () => number = () => performance.now(),
): Promise<BackTest> => {
  const endsAt = monotonicMs() + deadlineMs;
  const tally = { replayed: 0, otherDirection: 0, unchanged: 0, stricter: 0, milder: 0 };
  const changes: ChangedDecision[] = [];
  let read = 0;
  let complete = true;
  let reachesBackTo: string | null = null;
  for await (const stored of checks.latest(scope, count + 1, toMs)) {
    if (stored.checkedAtMs < fromMs) break;
    // one more than asked for tells that there is more
    if (read === count || monotonicMs() >= endsAt) {
      complete = false;
      break;
    }
    read += 1;
    if (read % DECISIONS_A_TURN === 0) await nextTurn();
    const record = readRecordText(stored.recordJson);
    const { facts, checkedAt, decision, requestId } = record;
    reachesBackTo = checkedAt;
    if (record.intent.direction !== candidate.direction) {
      tally.otherDirection += 1;
      continue;
    }
    tally.replayed += 1;
    const again = decide(record, facts, candidate, parseIsoMs(checkedAt));
    if (again.recommendedAction === decision.recommendedAction) {
      tally.unchanged += 1;
      continue;
    }
    tally[isStricter(again.recommendedAction, decision.recommendedAction) ? 'stricter' : 'milder'] += 1;
    changes.push({
      requestId,
      checkedAt,
      before: decision.recommendedAction,
      after: again.recommendedAction,
      codes: differingCodes(decision, again),
      rules: differingRules(decision, again),
    });
  }
  return { ...tally, complete, reachesBackTo, changes };
};

type Decided = ReturnType<typeof decide>;

const differingCodes = (before: Decided, after: Decided): readonly string[] => {
  const actions = (decided: Decided) =>
    decided.findings.map((finding) => `${finding.code} ${finding.recommendedAction}`);
  return [...new Set(inOneOnly(actions(before), actions(after)).map((entry) => entry.split(' ')[0] ?? entry))].sort();
};

const differingRules = (before: Decided, after: Decided): readonly string[] => {
  // a rule without comparisons says no more than the code of its finding
  const matched = (decided: Decided) =>
    decided.policyTrace.rules.filter((rule) => rule.matched && rule.comparisons.length > 0).map((rule) => rule.ruleId);
  return [...new Set(inOneOnly(matched(before), matched(after)))].sort();
};

const inOneOnly = (left: readonly string[], right: readonly string[]): readonly string[] => [
  ...left.filter((entry) => !right.includes(entry)),
  ...right.filter((entry) => !left.includes(entry)),
];

/** A back-test with the names that commands and the API print. */
export const backTestView = ({ changes, otherDirection, ...tally }: BackTest) => ({
  replayed: tally.replayed,
  other_direction: otherDirection,
  unchanged: tally.unchanged,
  stricter: tally.stricter,
  milder: tally.milder,
  complete: tally.complete,
  reaches_back_to: tally.reachesBackTo,
  changes: changes.map(({ requestId, checkedAt, before, after, codes, rules }) => ({
    request_id: requestId,
    checked_at: checkedAt,
    before,
    after,
    codes,
    rules,
  })),
});
