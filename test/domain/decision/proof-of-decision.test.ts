import { expect } from 'chai';
import { RECIPIENT, SENDER } from '../../support/builders.js';
import { decided } from '../../support/deciding.js';
import { words } from '../../support/words.js';

describe('proof of decision', () => {
  it('is there only where something of the intent was supplied', () => {
    expect(decided().proofOfDecision).to.equal(null);
    for (const intent of [
      { expectedTo: RECIPIENT },
      { intentReference: 'order 7' },
      { counterpartyName: 'Example GmbH' },
    ])
      expect(decided(intent).proofOfDecision?.recordVersion).to.equal('0.1');
  });

  it('is unverified without an expected recipient, and then says that none was given', () =>
    expect(decided({ intentReference: 'order 7' }).proofOfDecision).to.deep.equal({
      status: 'UNVERIFIED',
      recordVersion: '0.1',
      intent: { comparison: 'NOT_PROVIDED', expectedToAddress: null, proposedToAddress: RECIPIENT },
      evidenceCodes: [],
    }));

  it('names the findings about the intent, and no other, by code', () => {
    const { proofOfDecision, findings } = decided({
      amount: '0',
      expectedTo: SENDER,
      counterpartyName: 'verified',
      intentReference: 'a\u200bb',
    });
    expect(findings.map(({ code }) => code)).to.deep.equal(
      words(`
      recipient_mismatch self_asserted_trust deceptive_text zero_amount
    `),
    );
    expect(proofOfDecision).to.deep.include({
      status: 'REJECTED',
      evidenceCodes: ['deceptive_text', 'recipient_mismatch', 'self_asserted_trust'],
    });
  });

  it('compares text where neither names an account of the chain', () => {
    const comparison = (to: string, expectedTo: string) =>
      decided({ to, expectedTo }).proofOfDecision?.intent.comparison;
    expect(comparison('nobody', 'nobody')).to.equal('MATCH');
    expect(comparison('nobody', 'somebody')).to.equal('MISMATCH');
    expect(comparison(RECIPIENT, 'nobody')).to.equal('MISMATCH');
  });

  it('gives addresses back as they were sent', () => {
    const shouted = `0x${RECIPIENT.slice(2).toUpperCase()}`;
    expect(decided({ expectedTo: shouted }).proofOfDecision?.intent).to.deep.equal({
      comparison: 'MATCH',
      expectedToAddress: shouted,
      proposedToAddress: RECIPIENT,
    });
  });
});
