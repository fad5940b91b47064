import type { Coverage } from '../../../domain/facts/coverage.js';
import { intentOf } from '../../../domain/intent/intent-of.js';
import { type CheckRecord, type CheckTimings, RECORD_SCHEMA_VERSION } from '../../../domain/record/record.js';
import { NO_FACTS } from '../../support/no-sources.js';

export const PARTNER_ID = 'prt_01h455vb4pex5vsknk084sn02q';
export const RECIPIENT = '0x1111111111111111111111111111111111111111';
export const SENDER = '0x2222222222222222222222222222222222222222';

export const TIMINGS: CheckTimings = { parseMs: 0.125, gatherMs: 1.5, decideMs: 0.25 };

const coverage = (capability: Coverage['capability']): Coverage => ({
  provider: 'local-test',
  capability,
  kind: 'local',
  mandatory: true,
  status: 'answered',
  reason: null,
  asOf: '2026-11-01',
  note: '0 imported lists',
});

const address = (given: string) => ({ given, key: given, problem: null });

/** Something of each kind. */
const FACTS: CheckRecord['facts'] = {
  history: {
    value: {
      earlierChecks: [{ usd: 25 }, { asset: 'ethereum/NEW', amount: 0.5 }],
      lookalikes: [{ key: SENDER, paid: true, since: '2026-11-20', signed: { usd: 25 }, listed: false }],
      references: 3,
      clearedOn: null,
      recipient: null,
      bandPaymentsLastDay: 0,
      checksLastHour: null,
      payees: [],
    },
    coverage: coverage('recipient_history'),
  },
  token: {
    value: {
      knownOnChain: true,
      completeForAllChains: true,
      native: false,
      decimals: 6,
      officialContracts: [RECIPIENT],
      referencePriceUsd: '1',
      pricedAt: '2026-11-01',
      pegged: true,
      imitates: [],
      tokenContracts: [],
      variants: [],
      others: [],
    },
    coverage: coverage('token_registry'),
  },
  ...NO_FACTS,
  contracts: [],
  simulation: [
    { value: null, coverage: { ...coverage('transaction_simulation'), status: 'unavailable', reason: 'timeout' } },
  ],
  screening: [
    {
      value: {
        evidence: [
          {
            evidenceId: 'evd_01h455vb4pex5vsknk084sn02q',
            subjectKey: RECIPIENT,
            category: 'stolen_funds',
            basis: 'attribution',
            exposure: 'indirect',
            severity: 'MEDIUM',
            confidence: 0.4,
            source: { id: 'demo', name: 'Demonstration', kind: 'demonstration' },
            reference: 'DEMO-1',
            observedAt: '2026-11-20T00:00:00.000Z',
            publishedAt: null,
            maxAgeSeconds: 2_592_000,
            demonstration: true,
            tokenContractOn: null,
            officialToken: null,
            missingParts: [],
            attribution: null,
            path: [{ address: SENDER, label: null, role: 'origin', transactionReference: null }],
            share: 0.1,
          },
        ],
        lists: [
          {
            source: 'demo',
            publishedAt: '2026-11-01',
            maxAgeSeconds: null,
            rows: 1,
            sha256: '0'.repeat(64),
            categories: ['scam_fraud'],
          },
        ],
      },
      coverage: coverage('address_screening'),
    },
  ],
};

const COVERAGE: CheckRecord['decision']['coverage'] = {
  basis: 'declared',
  level: null,
  sanctionsLists: 0,
  threatLists: 1,
  screeningVendors: 0,
  oldestListAsOf: '2026-11-01',
  pricesAsOf: '2026-11-01',
  notAnswered: [
    {
      provider: 'local-test',
      capability: 'transaction_simulation',
      status: 'unavailable',
      reason: 'timeout',
    },
  ],
};

/** A record with something in every part. */
export const recordOf = (requestId: string): CheckRecord => ({
  schemaVersion: RECORD_SCHEMA_VERSION,
  engineVersion: '1.0.0',
  requestId,
  scope: { partnerId: PARTNER_ID, environment: 'sandbox' },
  keyId: '0a1b2c3d',
  checkedAt: '2026-11-21T10:00:00.000Z',
  intent: intentOf({
    kind: 'transfer',
    kindRule: 'payment',
    direction: 'outgoing',
    chain: 'ethereum',
    addresses: {
      from_address: address(SENDER),
      to_address: address(RECIPIENT),
      contract_address: null,
      expected_to_address: address(RECIPIENT),
    },
    token: 'USDC',
    amount: '25000',
    approval: { kind: 'tokens', given: '1', value: '1' },
    permissions: [],
    contractVerified: null,
    counterpartyName: null,
    intentReference: 'invoice 1',
    policyId: null,
    contractIsToken: false,
  }),
  payload: null,
  facts: FACTS,
  policy: { policyId: 'outgoing_default', version: 1, sha256: '0'.repeat(64) },
  decision: {
    comparison: [],
    recommendedAction: 'REVIEW',
    riskScore: 30,
    riskLevel: 'MEDIUM',
    networkValid: true,
    findings: [
      {
        code: 'large_transaction_amount',
        source: 'risk',
        severity: 'MEDIUM',
        message: 'A large amount goes to a recipient with little history. Confirm it by another channel.',
        recommendedAction: 'REVIEW',
        defaultAction: 'REVIEW',
        fields: ['to_address'],
        evidenceIds: [],
        measures: [{ name: 'value_usd', actual: '25000', threshold: 10_000 }],
        says: 'seen',
        params: {},
      },
    ],
    warnings: ['A large amount goes to a recipient with little history. Confirm it by another channel.'],
    proofOfDecision: {
      status: 'VERIFIED',
      recordVersion: '0.1',
      intent: { comparison: 'MATCH', expectedToAddress: RECIPIENT, proposedToAddress: RECIPIENT },
      evidenceCodes: [],
    },
    policyTrace: {
      policyId: 'outgoing_default',
      version: 1,
      name: 'Outgoing, default',
      changedActions: [],
      rules: [
        {
          ruleId: 'none',
          description: 'Never matches.',
          action: 'BLOCK',
          matched: false,
          comparisons: [{ what: 'min_confidence', expected: [0.8], actual: [0.4], holds: false }],
          evidenceIds: [],
          findingCodes: [],
        },
      ],
    },
    screening: {
      subjectAddress: RECIPIENT,
      providerMode: 'degraded',
      staleProviders: [],
      requiredLists: [],
      freshness: [
        {
          evidenceId: 'evd_01h455vb4pex5vsknk084sn02q',
          status: 'CURRENT',
          ageSeconds: 3_600,
          maxAgeSeconds: 2_592_000,
        },
      ],
    },
    coverage: COVERAGE,
  },
});
