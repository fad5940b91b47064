import type { Policy, PolicyThresholds } from './policy.js';

const DEFAULT_THRESHOLDS: PolicyThresholds = {
  largeAmountUsd: 10_000,
  largeAmountUsdByToken: {},
  littleHistoryChecks: 3,
  structuringChecks: 3,
  structuringLowerShare: 0.8,
  velocityChecksPerHour: null,
  illicitConfidence: 0.8,
  illicitConfidenceByCategory: {},
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
};

const OUTGOING_STRICT: Policy = {
  ...OUTGOING_DEFAULT,
  policyId: 'outgoing_strict',
  name: 'Outgoing transactions, strict',
  thresholds: { ...DEFAULT_THRESHOLDS, largeAmountUsd: 1_000, littleHistoryChecks: 5, velocityChecksPerHour: 60 },
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
    burn_address_recipient: 'BLOCK',
  },
};

/** The policies that every partner can use. Their documents never change: a change is a new version. */
export const BUILT_IN_POLICIES: readonly Policy[] = [OUTGOING_DEFAULT, OUTGOING_STRICT];
