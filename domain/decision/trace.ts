import type { Finding } from './finding.js';
import type { FindingCode } from '../findings/index.js';
import { allEvidence } from '../facts/screening/evidence-groups.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { type Action, isStricter, strictestAction } from '../verdict/action.js';
import { comparisonsOf, hasEvidenceCondition, type RuleComparison, satisfies } from './comparisons.js';
import { fitsAction, hasPayloadCondition, payloadComparisonsOf } from './payload-condition.js';
import type { Policy, PolicyRule, UnderPolicy } from '../policy/policy.js';

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

/**
 * Evaluates every rule of the policy and keeps what was compared, whether it matched or not. `setAside` are the ids of
 * evidence that a revocation made harmless: no rule may use them to stop the taking back of an allowance.
 */
export const applyRules = (
  context: UnderPolicy,
  findings: readonly Finding[],
  setAside: ReadonlySet<string> = new Set(),
): PolicyTrace => {
  const { policy } = context;
  const evidence = allEvidence(context.facts).filter((record) => !setAside.has(record.evidenceId));
  const rules = policy.rules.map((rule) => traceRule(rule, findings, evidence, context));
  return {
    policyId: policy.policyId,
    version: policy.version,
    name: policy.name,
    changedActions: changedActions(findings),
    rules: withImplicitRules(rules, findings, policy),
  };
};

/**
 * A finding acts by itself, also where no rule of the policy names it. Such a finding gets a rule of its own in the
 * trace, so that every action that is not ALLOW is explained by a matched rule. So does one that the policy asks to be
 * milder than it may be.
 */
const withImplicitRules = (
  rules: readonly RuleTrace[],
  findings: readonly Finding[],
  policy: Policy,
): readonly RuleTrace[] => {
  const isExplained = (finding: Finding): boolean =>
    rules.some(
      (rule) => rule.matched && rule.action === finding.recommendedAction && rule.findingCodes.includes(finding.code),
    );
  const unexplained = findings.filter(
    (finding) =>
      finding.recommendedAction !== 'ALLOW' && (!isExplained(finding) || ignoredRelaxation(finding, policy) !== null),
  );
  return [
    ...rules,
    ...[...new Set(unexplained.map((finding) => finding.code))].map((code) => implicitRule(code, unexplained, policy)),
  ];
};

/** The milder action that the policy names for the code, and that does not count; null for none. */
const ignoredRelaxation = ({ code, recommendedAction }: Finding, { findingActions }: Policy): Action | null => {
  const wanted = findingActions[code];
  return wanted !== undefined && isStricter(recommendedAction, wanted) ? wanted : null;
};

const implicitRule = (code: FindingCode, findings: readonly Finding[], policy: Policy): RuleTrace => {
  const raised = findings.filter((finding) => finding.code === code);
  const ignored = raised.map((finding) => ignoredRelaxation(finding, policy)).find((action) => action !== null) ?? null;
  return {
    ruleId: `finding_${code}`,
    description:
      `The finding ${code} acts by itself.` +
      (ignored === null ? '' : ` The policy asks for ${ignored} instead, which is ignored: it may not relax this.`),
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
  context: UnderPolicy,
): RuleTrace => {
  const { when } = rule;
  const matchingFindings = findings.filter((finding) => when.findingCodes?.includes(finding.code) ?? false);
  const named = new Set(matchingFindings.flatMap((finding) => finding.evidenceIds));
  const evidence = everything.filter((record) => when.findingCodes === undefined || named.has(record.evidenceId));
  const isOfEvidence = hasEvidenceCondition(when);
  const isOfBytes = hasPayloadCondition(when);
  const actions = context.payload?.actions ?? [];
  const matchingEvidence = isOfEvidence ? evidence.filter((record) => satisfies(record, when, context)) : evidence;
  const matched =
    (when.findingCodes !== undefined || isOfEvidence || isOfBytes) &&
    (when.findingCodes === undefined || matchingFindings.length > 0) &&
    (!isOfEvidence || matchingEvidence.length > 0) &&
    (!isOfBytes || actions.some((action) => fitsAction(action, when)));
  // a rule that asks for the bytes alone rests on no evidence
  const restsOnEvidence = matched && (when.findingCodes !== undefined || isOfEvidence);
  return {
    ruleId: rule.ruleId,
    description: rule.description,
    action: rule.action,
    matched,
    comparisons: [...comparisonsOf(when, findings, evidence, context), ...payloadComparisonsOf(when, actions)],
    evidenceIds: restsOnEvidence ? matchingEvidence.map((record) => record.evidenceId) : [],
    findingCodes: matched ? [...new Set(matchingFindings.map((finding) => finding.code))] : [],
  };
};
