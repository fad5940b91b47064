import { FINDING_BY_CODE, type FindingCode } from '../../../domain/findings/index.js';
import { tokenKey } from '../../../domain/intent/token-key.js';
import { parseAddress } from '../../../domain/intent/address.js';
import type { Chain } from '../../../domain/chains/index.js';
import { BUILT_IN_POLICIES } from '../../../domain/policy/built-in.js';
import type { NamedSpender, Policy, PolicyThresholds } from '../../../domain/policy/policy.js';
import { type Action, isStricter } from '../../../domain/verdict/action.js';
import { accountKey, canonicalFunction } from './policy-mistakes.js';
import type { PolicyDocument } from './policy-schema.js';

/** The policy that a document means. What it leaves out is as in the built-in default policy of its direction. */
export const toPolicy = (document: PolicyDocument, version: number): Policy => {
  const base = BUILT_IN_POLICIES.find((policy) => policy.policyId === `${document.direction}_default`);
  if (base === undefined) throw new Error(`There is no built-in default policy for ${document.direction}`);
  return {
    policyId: document.policy_id,
    version,
    name: document.name,
    direction: document.direction,
    thresholds: toThresholds(document.thresholds ?? {}, base.thresholds),
    requiredSources: document.required_sources ?? base.requiredSources,
    optionalSources: document.optional_sources ?? base.optionalSources,
    failModes: document.fail_modes ?? base.failModes,
    maxAgeSecondsBySource: document.max_age_seconds_by_source ?? base.maxAgeSecondsBySource,
    maxAgeSecondsByCategory:
      (document.max_age_seconds_by_category as Policy['maxAgeSecondsByCategory'] | undefined) ??
      base.maxAgeSecondsByCategory,
    findingActions: (document.finding_actions as Policy['findingActions'] | undefined) ?? base.findingActions,
    rules: [
      ...base.rules.flatMap((rule) => inherited(rule, document.finding_actions ?? {})),
      ...(document.rules ?? []).map(toRule),
    ],
    unlimitedApprovalSpenders: (document.unlimited_approval_spenders ?? []).map(toSpender),
    ...(document.confirmable_seconds !== undefined && { confirmableSeconds: document.confirmable_seconds }),
    ...(document.disposition_four_eyes === true && { dispositionFourEyes: true }),
  };
};

/** The document was judged before: its addresses are those of their chains. */
const toSpender = ({ chain, address }: { readonly chain: Chain; readonly address: string }): NamedSpender => ({
  chain,
  key: parseAddress(chain, address).key ?? address,
});

/** A rule of the default policy, without the codes that the document relaxes: it must not undo that. */
export const inherited = (
  rule: Policy['rules'][number],
  actions: NonNullable<PolicyDocument['finding_actions']>,
): Policy['rules'] => {
  const { findingCodes } = rule.when;
  if (findingCodes === undefined) return [rule];
  const isRelaxed = (code: string): boolean => {
    const wanted = actions[code as FindingCode] as Action | undefined;
    return wanted !== undefined && isStricter(FINDING_BY_CODE[code as FindingCode].action, wanted);
  };
  const kept = findingCodes.filter((code) => !isRelaxed(code));
  return kept.length === 0 ? [] : [{ ...rule, when: { ...rule.when, findingCodes: kept } }];
};

const toRule = (rule: NonNullable<PolicyDocument['rules']>[number]): Policy['rules'][number] => ({
  ruleId: rule.rule_id,
  description: rule.description,
  action: rule.action,
  when: {
    ...(rule.when.finding_codes && { findingCodes: rule.when.finding_codes }),
    ...(rule.when.categories && { categories: rule.when.categories }),
    ...(rule.when.exposures && { exposures: rule.when.exposures }),
    ...(rule.when.min_confidence !== undefined && { minConfidence: rule.when.min_confidence }),
    ...(rule.when.min_share !== undefined && { minShare: rule.when.min_share }),
    ...(rule.when.freshness && { freshness: rule.when.freshness }),
    ...(rule.when.action_kinds && { actionKinds: rule.when.action_kinds }),
    ...(rule.when.functions && { functions: rule.when.functions.map((text) => canonicalFunction(text) ?? text) }),
    ...(rule.when.spenders && { spenders: rule.when.spenders.map((account) => accountKey(account) ?? account) }),
  },
});

const toThresholds = (given: NonNullable<PolicyDocument['thresholds']>, base: PolicyThresholds): PolicyThresholds => ({
  largeAmountUsd: given.large_amount_usd ?? base.largeAmountUsd,
  largeAmountUsdByToken: upperCaseKeys(given.large_amount_usd_by_token) ?? base.largeAmountUsdByToken,
  littleHistoryChecks: given.little_history_checks ?? base.littleHistoryChecks,
  structuringChecks: given.structuring_checks ?? base.structuringChecks,
  structuringToAnybody: given.structuring_to_anybody ?? base.structuringToAnybody,
  structuringLowerShare: given.structuring_lower_share ?? base.structuringLowerShare,
  velocityChecksPerHour:
    given.velocity_checks_per_hour === undefined ? base.velocityChecksPerHour : given.velocity_checks_per_hour,
  illicitConfidence: given.illicit_confidence ?? base.illicitConfidence,
  illicitConfidenceByCategory:
    (given.illicit_confidence_by_category as PolicyThresholds['illicitConfidenceByCategory'] | undefined) ??
    base.illicitConfidenceByCategory,
  cleanConfidence: given.clean_confidence ?? base.cleanConfidence,
  ...stated('indirectDustUsd', given.indirect_dust_usd ?? base.indirectDustUsd),
  ...stated('claimWorthUsd', given.claim_worth_usd ?? base.claimWorthUsd),
});

const stated = (name: 'indirectDustUsd' | 'claimWorthUsd', usd: number | undefined): Partial<PolicyThresholds> =>
  usd === undefined ? {} : { [name]: usd };

const upperCaseKeys = (
  record: Readonly<Record<string, number>> | undefined,
): Readonly<Record<string, number>> | undefined =>
  record === undefined
    ? undefined
    : Object.fromEntries(Object.entries(record).map(([symbol, value]) => [tokenKey(symbol), value]));
