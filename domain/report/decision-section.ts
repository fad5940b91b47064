import type { CheckRecord } from '../record/record.js';
import type { ReportBody, ReportedFinding, ReportedPolicy } from './body.js';
import type { Direction } from '../intent/intent.js';
import type { Action } from '../verdict/action.js';

/** What the reader of a report has to do, by what moves and by the verdict. */
export const INSTRUCTIONS: Readonly<Record<Direction, Readonly<Record<Action, string>>>> = {
  outgoing: {
    ALLOW: 'You may sign: nothing was found that stops this transaction.',
    REVIEW: 'Do not sign before a person has read the findings and acknowledged them.',
    BLOCK: 'Do not sign. Funds must not leave the wallet.',
  },
  incoming: {
    ALLOW: 'You may accept these funds: nothing was found that stops them.',
    REVIEW: 'Do not accept or forward these funds before a person has read the findings and acknowledged them.',
    BLOCK: 'Do not accept or forward these funds.',
  },
};

type Cleaner = (text: string) => string;

/** The original verdict. `clean` takes out names that may not stand in a report. */
export const decisionSection = (
  { decision, checkedAt, intent }: CheckRecord,
  clean: Cleaner,
): ReportBody['decision'] => ({
  recommended_action: decision.recommendedAction,
  instruction: INSTRUCTIONS[intent.direction][decision.recommendedAction],
  risk_score: decision.riskScore,
  risk_level: decision.riskLevel,
  network_valid: decision.networkValid,
  checked_at: checkedAt,
  warnings: decision.warnings.map(clean),
});

export const findingsSection = ({ decision }: CheckRecord, clean: Cleaner): readonly ReportedFinding[] =>
  decision.findings.map((finding) => ({
    code: finding.code,
    source: finding.source,
    severity: finding.severity,
    message: clean(finding.message),
    recommended_action: finding.recommendedAction,
    default_action: finding.defaultAction,
    fields: finding.fields,
    evidence_ids: finding.evidenceIds,
    measures: finding.measures,
  }));

/** The comparison with the caller's own intent; null where the caller supplied none. */
export const proofSection = ({ decision }: CheckRecord): NonNullable<ReportBody['proof_of_decision']> | null => {
  const proof = decision.proofOfDecision;
  if (proof === null) return null;
  return {
    status: proof.status,
    record_version: proof.recordVersion,
    intent: {
      comparison: proof.intent.comparison,
      expected_to_address: proof.intent.expectedToAddress,
      proposed_to_address: proof.intent.proposedToAddress,
    },
    evidence_codes: proof.evidenceCodes,
  };
};

/** Every rule of the policy with what it compared, whether it matched or not. */
export const policySection = ({ decision, policy }: CheckRecord): ReportedPolicy => ({
  policy_id: policy.policyId,
  version: policy.version,
  name: decision.policyTrace.name,
  sha256: policy.sha256,
  final_action: decision.recommendedAction,
  changed_actions: decision.policyTrace.changedActions.map((change) => ({
    code: change.code,
    default_action: change.defaultAction,
    effective_action: change.effectiveAction,
  })),
  rules: decision.policyTrace.rules.map((rule) => ({
    rule_id: rule.ruleId,
    description: rule.description,
    action: rule.action,
    matched: rule.matched,
    comparisons: rule.comparisons,
    evidence_ids: rule.evidenceIds,
    finding_codes: rule.findingCodes,
  })),
});
