import type { CheckContext } from '../checks/check.js';
import { type EvidenceRecord, type FreshnessStatus, freshnessOf } from '../facts/screening/evidence.js';
import { compareText, type Finding, type FindingCode, type FindingDraft } from '../verdict/finding.js';
import { isRelaxable, maxAgeSecondsOfSource, type Policy, type PolicyCondition, type PolicyRule } from './policy.js';
import { type Action, isStricter, strictestAction } from '../verdict/action.js';

/** One comparison that a rule made. */
export interface RuleComparison {
  readonly what: string;
  readonly expected: readonly (string | number)[];
  readonly actual: readonly (string | number | null)[];
  readonly holds: boolean;
}

/** How one rule of the policy was evaluated, matched or not. */
export interface RuleTrace {
  readonly ruleId: string;
  readonly description: string;
  readonly action: Action;
  readonly matched: boolean;
  readonly comparisons: readonly RuleComparison[];
  readonly evidenceIds: readonly string[];
  readonly findingCodes: readonly FindingCode[];
}

export interface PolicyTrace {
  readonly policyId: string;
  readonly version: number;
  readonly name: string;
  /** Findings whose action the policy changed. */
  readonly changedActions: readonly {
    readonly code: FindingCode;
    readonly defaultAction: Action;
    readonly effectiveAction: Action;
  }[];
  readonly rules: readonly RuleTrace[];
}

/** Every evidence record of every source, in the order of their ids, so that the order of facts never matters. */
export const allEvidence = ({ facts }: Pick<CheckContext, 'facts'>): readonly EvidenceRecord[] => {
  const evidence: EvidenceRecord[] = [];
  for (const fact of facts.screening) if (fact.value !== null) evidence.push(...fact.value.evidence);
  return evidence.sort((left, right) => compareText(left.evidenceId, right.evidenceId));
};

/**
 * The maximum age that counts for a piece of evidence: the shortest of the source's own and the policy's; null for
 * none.
 */
export const maxAgeSecondsFor = (evidence: EvidenceRecord, policy: Policy): number | null => {
  const limits = [
    evidence.maxAgeSeconds,
    maxAgeSecondsOfSource(policy, evidence.source.id),
    policy.maxAgeSecondsByCategory[evidence.category] ?? null,
  ].filter((limit) => limit !== null);
  return limits.length === 0 ? null : Math.min(...limits);
};

/**
 * A list says with each publication that its rows still hold, however long ago they were listed; a feed dates each
 * statement.
 */
const asOfDate = ({ source, observedAt, publishedAt }: EvidenceRecord): string | null =>
  source.kind === 'imported_list' || source.kind === 'bundled_list'
    ? (publishedAt ?? observedAt)
    : (observedAt ?? publishedAt);

/** Freshness of a piece of evidence under the policy at the time of the check. */
export const freshnessUnder = (evidence: EvidenceRecord, context: Pick<CheckContext, 'policy' | 'nowMs'>) =>
  freshnessOf(asOfDate(evidence), maxAgeSecondsFor(evidence, context.policy), context.nowMs);

/**
 * The action of a finding under the policy. Stricter freely; milder only where the policy names the code and the code
 * may be relaxed at all. A finding that was softened for a revocation stays soft: taking an allowance back must never
 * be stopped.
 */
export const effectiveAction = (draft: FindingDraft, defaultAction: Action, context: CheckContext): Action => {
  const wanted = context.policy.findingActions[draft.code];
  if (wanted === undefined || draft.softened === true) return defaultAction;
  if (isStricter(wanted, defaultAction)) return wanted;
  return isRelaxable(draft.code) && !restsOnSanctions(draft, context) ? wanted : defaultAction;
};

const restsOnSanctions = (draft: FindingDraft, context: CheckContext): boolean => {
  const ids = draft.evidenceIds ?? [];
  return allEvidence(context).some(
    (evidence) => evidence.category === 'sanctions' && ids.includes(evidence.evidenceId),
  );
};

/**
 * Evaluates every rule of the policy and keeps what was compared, whether it matched or not. `setAside` are the ids of
 * evidence that a revocation made harmless: no rule may stop the taking back of an allowance by them.
 */
export const applyRules = (
  context: CheckContext,
  findings: readonly Finding[],
  setAside: ReadonlySet<string> = new Set(),
): PolicyTrace => {
  const { policy } = context;
  const evidence = allEvidence(context).filter((record) => !setAside.has(record.evidenceId));
  const rules = policy.rules.map((rule) => traceRule(rule, findings, evidence, context));
  return {
    policyId: policy.policyId,
    version: policy.version,
    name: policy.name,
    changedActions: changedActions(findings),
    rules: withImplicitRules(rules, findings),
  };
};

/**
 * A finding acts by itself, also where no rule of the policy names it. Such a finding gets a rule of its own in the
 * trace, so that every action that is not ALLOW is explained by a matched rule.
 */
