import type { Finding } from '../../decision/finding.js';
import type { CheckCoverage } from '../../decision/check-coverage.js';
import type { Decision } from '../../decision/decide.js';
import type { ProofOfDecision } from '../../decision/proof-of-decision.js';
import type { ScreeningSummary } from '../../decision/screening-summary.js';
import type { PolicyTrace } from '../../decision/trace.js';
import { listOf, orAbsent, orNull, plain, row } from '../../shared/columns.js';

const FINDING = row<Finding>({
  code: plain(),
  source: plain(),
  severity: plain(),
  message: plain(),
  recommendedAction: plain(),
  defaultAction: plain(),
  fields: plain(),
  evidenceIds: plain(),
  measures: plain(),
  says: plain(),
  params: plain(),
  isAllowed: orAbsent(plain()),
});

const PROOF = row<ProofOfDecision>({
  status: plain(),
  recordVersion: plain(),
  intent: row<ProofOfDecision['intent']>({
    comparison: plain(),
    expectedToAddress: plain(),
    proposedToAddress: plain(),
  }),
  evidenceCodes: plain(),
});

/** Rules that were evaluated, and the freshness of evidence, are rare: they keep the names of their members. */
export const DECISION = row<Decision>({
  recommendedAction: plain(),
  riskScore: plain(),
  riskLevel: plain(),
  networkValid: plain(),
  findings: listOf(FINDING),
  warnings: plain(),
  proofOfDecision: orNull(PROOF),
  policyTrace: row<PolicyTrace>({
    policyId: plain(),
    version: plain(),
    name: plain(),
    changedActions: plain(),
    rules: plain(),
  }),
  screening: row<ScreeningSummary>({
    subjectAddress: plain(),
    providerMode: plain(),
    staleProviders: plain(),
    requiredLists: plain(),
    freshness: plain(),
  }),
  coverage: row<CheckCoverage>({
    basis: plain(),
    level: plain(),
    sanctionsLists: plain(),
    threatLists: plain(),
    screeningVendors: plain(),
    oldestListAsOf: plain(),
    pricesAsOf: plain(),
    notAnswered: plain(),
  }),
  comparison: plain(),
});
