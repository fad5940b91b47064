import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { CONTRACT, intentWith, NOW_MS, OUTGOING_DEFAULT, UNLIMITED, proposalOf } from '../../support/builders.js';
import { factsFor, KNOWN_RECIPIENT, NO_HISTORY } from '../../support/facts.js';

describe('the two published examples', () => {
  it('gives a large transfer to a recipient with little history score 30, MEDIUM, REVIEW and one finding', () => {
    const intent = intentWith({ amount: '25000' });
    const decision = decide(proposalOf(intent), factsFor(intent, { history: NO_HISTORY }), OUTGOING_DEFAULT, NOW_MS);
    expect(decision.findings.map((finding) => finding.code)).to.deep.equal(['large_transaction_amount']);
    expect([decision.riskScore, decision.riskLevel, decision.recommendedAction]).to.deep.equal([
      30,
      'MEDIUM',
      'REVIEW',
    ]);
    expect(decision.networkValid).to.equal(true);
  });

  it(
    'gives an unlimited approval to a contract that the caller regards as verified score 53, MEDIUM, BLOCK and ' +
      'that finding alone',
    () => {
      const intent = intentWith({
        kind: 'approval',
        contract: CONTRACT,
        contractVerified: true,
        approval: UNLIMITED,
        permissions: ['approve'],
      });
      const decision = decide(
        proposalOf(intent),
        factsFor(intent, { history: KNOWN_RECIPIENT }),
        OUTGOING_DEFAULT,
        NOW_MS,
      );
      expect(decision.findings.map((finding) => finding.code)).to.deep.equal(['unlimited_token_approval']);
      expect([decision.riskScore, decision.riskLevel, decision.recommendedAction]).to.deep.equal([
        53,
        'MEDIUM',
        'BLOCK',
      ]);
    },
  );
});