const withImplicitRules = (rules: readonly RuleTrace[], findings: readonly Finding[]): readonly RuleTrace[] => {
  const isExplained = (finding: Finding): boolean =>
    rules.some(
      (rule) => rule.matched && rule.action === finding.recommendedAction && rule.findingCodes.includes(finding.code),
    );
  const unexplained = findings.filter((finding) => finding.recommendedAction !== 'ALLOW' && !isExplained(finding));
  return [
    ...rules,
    ...[...new Set(unexplained.map((finding) => finding.code))].map((code) => implicitRule(code, unexplained)),
  ];
};

const implicitRule = (code: FindingCode, findings: readonly Finding[]): RuleTrace => {
  const raised = findings.filter((finding) => finding.code === code);
  return {
    ruleId: `finding_${code}`,
    description: `The finding ${code} acts by itself.`,
    action: strictestAction(raised.map((finding) => finding.recommendedAction)),
    matched: true,
    comparisons: [],
    evidenceIds: [...new Set(raised.flatMap((finding) => finding.evidenceIds))],
    findingCodes: [code],
  };
};

const changedActions = (findings: readonly Finding[]): PolicyTrace['changedActions'] =>
  findings
    .filter((finding) => finding.recommendedAction !== finding.defaultAction)
    .map((finding) => ({
      code: finding.code,
      defaultAction: finding.defaultAction,
      effectiveAction: finding.recommendedAction,
    }));

const traceRule = (
  rule: PolicyRule,
  findings: readonly Finding[],
  everything: readonly EvidenceRecord[],
  context: CheckContext,
): RuleTrace => {
  const { when } = rule;
  const matchingFindings = findings.filter((finding) => when.findingCodes?.includes(finding.code) ?? false);
  const named = new Set(matchingFindings.flatMap((finding) => finding.evidenceIds));
  const evidence = everything.filter((record) => when.findingCodes === undefined || named.has(record.evidenceId));
  const matchingEvidence = hasEvidenceCondition(when)
    ? evidence.filter((record) => satisfies(record, when, context))
    : evidence;
  const matched =
    (when.findingCodes !== undefined || hasEvidenceCondition(when)) &&
    (when.findingCodes === undefined || matchingFindings.length > 0) &&
    (!hasEvidenceCondition(when) || matchingEvidence.length > 0);
  return {
    ruleId: rule.ruleId,
    description: rule.description,
    action: rule.action,
    matched,
    comparisons: comparisonsOf(when, findings, evidence, context),
    evidenceIds: matched ? matchingEvidence.map((record) => record.evidenceId) : [],
    findingCodes: matched ? [...new Set(matchingFindings.map((finding) => finding.code))] : [],
  };
};

const hasEvidenceCondition = (when: PolicyCondition): boolean =>
  when.categories !== undefined ||
  when.exposures !== undefined ||
  when.minConfidence !== undefined ||
  when.minShare !== undefined ||
  when.freshness !== undefined;

/** One record must satisfy every evidence condition: two half-matching records are no match. */
const satisfies = (record: EvidenceRecord, when: PolicyCondition, context: CheckContext): boolean =>
  (when.categories?.includes(record.category) ?? true) &&
  (when.exposures?.includes(record.exposure) ?? true) &&
  (when.minConfidence === undefined || record.confidence >= when.minConfidence) &&
  (when.minShare === undefined || (record.share !== null && record.share >= when.minShare)) &&
  (when.freshness?.includes(freshnessUnder(record, context).status) ?? true);

const comparisonsOf = (
  when: PolicyCondition,
  findings: readonly Finding[],
  evidence: readonly EvidenceRecord[],
  context: CheckContext,
): readonly RuleComparison[] => {
  const compare = (
    what: string,
    expected: readonly (string | number)[] | undefined,
    actual: readonly (string | number | null)[],
    holds: boolean,
  ) => (expected === undefined ? [] : [{ what, expected, actual: [...new Set(actual)], holds }]);
  const freshness: readonly FreshnessStatus[] = evidence.map((record) => freshnessUnder(record, context).status);
  const one = (value: number | undefined) => (value === undefined ? undefined : [value]);
  return [
    ...compare(
      'finding_codes',
      when.findingCodes,
      findings.map((f) => f.code),
      findings.some((f) => when.findingCodes?.includes(f.code)),
    ),
    ...compare(
      'categories',
      when.categories,
      evidence.map((e) => e.category),
      evidence.some((e) => when.categories?.includes(e.category)),
    ),
    ...compare(
      'exposures',
      when.exposures,
      evidence.map((e) => e.exposure),
      evidence.some((e) => when.exposures?.includes(e.exposure)),
    ),
    ...compare(
      'min_confidence',
      one(when.minConfidence),
      evidence.map((e) => e.confidence),
      evidence.some((e) => e.confidence >= (when.minConfidence ?? 0)),
    ),
    ...compare(
      'min_share',
      one(when.minShare),
      evidence.map((e) => e.share),
      evidence.some((e) => (e.share ?? -1) >= (when.minShare ?? 0)),
    ),
    ...compare(
      'freshness',
      when.freshness,
      freshness,
      freshness.some((status) => when.freshness?.includes(status)),
    ),
  ];
};
