import { expect } from 'chai';
import type { Policy, PolicyCondition } from '../../../domain/policy/policy.js';
import { OUTGOING_DEFAULT, OUTGOING_STRICT, RECIPIENT, SENDER } from '../../support/builders.js';
import { evidenceAbout, GAMBLING_EXPOSURE as feed, NO_HISTORY } from '../../support/facts.js';
import { decided, findingOf } from '../../support/deciding.js';

const withRule = (when: PolicyCondition, action: 'ALLOW' | 'REVIEW' | 'BLOCK' = 'BLOCK'): Policy => ({
  ...OUTGOING_DEFAULT,
  policyId: 'custom',
  rules: [{ ruleId: 'the-rule', description: 'A rule', when, action }],
});

const evidence = [evidenceAbout(RECIPIENT, feed)];

describe('policy: actions by finding code', () => {
  it('makes a finding stricter, and keeps default and effective action in the trace', () => {
    const decision = decided({ amount: '0' }, {}, { ...OUTGOING_DEFAULT, findingActions: { zero_amount: 'BLOCK' } });
    expect(findingOf(decision, 'zero_amount')).to.include({ recommendedAction: 'BLOCK', defaultAction: 'REVIEW' });
    expect(decision.policyTrace.changedActions).to.deep.equal([
      { code: 'zero_amount', defaultAction: 'REVIEW', effectiveAction: 'BLOCK' },
    ]);
    expect(decision.recommendedAction).to.equal('BLOCK');
  });

  it('relaxes a finding only where the policy names its code, and never its severity or score', () => {
    const decision = decided({ amount: '0' }, {}, { ...OUTGOING_DEFAULT, findingActions: { zero_amount: 'ALLOW' } });
    expect([decision.recommendedAction, decision.riskScore]).to.deep.equal(['ALLOW', 10]);
  });

  it('relaxes nothing that may not be relaxed', () => {
    const policy: Policy = {
      ...OUTGOING_DEFAULT,
      findingActions: { recipient_mismatch: 'ALLOW', screening_degraded: 'ALLOW', large_transaction_amount: 'ALLOW' },
    };
    expect(decided({ expectedTo: SENDER }, {}, policy).recommendedAction).to.equal('BLOCK');
    expect(decided({}, { evidence: null }, policy).recommendedAction).to.equal('REVIEW');
    expect(decided({ amount: '50000' }, { history: null }, policy).recommendedAction).to.equal('REVIEW');
  });

  it('says in the trace which relaxation of a published policy is ignored, and applies the rest of it', () => {
    const policy: Policy = {
      ...OUTGOING_DEFAULT,
      findingActions: { recipient_mismatch: 'REVIEW', zero_amount: 'ALLOW' },
    };
    const ignored = decided({ expectedTo: SENDER, amount: '0' }, {}, policy);
    expect(ignored.recommendedAction).to.equal('BLOCK');
    expect(ignored.policyTrace.rules.map(({ description }) => description)).to.include(
      'The finding recipient_mismatch acts by itself. The policy asks for REVIEW instead, which is ignored: it may ' +
        'not relax this.',
    );
    expect(ignored.policyTrace.changedActions.map(({ code }) => code)).to.deep.equal(['zero_amount']);
    const relaxed = decided({ amount: '0' }, {}, policy);
    expect(relaxed.policyTrace.rules.map(({ description }) => description).join()).not.to.include('ignored');
  });

  it('relaxes no exposure that rests on sanctions', () => {
    const policy: Policy = { ...OUTGOING_DEFAULT, findingActions: { indirect_exposure: 'ALLOW' } };
    expect(decided({}, { evidence }, policy).recommendedAction).to.equal('ALLOW');
    expect(
      decided({}, { evidence: [evidenceAbout(RECIPIENT, { ...feed, category: 'sanctions' })] }, policy)
        .recommendedAction,
    ).to.equal('REVIEW');
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
    {
      findingCodes: ['indirect_exposure'],
      categories: ['gambling'],
      exposures: ['direct', 'ownership'],
      minConfidence: 0.5,
      minShare: 0.1,
      freshness: ['CURRENT'],
    },
  ];
  for (const when of matching)
    it(`matches by ${Object.keys(when).join(', ')} and takes part in the action`, () => {
      const decision = decided({}, { evidence }, withRule(when));
      expect(decision.policyTrace.rules[0]).to.deep.include({
        ruleId: 'the-rule',
        matched: true,
        action: 'BLOCK',
        evidenceIds: [evidence[0]?.evidenceId],
      });
      expect(decision.recommendedAction).to.equal('BLOCK');
    });

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
  for (const when of missing)
    it(`does not match by ${JSON.stringify(when)}, and keeps what was compared`, () => {
      const decision = decided({}, { evidence }, withRule(when));
      const [rule] = decision.policyTrace.rules;
      expect(rule).to.deep.include({ matched: false, evidenceIds: [], findingCodes: [] });
      expect(rule?.comparisons).to.have.length(Object.keys(when).length);
      expect(rule?.comparisons.every((comparison) => comparison.holds)).to.equal(Object.keys(when).length === 0);
      expect(decision.recommendedAction).to.equal('REVIEW');
    });

  it('needs one record that satisfies everything, not two halves', () => {
    const halves = [
      evidenceAbout(RECIPIENT, { ...feed, confidence: 0.1 }),
      evidenceAbout(RECIPIENT, { ...feed, evidenceId: 'evd_b', category: 'high_risk_exchange', confidence: 0.9 }),
    ];
    const decision = decided({}, { evidence: halves }, withRule({ categories: ['gambling'], minConfidence: 0.5 }));
    expect(decision.policyTrace.rules[0]?.matched).to.equal(false);
  });

  it('never relaxes by an ALLOW rule', () =>
    expect(decided({}, { evidence }, withRule({ categories: ['gambling'] }, 'ALLOW')).recommendedAction).to.equal(
      'REVIEW',
    ));

  it('names the findings that it matched by, each code once, and none where it matched by evidence alone', () => {
    const both = [...evidence, evidenceAbout(SENDER, { ...feed, evidenceId: 'evd_b' })];
    const [byCode] = decided({}, { evidence: both }, withRule({ findingCodes: ['indirect_exposure', 'zero_amount'] }))
      .policyTrace.rules;
    expect(byCode).to.deep.include({
      findingCodes: ['indirect_exposure'],
      evidenceIds: [evidence[0]?.evidenceId, 'evd_b'],
    });
    expect(
      decided({}, { evidence: both }, withRule({ categories: ['gambling'] })).policyTrace.rules[0]?.findingCodes,
    ).to.deep.equal([]);
  });

  it('asks of the evidence of the findings that it names, not of any other', () => {
    const decision = decided(
      { amount: '0' },
      { evidence },
      withRule({ findingCodes: ['zero_amount'], categories: ['gambling'] }),
    );
    expect(decision.policyTrace.rules[0]?.matched).to.equal(false);
    expect(decision.policyTrace.rules[0]?.comparisons[1]).to.deep.equal({
      what: 'categories',
      expected: ['gambling'],
      actual: [],
      holds: false,
    });
  });

  it('takes a share that is not stated for less than any', () => {
    const [rule] = decided(
      {},
      { evidence: [evidenceAbout(RECIPIENT, { ...feed, share: null })] },
      withRule({ minShare: 0 }),
    ).policyTrace.rules;
    expect(rule).to.deep.include({
      matched: false,
      comparisons: [{ what: 'min_share', expected: [0], actual: [null], holds: false }],
    });
  });

  it('shows every compared value once, and that a comparison holds where one record satisfies it', () => {
    const other = {
      ...feed,
      evidenceId: 'evd_b',
      category: 'high_risk_exchange',
      exposure: 'indirect',
      confidence: 0.2,
      share: 0.1,
      maxAgeSeconds: 60,
    } as const;
    const mixed = [
      ...evidence,
      evidenceAbout(RECIPIENT, other),
      evidenceAbout(RECIPIENT, { ...other, evidenceId: 'evd_c' }),
    ];
    const when: PolicyCondition = {
      findingCodes: ['indirect_exposure'],
      categories: ['gambling'],
      exposures: ['direct'],
      minConfidence: 0.6,
      minShare: 0.3,
      freshness: ['CURRENT'],
    };
    const [rule] = decided({ amount: '0' }, { evidence: mixed }, withRule(when)).policyTrace.rules;
    expect(rule?.matched).to.equal(true);
    expect(rule?.evidenceIds).to.deep.equal([evidence[0]?.evidenceId]);
    expect(rule?.comparisons).to.deep.equal([
      {
        what: 'finding_codes',
        expected: ['indirect_exposure'],
        actual: ['indirect_exposure', 'zero_amount'],
        holds: true,
      },
      { what: 'categories', expected: ['gambling'], actual: ['gambling', 'high_risk_exchange'], holds: true },
      { what: 'exposures', expected: ['direct'], actual: ['direct', 'indirect'], holds: true },
      { what: 'min_confidence', expected: [0.6], actual: [0.6, 0.2], holds: true },
      { what: 'min_share', expected: [0.3], actual: [0.3, 0.1], holds: true },
      { what: 'freshness', expected: ['CURRENT'], actual: ['CURRENT', 'STALE'], holds: true },
    ]);
  });

  it('shows the values that were compared', () => {
    const [rule] = decided({}, { evidence }, withRule({ minConfidence: 0.9 })).policyTrace.rules;
    expect(rule?.comparisons).to.deep.equal([{ what: 'min_confidence', expected: [0.9], actual: [0.6], holds: false }]);
  });
});

describe('policy: findings that act by themselves', () => {
  const LOOKALIKE = `${RECIPIENT.slice(0, 5)}${'7'.repeat(34)}${RECIPIENT.slice(-3)}`;

  it('get a rule of their own in the trace, by code, with their evidence and their strictest action', () => {
    const exposed = [...evidence, evidenceAbout(SENDER, { ...feed, evidenceId: 'evd_b' })];
    const { policyTrace, recommendedAction } = decided({ amount: '0', expectedTo: LOOKALIKE }, { evidence: exposed });
    const rule = (code: string, action: string, evidenceIds: readonly (string | undefined)[]) => ({
      ruleId: `finding_${code}`,
      description: `The finding ${code} acts by itself.`,
      action,
      matched: true,
      comparisons: [],
      evidenceIds,
      findingCodes: [code],
    });
    expect(policyTrace.rules).to.deep.equal([
      rule('recipient_lookalike', 'BLOCK', []),
      rule('recipient_mismatch', 'BLOCK', []),
      rule('indirect_exposure', 'REVIEW', ['evd_b', evidence[0]?.evidenceId]),
      rule('zero_amount', 'REVIEW', []),
    ]);
    expect(recommendedAction).to.equal('BLOCK');
  });

  it('need none where a matched rule names the code with the same action, and one with another action', () => {
    const rulesUnder = (action: 'ALLOW' | 'REVIEW' | 'BLOCK') =>
      decided(
        { amount: '0' },
        { evidence },
        withRule({ findingCodes: ['indirect_exposure'] }, action),
      ).policyTrace.rules.map(({ ruleId }) => ruleId);
    expect(rulesUnder('REVIEW')).to.deep.equal(['the-rule', 'finding_zero_amount']);
    expect(rulesUnder('BLOCK')).to.deep.equal(['the-rule', 'finding_indirect_exposure', 'finding_zero_amount']);
  });

  it('need none where they lead to ALLOW', () => {
    const decision = decided({}, { history: NO_HISTORY });
    expect(decision.findings.map(({ code, recommendedAction }) => [code, recommendedAction])).to.deep.equal([
      ['new_recipient', 'ALLOW'],
    ]);
    expect(decision.policyTrace.rules).to.deep.equal([]);
  });

  it('are noted as changed only where the policy changed them', () => {
    const decision = decided(
      { amount: '0' },
      { evidence },
      { ...OUTGOING_DEFAULT, findingActions: { zero_amount: 'BLOCK', indirect_exposure: 'REVIEW' } },
    );
    expect(decision.policyTrace.changedActions.map(({ code }) => code)).to.deep.equal(['zero_amount']);
  });

  it('become stricter even where nothing may relax them', () => {
    const policy: Policy = { ...OUTGOING_DEFAULT, findingActions: { large_transaction_amount: 'BLOCK' } };
    expect(decided({ amount: '50000' }, { history: null }, policy).recommendedAction).to.equal('BLOCK');
  });
});
