import type { FindingCode } from '../../../domain/findings/index.js';
import { isDeepStrictEqual } from 'node:util';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import type { Policy, PolicyRule } from '../../../domain/policy/policy.js';
import type { PolicyDocument } from './policy-schema.js';
import { inherited } from './to-policy.js';

/** The document that means this policy: what is shown can be published, and says the same again. */
export const toDocument = (policy: Policy): PolicyDocument => ({
  policy_id: policy.policyId,
  name: policy.name,
  direction: policy.direction,
  thresholds: {
    large_amount_usd: policy.thresholds.largeAmountUsd,
    large_amount_usd_by_token: policy.thresholds.largeAmountUsdByToken,
    little_history_checks: policy.thresholds.littleHistoryChecks,
    structuring_checks: policy.thresholds.structuringChecks,
    structuring_to_anybody: policy.thresholds.structuringToAnybody,
    structuring_lower_share: policy.thresholds.structuringLowerShare,
    velocity_checks_per_hour: policy.thresholds.velocityChecksPerHour,
    illicit_confidence: policy.thresholds.illicitConfidence,
    illicit_confidence_by_category: policy.thresholds.illicitConfidenceByCategory,
    clean_confidence: policy.thresholds.cleanConfidence,
    ...(policy.thresholds.indirectDustUsd !== undefined && { indirect_dust_usd: policy.thresholds.indirectDustUsd }),
    ...(policy.thresholds.claimWorthUsd !== undefined && { claim_worth_usd: policy.thresholds.claimWorthUsd }),
  },
  required_sources: [...policy.requiredSources],
  optional_sources: [...policy.optionalSources],
  fail_modes: policy.failModes.map((mode) => ({ ...mode })),
  max_age_seconds_by_source: policy.maxAgeSecondsBySource,
  max_age_seconds_by_category: policy.maxAgeSecondsByCategory,
  unlimited_approval_spenders: policy.unlimitedApprovalSpenders.map(({ chain, key }) => ({ chain, address: key })),
  ...(policy.confirmableSeconds !== undefined && { confirmable_seconds: policy.confirmableSeconds }),
  ...(policy.dispositionFourEyes === true && { disposition_four_eyes: true }),
  ...(policy.shadow !== undefined && {
    shadow_policy: { policy_id: policy.shadow.policyId, version: policy.shadow.version },
  }),
  finding_actions: policy.findingActions,
  rules: ownRules(policy).map(toDocumentRule),
});

/** The rules that a document of this direction does not have by itself. */
const ownRules = ({ direction, findingActions, rules }: Policy): readonly PolicyRule[] => {
  const base = BUILT_IN_POLICIES.find(({ policyId }) => policyId === `${direction}_default`)?.rules ?? [];
  const given = base.flatMap((rule) => inherited(rule, findingActions));
  return isDeepStrictEqual(rules.slice(0, given.length), given) ? rules.slice(given.length) : rules;
};

const toDocumentRule = ({
  ruleId,
  description,
  when,
  action,
}: PolicyRule): NonNullable<PolicyDocument['rules']>[number] => ({
  rule_id: ruleId,
  description,
  when: {
    ...(when.findingCodes && { finding_codes: [...when.findingCodes] as FindingCode[] }),
    ...(when.categories && { categories: [...when.categories] }),
    ...(when.exposures && { exposures: [...when.exposures] }),
    ...(when.minConfidence !== undefined && { min_confidence: when.minConfidence }),
    ...(when.minShare !== undefined && { min_share: when.minShare }),
    ...(when.freshness && { freshness: [...when.freshness] }),
    ...(when.actionKinds && { action_kinds: [...when.actionKinds] }),
    ...(when.functions && { functions: [...when.functions] }),
    ...(when.spenders && { spenders: [...when.spenders] }),
  },
  action,
});
