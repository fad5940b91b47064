import { setImmediate as nextTurn } from 'node:timers/promises';
import { decide } from '../../../domain/decision/decide.js';
import { compareText } from '../../../domain/shared/compare-text.js';
import { parseIsoMs } from '../../../domain/shared/iso-time.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { valueUsdOf } from '../../../domain/record/indexed-check.js';
import type { CheckRecord, Scope } from '../../../domain/record/record.js';
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
  /** US dollars; null where there was no price, or the allowance has no end. */
  readonly valueUsd: number | null;
}

/** The changes that one finding or rule has a part in; a change with several stands in each. */
export interface ChangeGroup {
  readonly by: 'finding' | 'rule';
  /** The code of the finding, or the id of the rule. */
  readonly name: string;
  readonly stricter: number;
  readonly milder: number;
  /** US dollars of the checks with a value. */
  readonly stricterUsd: number;
  readonly milderUsd: number;
  readonly withoutValue: number;
}

/** The checks that people have to look at: every REVIEW and BLOCK. */
export interface CaseLoad {
  readonly before: number;
  readonly after: number;
  /** How long the checks that were decided again took to come in, in days; at least one. */
  readonly days: number;
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
  readonly cases: CaseLoad;
  /** Those with most changes first. */
  readonly groups: readonly ChangeGroup[];
  readonly changes: readonly ChangedDecision[];
  /** What shadow policies said of the checks that were read, when these were made. */
  readonly shadow: ShadowTally;
}

/** How recorded verdicts of shadow policies differ from those that were given. */
export interface ShadowTally {
  readonly judged: number;
  readonly stricter: number;
  readonly milder: number;
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

const DAY_MS = 86_400_000;

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
  const cases = { before: 0, after: 0 };
  const changes: ChangedDecision[] = [];
  const shadow = { judged: 0, stricter: 0, milder: 0 };
  let read = 0;
  let newest: string | null = null;
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
    newest ??= checkedAt;
    if (record.intent.direction !== candidate.direction) {
      tally.otherDirection += 1;
      continue;
    }
    tally.replayed += 1;
    countShadow(shadow, record);
    const again = decide(record, facts, candidate, parseIsoMs(checkedAt));
    cases.before += casesOf(decision);
    cases.after += casesOf(again);
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
      valueUsd: valueUsdOf(record),
    });
  }
  const days = daysBetween(complete && Number.isFinite(fromMs) ? fromMs : reachesBackTo, toMs ?? newest);
  return { ...tally, complete, reachesBackTo, cases: { ...cases, days }, groups: groupsOf(changes), changes, shadow };
};

const countShadow = (
  tally: { -readonly [Name in keyof ShadowTally]: number },
  { decision: { recommendedAction: given }, shadow }: CheckRecord,
): void => {
  const said = shadow?.verdict?.action;
  if (said === undefined) return;
  tally.judged += 1;
  if (said !== given) tally[isStricter(said, given) ? 'stricter' : 'milder'] += 1;
};

const casesOf = ({ recommendedAction }: { readonly recommendedAction: Action }): number =>
  recommendedAction === 'ALLOW' ? 0 : 1;

/** Null: nothing was read. */
const daysBetween = (begin: string | number | null, end: string | number | null): number => {
  const [beginMs, endMs] = [begin, end].map((one) => (typeof one === 'string' ? parseIsoMs(one) : one));
  return typeof beginMs === 'number' && typeof endMs === 'number' ? Math.max(1, (endMs - beginMs) / DAY_MS) : 1;
};

const groupsOf = (changes: readonly ChangedDecision[]): readonly ChangeGroup[] => {
  const groups = new Map<string, ChangeGroup>();
  for (const { codes, rules, before, after, valueUsd } of changes) {
    const isMore = isStricter(after, before);
    const named = [
      ...codes.map((name) => ({ by: 'finding' as const, name })),
      ...rules.map((name) => ({ by: 'rule' as const, name })),
    ];
    for (const { by, name } of named) {
      const key = `${by} ${name}`;
      const sum = groups.get(key) ?? { stricter: 0, milder: 0, stricterUsd: 0, milderUsd: 0, withoutValue: 0 };
      groups.set(key, {
        ...{ by, name },
        stricter: sum.stricter + (isMore ? 1 : 0),
        milder: sum.milder + (isMore ? 0 : 1),
        stricterUsd: sum.stricterUsd + (isMore ? (valueUsd ?? 0) : 0),
        milderUsd: sum.milderUsd + (isMore ? 0 : (valueUsd ?? 0)),
        withoutValue: sum.withoutValue + (valueUsd === null ? 1 : 0),
      });
    }
  }
  const size = ({ stricter, milder }: ChangeGroup): number => stricter + milder;
  return [...groups.values()].sort((one, two) => size(two) - size(one) || compareText(one.name, two.name));
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
export const backTestView = ({ changes, otherDirection, cases, groups, shadow, ...tally }: BackTest) => ({
  replayed: tally.replayed,
  other_direction: otherDirection,
  unchanged: tally.unchanged,
  stricter: tally.stricter,
  milder: tally.milder,
  complete: tally.complete,
  reaches_back_to: tally.reachesBackTo,
  shadow,
  cases: { ...cases, days: rounded(cases.days), more_a_day: rounded((cases.after - cases.before) / cases.days) },
  groups: groups.map(({ by, name, stricter, milder, stricterUsd, milderUsd, withoutValue }) => ({
    ...{ by, name, stricter, milder },
    stricter_usd: rounded(stricterUsd),
    milder_usd: rounded(milderUsd),
    without_value: withoutValue,
  })),
  changes: changes.map(({ requestId, checkedAt, before, after, codes, rules, valueUsd }) => ({
    ...{ request_id: requestId, checked_at: checkedAt, before, after, codes, rules },
    value_usd: valueUsd,
  })),
});

/** To cents, and to hundredths of a day. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
