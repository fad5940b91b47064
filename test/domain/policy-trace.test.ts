import { expect } from 'chai';
import { freshnessOf } from '../../domain/evidence.js';
import type { Policy, PolicyCondition } from '../../domain/policy.js';
import { evidenceAbout, NOW_MS, OUTGOING_DEFAULT, OUTGOING_STRICT, RECIPIENT, SENDER } from '../support/builders.js';
import { decided, findingOf } from '../support/deciding.js';

const withRule = (when: PolicyCondition, action: 'ALLOW' | 'REVIEW' | 'BLOCK' = 'BLOCK'): Policy => ({
  ...OUTGOING_DEFAULT,
  policyId: 'custom',
  rules: [{ ruleId: 'the-rule', description: 'A rule', when, action }],
});

const feed = { source: { id: 'feed', name: 'Feed', kind: 'external_feed' }, basis: 'attribution', category: 'gambling', exposure: 'direct', confidence: 0.6, share: 0.3, observedAt: '2026-11-20T12:00:00.000Z', maxAgeSeconds: 864_000 } as const;
const evidence = [evidenceAbout(RECIPIENT, feed)];

describe('policy: actions by finding code', () => {
  it('makes a finding stricter, and keeps default and effective action in the trace', () => {
    const decision = decided({ amount: '0' }, {}, { ...OUTGOING_DEFAULT, findingActions: { zero_amount: 'BLOCK' } });
    expect(findingOf(decision, 'zero_amount')).to.include({ recommendedAction: 'BLOCK', defaultAction: 'REVIEW' });
    expect(decision.policyTrace.changedActions).to.deep.equal([{ code: 'zero_amount', defaultAction: 'REVIEW', effectiveAction: 'BLOCK' }]);
    expect(decision.recommendedAction).to.equal('BLOCK');
  });

  it('relaxes a finding only where the policy names its code, and never its severity or score', () => {
    const decision = decided({ amount: '0' }, {}, { ...OUTGOING_DEFAULT, findingActions: { zero_amount: 'ALLOW' } });
    expect([decision.recommendedAction, decision.riskScore]).to.deep.equal(['ALLOW', 10]);
  });

  it('relaxes nothing that may not be relaxed', () => {
    const policy: Policy = { ...OUTGOING_DEFAULT, findingActions: { recipient_mismatch: 'ALLOW', screening_degraded: 'ALLOW', large_transaction_amount: 'ALLOW' } };
    expect(decided({ expectedTo: SENDER }, {}, policy).recommendedAction).to.equal('BLOCK');
    expect(decided({}, { evidence: null }, policy).recommendedAction).to.equal('REVIEW');
    expect(decided({ amount: '50000' }, { history: null }, policy).recommendedAction).to.equal('REVIEW');
  });

  it('relaxes no exposure that rests on sanctions', () => {
    const policy: Policy = { ...OUTGOING_DEFAULT, findingActions: { indirect_exposure: 'ALLOW' } };
    expect(decided({}, { evidence }, policy).recommendedAction).to.equal('ALLOW');
    expect(decided({}, { evidence: [evidenceAbout(RECIPIENT, { ...feed, category: 'sanctions' })] }, policy).recommendedAction).to.equal('REVIEW');
  });

  it('has a strict policy that stops what the default one reviews', () => {
    const intent = { counterpartyName: 'verified' };
    expect(decided(intent).recommendedAction).to.equal('REVIEW');
    expect(decided(intent, {}, OUTGOING_STRICT).recommendedAction).to.equal('BLOCK');
  });
});

