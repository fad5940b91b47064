import { expect } from 'chai';
import { InvalidAnswer } from '../../../domain/facts/invalid-answer.js';
import { validateContractAnswer } from '../../../domain/facts/contract/validate-contract-answer.js';
import { CONTRACT } from '../../support/builders.js';
import { accountState, contractStatement } from '../../support/facts.js';

const answered = (state: unknown) => {
  const answer = { ...contractStatement(CONTRACT), state, asOf: null } as Parameters<typeof validateContractAnswer>[0];
  return () => validateContractAnswer(answer, CONTRACT, 'external');
};

describe('an answer about an address', () => {
  it('is taken where its source does not look at the chain, and for every kind of code', () => {
    for (const state of [null, ...(['none', 'contract', 'delegated'] as const).map((code) => accountState(code))])
      expect(answered(state)).to.not.throw();
  });

  it('is refused where it is of another form, or says what cannot be', () => {
    const contract = accountState('contract');
    for (const state of [
      undefined,
      {},
      { ...contract, code: 'empty' },
      { ...contract, age: 'old' },
      { ...contract, frozenBy: 'USDC' },
      { ...contract, owner: 7 },
      { ...contract, delegate: CONTRACT },
      { ...accountState('delegated'), delegate: null },
    ])
      expect(answered(state), JSON.stringify(state)).to.throw(InvalidAnswer);
  });
});
