import { expect } from 'chai';
import {
  accountState,
  contractFacts,
  evidenceAbout,
  RECIPIENT,
  SENDER,
  type FactChanges,
  type IntentChanges,
} from '../../support/builders.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const frozen = (...tokens: readonly string[]) => accountState('none', { frozenBy: tokens });
const RECIPIENT_FROZEN: FactChanges = { contract: { state: frozen('USDT', 'USDC') } };
const senderWith = (...tokens: readonly string[]): FactChanges => ({
  contract: { others: [contractFacts(SENDER, { state: frozen(...tokens) })] },
});

describe('an account that an issuer froze', () => {
  it('is reviewed as a recipient, by the names of the tokens and without a word on its owner', () => {
    const decision = decided({}, RECIPIENT_FROZEN);
    expect(gradeOf(decision, 'indirect_exposure')).to.deep.equal(['MEDIUM', 'REVIEW']);
    const { message, fields } = findingOf(decision, 'indirect_exposure');
    expect(message).to.include('issuer of USDC and of USDT').and.to.include('says nothing about who owns');
    expect(fields).to.deep.equal(['to_address']);
  });

  it('is reviewed as a sender, in both directions and for any token', () => {
    for (const changes of [{}, { direction: 'incoming' }, { token: 'ETH' }] as const satisfies IntentChanges[])
      expect(findingOf(decided(changes, senderWith('USDC')), 'indirect_exposure').fields).to.deep.equal([
        'from_address',
      ]);
  });

  it('passes where no issuer froze it, and where none was asked', () => {
    expect(codesOf({}, senderWith())).to.deep.equal([]);
    expect(codesOf({}, { contract: { state: accountState('none', { frozenBy: null }) } })).to.deep.equal([]);
  });

  it('has one finding together with what sources attribute to it', () => {
    const evidence = [evidenceAbout(RECIPIENT, { category: 'mixer', basis: 'attribution', exposure: 'indirect' })];
    const { message, evidenceIds } = findingOf(decided({}, { ...RECIPIENT_FROZEN, evidence }), 'indirect_exposure');
    expect(message).to.include('possible link').and.to.include('frozen by the issuer');
    expect(evidenceIds).to.have.length(1);
  });
});