describe('policy: rules', () => {
  const matching: readonly PolicyCondition[] = [
    { findingCodes: ['indirect_exposure'] },
    { categories: ['gambling'] },
    { exposures: ['direct'] },
    { minConfidence: 0.6 },
    { minShare: 0.3 },
    { freshness: ['CURRENT'] },
    { findingCodes: ['indirect_exposure'], categories: ['gambling'], exposures: ['direct', 'ownership'], minConfidence: 0.5, minShare: 0.1, freshness: ['CURRENT'] },
  ];
  for (const when of matching) {
    it(`matches by ${Object.keys(when).join(', ')} and takes part in the action`, () => {
      const decision = decided({}, { evidence }, withRule(when));
      expect(decision.policyTrace.rules[0]).to.deep.include({ ruleId: 'the-rule', matched: true, action: 'BLOCK', evidenceIds: [evidence[0]?.evidenceId] });
      expect(decision.recommendedAction).to.equal('BLOCK');
    });
  }

  const missing: readonly PolicyCondition[] = [
    {},
    { findingCodes: ['zero_amount'] },
    { categories: ['mixer'] },
    { exposures: ['indirect'] },
    { minConfidence: 0.61 },
    { minShare: 0.31 },
    { freshness: ['STALE', 'UNKNOWN'] },
    { categories: ['gambling'], minConfidence: 0.9 },
  ];
  for (const when of missing) {
    it(`does not match by ${JSON.stringify(when)}, and keeps what was compared`, () => {
      const decision = decided({}, { evidence }, withRule(when));
      const [rule] = decision.policyTrace.rules;
      expect(rule).to.deep.include({ matched: false, evidenceIds: [], findingCodes: [] });
      expect(rule?.comparisons).to.have.length(Object.keys(when).length);
      expect(rule?.comparisons.every((comparison) => comparison.holds)).to.equal(Object.keys(when).length === 0);
      expect(decision.recommendedAction).to.equal('REVIEW');
    });
  }

  it('needs one record that satisfies everything, not two halves', () => {
    const halves = [evidenceAbout(RECIPIENT, { ...feed, confidence: 0.1 }), evidenceAbout(RECIPIENT, { ...feed, evidenceId: 'evd_b', category: 'high_risk_exchange', confidence: 0.9 })];
    const decision = decided({}, { evidence: halves }, withRule({ categories: ['gambling'], minConfidence: 0.5 }));
    expect(decision.policyTrace.rules[0]?.matched).to.equal(false);
  });

  it('never relaxes by an ALLOW rule', () => {
    expect(decided({}, { evidence }, withRule({ categories: ['gambling'] }, 'ALLOW')).recommendedAction).to.equal('REVIEW');
  });

  it('shows the values that were compared', () => {
    const [rule] = decided({}, { evidence }, withRule({ minConfidence: 0.9 })).policyTrace.rules;
    expect(rule?.comparisons).to.deep.equal([{ what: 'min_confidence', expected: [0.9], actual: [0.6], holds: false }]);
  });
});

describe('freshness', () => {
  const at = (date: string | null, maxAgeSeconds: number | null) => freshnessOf(date, maxAgeSeconds, NOW_MS);

  it('is current up to and including the maximum age, and stale after it', () => {
    expect(at('2026-11-21T11:00:00.000Z', 3600)).to.deep.equal({ status: 'CURRENT', ageSeconds: 3600, maxAgeSeconds: 3600 });
    expect(at('2026-11-21T10:59:59.000Z', 3600).status).to.equal('STALE');
  });

  it('is unknown without a date, without a maximum, and for a date that is none', () => {
    for (const freshness of [at(null, 60), at('2026-11-21', null), at('yesterday', 60)]) expect(freshness.status).to.equal('UNKNOWN');
  });

  it('counts a date in the future as age 0', () => {
    expect(at('2030-01-01', 60)).to.deep.equal({ status: 'CURRENT', ageSeconds: 0, maxAgeSeconds: 60 });
  });

  it('takes the shortest of the source’s and the policy’s maximum', () => {
    const stale = evidenceAbout(RECIPIENT, { ...feed, category: 'mixer', confidence: 1, observedAt: '2026-11-20T00:00:00.000Z' });
    expect(decided({}, { evidence: [stale] }).recommendedAction).to.equal('BLOCK');
    for (const policy of [{ maxAgeSecondsBySource: { feed: 3600 } }, { maxAgeSecondsByCategory: { mixer: 3600 } }]) {
      expect(decided({}, { evidence: [stale] }, { ...OUTGOING_DEFAULT, ...policy }).recommendedAction).to.equal('REVIEW');
    }
  });
});

describe('proof of decision', () => {
  it('is there only where something of the intent was supplied', () => {
    expect(decided().proofOfDecision).to.equal(null);
    for (const intent of [{ expectedTo: RECIPIENT }, { intentReference: 'order 7' }, { counterpartyName: 'Example GmbH' }]) {
      expect(decided(intent).proofOfDecision?.recordVersion).to.equal('0.1');
    }
  });

  it('is unverified without an expected recipient, and then says that none was given', () => {
    expect(decided({ intentReference: 'order 7' }).proofOfDecision).to.deep.equal({
      status: 'UNVERIFIED',
      recordVersion: '0.1',
      intent: { comparison: 'NOT_PROVIDED', expectedToAddress: null, proposedToAddress: RECIPIENT },
      evidenceCodes: [],
    });
  });

  it('gives addresses back as they were sent', () => {
    const shouted = `0x${RECIPIENT.slice(2).toUpperCase()}`;
    expect(decided({ expectedTo: shouted }).proofOfDecision?.intent).to.deep.equal({ comparison: 'MATCH', expectedToAddress: shouted, proposedToAddress: RECIPIENT });
  });
});
