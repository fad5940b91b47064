import type { FindingDefinition } from '../../../domain/findings/finding.js';
import { FINDINGS } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { DEMONSTRATION_WARNING } from '../../../domain/decision/texts.js';
import type { ContractFacts } from '../../../domain/facts/contract/contract-facts.js';
import type { Facts } from '../../../domain/facts/facts.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { intentWith, NOW_MS, OUTGOING_DEFAULT, RECIPIENT, SENDER, tokens, proposalOf } from '../../support/builders.js';
import { contractFacts, contractStatement, evidenceAbout, factsFor, UNKNOWN_TOKEN } from '../../support/facts.js';
import { decided, findingOf } from '../../support/deciding.js';

/** Runs something while one rule throws. */
const whileBroken = <T>(definition: FindingDefinition, run: () => T): T => {
  const broken = definition as { run: FindingDefinition['run'] };
  const { run: whole } = broken;
  broken.run = () => {
    throw new TypeError('broken rule');
  };
  try {
    return run();
  } finally {
    broken.run = whole;
  }
};

describe('a rule that throws', () => {
  for (const definition of FINDINGS) {
    const { code } = definition;
    it(`never becomes an ALLOW: without "${code}" the action is REVIEW, and the record names the rule`, () => {
      expect(decided().recommendedAction).to.equal('ALLOW');
      const decision = whileBroken(definition, () => decided());
      expect(decision.recommendedAction).to.equal('REVIEW');
      const finding = findingOf(decision, 'screening_degraded');
      expect(finding).to.include({ recommendedAction: 'REVIEW', severity: 'MEDIUM' });
      expect(finding.message).to.equal(
        'A part of this transaction could not be judged because of a fault here. Review it by hand before you ' +
          'continue.',
      );
      expect(finding.measures).to.deep.equal([{ name: 'failed_rule', actual: code, threshold: null }]);
      expect(decision.warnings).to.include(finding.message);
    });
  }

  it('softens nothing that the other rules say', () => {
    const [first] = FINDINGS;
    if (first === undefined) throw new Error('There are rules');
    const evidence = [evidenceAbout(RECIPIENT, { category: 'sanctions' })];
    expect(whileBroken(first, () => decided({}, { evidence })).recommendedAction).to.equal('BLOCK');
  });

  it('cannot be relaxed by a policy', () => {
    const [first] = FINDINGS;
    if (first === undefined) throw new Error('There are rules');
    const policy: Policy = { ...OUTGOING_DEFAULT, findingActions: { screening_degraded: 'ALLOW' } };
    expect(whileBroken(first, () => decided({}, {}, policy)).recommendedAction).to.equal('REVIEW');
  });
});

describe('a finding', () => {
  it('is about no field, evidence or number where its rule names none', () =>
    expect(findingOf(decided({ token: 'NEWCOIN' }, { token: UNKNOWN_TOKEN }), 'token_not_recognized')).to.deep.include({
      fields: [],
      evidenceIds: [],
      measures: [],
    }));
});

describe('the label of a demonstration', () => {
  const isLabelled = (facts: Facts): boolean =>
    decide(proposalOf(intentWith()), facts, OUTGOING_DEFAULT, NOW_MS).warnings.includes(DEMONSTRATION_WARNING);
  const ANSWERED = factsFor(intentWith());
  const [screening] = ANSWERED.screening;
  const [contract] = ANSWERED.contracts;
  if (screening === undefined || contract === undefined) throw new Error('There are sources');

  it('stands wherever one piece of evidence is synthetic, beside all that is real', () => {
    const evidence = [
      evidenceAbout(RECIPIENT, { demonstration: true, category: 'unattributed' }),
      evidenceAbout(SENDER, { evidenceId: 'evd_2', category: 'unattributed' }),
    ];
    expect(
      isLabelled({ ...ANSWERED, screening: [screening, { ...screening, value: { evidence, lists: [] } }] }),
    ).to.equal(true);
    expect(
      isLabelled({ ...ANSWERED, screening: [{ ...screening, value: { evidence: evidence.slice(1), lists: [] } }] }),
    ).to.equal(false);
  });

  it('stands wherever one contract is synthetic, also one that only the bytes name', () => {
    const labelledWith = (value: ContractFacts): boolean =>
      isLabelled({ ...ANSWERED, contracts: [contract, { ...contract, value }] });
    const synthetic = contractStatement(SENDER, { demonstration: true });
    expect(labelledWith(contractFacts(RECIPIENT, { demonstration: true }))).to.equal(true);
    expect(labelledWith(contractFacts(RECIPIENT, { recipient: synthetic }))).to.equal(true);
    expect(labelledWith(contractFacts(RECIPIENT, { others: [synthetic] }))).to.equal(true);
    expect(labelledWith(contractFacts(RECIPIENT, { others: [contractStatement(SENDER)] }))).to.equal(false);
  });

  it('stands where a demonstration source plays a failure, not where it answers or does not cover the chain', () => {
    const playing = (
      status: 'answered' | 'stale' | 'unavailable' | 'not_supported',
      kind: 'demonstration' | 'local' = 'demonstration',
    ): boolean =>
      isLabelled({
        ...ANSWERED,
        screening: [screening, { value: null, coverage: { ...screening.coverage, provider: 'd', kind, status } }],
      });
    expect([playing('unavailable'), playing('stale'), playing('answered'), playing('not_supported')]).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
    expect(playing('unavailable', 'local'), 'a real source that is out').to.equal(false);
  });
});

describe('the rules of a policy beside a revocation', () => {
  const REVOCATION = { kind: 'approval', approval: tokens('0'), amount: '0' } as const;
  const listed = [evidenceAbout(RECIPIENT)];
  const policyWith = (...rules: Policy['rules']): Policy => ({ ...OUTGOING_DEFAULT, rules });

  it('see every finding that the revocation leaves as it is, gravest first', () => {
    const rule = {
      ruleId: 'r',
      description: 'd',
      when: { findingCodes: ['deceptive_text', 'recipient_mismatch'] },
      action: 'REVIEW',
    } as const;
    const decision = decided(
      { ...REVOCATION, expectedTo: SENDER, counterpartyName: 'Example\u200b pay' },
      { evidence: listed },
      policyWith(rule),
    );
    expect(decision.policyTrace.rules[0]).to.deep.include({
      matched: true,
      findingCodes: ['recipient_mismatch', 'deceptive_text'],
    });
    expect(decision.recommendedAction).to.equal('BLOCK');
  });

  it('see neither a finding that it made harmless nor the evidence of that finding', () => {
    const byCode = {
      ruleId: 'by-code',
      description: 'd',
      when: { findingCodes: ['listed_scam_address'] },
      action: 'BLOCK',
    } as const;
    const byEvidence = {
      ruleId: 'by-evidence',
      description: 'd',
      when: { categories: ['scam_fraud'] },
      action: 'BLOCK',
    } as const;
    const decision = decided(REVOCATION, { evidence: listed }, policyWith(byCode, byEvidence));
    expect(decision.policyTrace.rules.map(({ ruleId, matched }) => [ruleId, matched])).to.deep.equal([
      ['by-code', false],
      ['by-evidence', false],
    ]);
    expect(decision.recommendedAction).to.equal('ALLOW');
  });
});
