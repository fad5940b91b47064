import type { Policy, PolicyRule, PolicyThresholds } from './policy.js';

const DEFAULT_THRESHOLDS: PolicyThresholds = {
  largeAmountUsd: 10_000,
  largeAmountUsdByToken: {},
  littleHistoryChecks: 3,
  structuringChecks: 3,
  structuringToAnybody: false,
  structuringLowerShare: 0.8,
  velocityChecksPerHour: null,
  illicitConfidence: 0.8,
  illicitConfidenceByCategory: {},
  cleanConfidence: 0.7,
};

const OUTGOING_DEFAULT: Policy = {
  policyId: 'outgoing_default',
  version: 1,
  name: 'Outgoing transactions, default',
  direction: 'outgoing',
  thresholds: DEFAULT_THRESHOLDS,
  requiredSources: [],
  optionalSources: [],
  failModes: [],
  maxAgeSecondsBySource: {},
  maxAgeSecondsByCategory: {},
  findingActions: {},
  rules: [],
  unlimitedApprovalSpenders: [],
};

const OUTGOING_STRICT: Policy = {
  ...OUTGOING_DEFAULT,
  policyId: 'outgoing_strict',
  name: 'Outgoing transactions, strict',
  thresholds: {
    ...DEFAULT_THRESHOLDS,
    largeAmountUsd: 1_000,
    littleHistoryChecks: 5,
    structuringToAnybody: true,
    velocityChecksPerHour: 60,
  },
  findingActions: {
    value_unknown: 'REVIEW',
    new_recipient: 'REVIEW',
    token_not_recognized: 'BLOCK',
    unverified_upgradeable_contract: 'BLOCK',
    approval_spender_unverified: 'BLOCK',
    operator_approval_for_all: 'BLOCK',
    asset_drain_permission: 'BLOCK',
    self_asserted_trust: 'BLOCK',
    deceptive_text: 'BLOCK',
    disputed_listing: 'BLOCK',
    listed_on_another_chain: 'BLOCK',
    burn_address_recipient: 'BLOCK',
  },
};

/** Says in the answer to an incoming check why its action came out as it did. The actions are those of the findings. */
const INCOMING_RULES: readonly PolicyRule[] = [
  {
    ruleId: 'listed_address',
    description: 'An address of the payment stands on a sanctions list or on a list of scams and thefts.',
    when: { findingCodes: ['sanctioned_address', 'listed_scam_address'] },
    action: 'BLOCK',
  },
  {
    ruleId: 'illicit_exposure_high_confidence',
    description:
      'A source attributes an address of the payment to an illicit category: by ownership or directly, with high ' +
      'confidence, on current data.',
    when: { findingCodes: ['illicit_exposure'] },
    action: 'BLOCK',
  },
  {
    ruleId: 'exposure_indirect_or_uncertain',
    description: 'A source sees exposure that is indirect, less certain, not current, or of an elevated-risk kind.',
    when: { findingCodes: ['indirect_exposure'] },
    action: 'REVIEW',
  },
  {
    ruleId: 'provenance_degraded',
    description: 'A required source did not answer or holds data past its maximum age.',
    when: { findingCodes: ['provenance_degraded', 'screening_degraded', 'simulation_unavailable'] },
    action: 'REVIEW',
  },
  {
    ruleId: 'provenance_incomplete',
    description: 'What is known about the source of funds lacks required parts.',
    when: { findingCodes: ['provenance_incomplete'] },
    action: 'REVIEW',
  },
  {
    ruleId: 'provenance_stale',
    description: 'What is known about the source of funds is older than its maximum age.',
    when: { findingCodes: ['provenance_stale'] },
    action: 'REVIEW',
  },
  {
    ruleId: 'provenance_unclear',
    description: 'Nothing reliable is known about the source of funds.',
    when: { findingCodes: ['provenance_unclear'] },
    action: 'REVIEW',
  },
  {
    ruleId: 'clean_provenance_current',
    description:
      'The source of funds is attributed to a regulated service or a verified counterparty, on current data.',
    when: {
      categories: ['regulated_service', 'verified_counterparty'],
      exposures: ['ownership', 'direct'],
      minConfidence: 0.7,
      freshness: ['CURRENT'],
    },
    action: 'ALLOW',
  },
];

const INCOMING_DEFAULT: Policy = {
  ...OUTGOING_DEFAULT,
  policyId: 'incoming_default',
  name: 'Incoming funds, default',
  direction: 'incoming',
  rules: INCOMING_RULES,
};

const WEEK_SECONDS = 604_800;

const INCOMING_STRICT: Policy = {
  ...INCOMING_DEFAULT,
  policyId: 'incoming_strict',
  name: 'Incoming funds, strict',
  thresholds: { ...DEFAULT_THRESHOLDS, illicitConfidence: 0.5, cleanConfidence: 0.9 },
  maxAgeSecondsByCategory: { regulated_service: WEEK_SECONDS, verified_counterparty: WEEK_SECONDS },
  findingActions: {
    indirect_exposure: 'BLOCK',
    disputed_listing: 'BLOCK',
    listed_on_another_chain: 'BLOCK',
    provenance_incomplete: 'BLOCK',
    burn_address_recipient: 'BLOCK',
  },
};

/** The policies that every partner can use. Their documents never change: a change is a new version. */
export const BUILT_IN_POLICIES: readonly Policy[] = [
  OUTGOING_DEFAULT,
  OUTGOING_STRICT,
  INCOMING_DEFAULT,
  INCOMING_STRICT,
];
