import { expect } from 'chai';
import type { Policy } from '../../../domain/policy/policy.js';
import { OUTGOING_DEFAULT, RECIPIENT, SENDER, type IntentChanges } from '../../support/builders.js';
import { accountState, contractFacts, evidenceAbout, type FactChanges } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const frozen = (...tokens: readonly string[]) => accountState('none', { frozenBy: tokens });
const RECIPIENT_FROZEN: FactChanges = { contract: { state: frozen('USDT', 'USDC') } };
const senderWith = (...tokens: readonly string[]): FactChanges => ({
  contract: { others: [contractFacts(SENDER, { state: frozen(...tokens) })] },
});

describe('an account that an issuer froze', () => {
  it('is reviewed as a recipient, by the names of the tokens and without a word on its owner', () => {
    const decision = decided({}, RECIPIENT_FROZEN);
    expect(gradeOf(decision, 'account_frozen_by_issuer')).to.equal('MEDIUM REVIEW');
    const { message, fields } = findingOf(decision, 'account_frozen_by_issuer');
    expect(message)
      .to.include('The recipient 0x5f3c…1924 is frozen by the issuer of USDC, USDT')
      .and.not.to.include('own');
    expect(fields).to.deep.equal(['to_address']);
  });

  it('is reviewed as a sender, in both directions and for any token', () => {
    for (const changes of [{}, { direction: 'incoming' }, { token: 'ETH' }] as const satisfies IntentChanges[])
      expect(findingOf(decided(changes, senderWith('USDC')), 'account_frozen_by_issuer').fields).to.deep.equal([
        'from_address',
      ]);
  });

  it('passes where no issuer froze it, and where none was asked', () => {
    expect(codesOf({}, senderWith())).to.deep.equal([]);
    expect(codesOf({}, { contract: { state: accountState('none', { frozenBy: null }) } })).to.deep.equal([]);
  });

  it('is stopped under a policy that is strict about indirect exposure, and passes one by its own name', () => {
    const actionBy = (findingActions: Policy['findingActions']) =>
      findingOf(decided({}, RECIPIENT_FROZEN, { ...OUTGOING_DEFAULT, findingActions }), 'account_frozen_by_issuer')
        .recommendedAction;
    expect(actionBy({ indirect_exposure: 'BLOCK' })).to.equal('BLOCK');
    expect(actionBy({ indirect_exposure: 'ALLOW' })).to.equal('REVIEW');
    expect(actionBy({ account_frozen_by_issuer: 'ALLOW' })).to.equal('ALLOW');
  });

  it('has a finding of its own beside what sources attribute to it', () => {
    const evidence = [evidenceAbout(RECIPIENT, { category: 'mixer', basis: 'attribution', exposure: 'indirect' })];
    const decision = decided({}, { ...RECIPIENT_FROZEN, evidence });
    expect(findingOf(decision, 'indirect_exposure').evidenceIds).to.have.length(1);
    expect(findingOf(decision, 'indirect_exposure').message).to.not.include('frozen');
    expect(findingOf(decision, 'account_frozen_by_issuer').message).to.include('frozen by the issuer');
  });
});
