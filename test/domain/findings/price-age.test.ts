import { expect } from 'chai';
import { CONTRACT, NOW_MS, OUTGOING_STRICT, tokens, UNLIMITED } from '../../support/builders.js';
import { ETHER, KNOWN_RECIPIENT, NO_HISTORY, USDC } from '../../support/facts.js';
import { codesOf, decided, gradeOf } from '../../support/deciding.js';

const DAY_MS = 86_400_000;
const pricedAgo = (days: number) => ({ ...ETHER, pricedAt: new Date(NOW_MS - days * DAY_MS).toISOString() });
const ETHERS = { token: 'ETH', amount: '1' } as const;

describe('the age of a reference price', () => {
  it('makes the value unknown after 45 days, and not before', () => {
    expect(codesOf(ETHERS, { token: pricedAgo(45) })).to.deep.equal([]);
    expect(codesOf(ETHERS, { token: pricedAgo(45.01) })).to.deep.equal(['value_unknown']);
    expect(codesOf(ETHERS, { token: { ...ETHER, pricedAt: null } })).to.deep.equal(['value_unknown']);
  });

  it('stands beside the judgement by that price, and does not replace it', () => {
    expect(codesOf({ ...ETHERS, amount: '10' }, { token: pricedAgo(400), history: NO_HISTORY })).to.have.members([
      'large_transaction_amount',
      'value_unknown',
    ]);
    const history = { ...KNOWN_RECIPIENT, bandPaymentsLastDay: 5 };
    expect(codesOf({ ...ETHERS, amount: '3' }, { token: pricedAgo(400), history })).to.have.members([
      'structuring_pattern',
      'value_unknown',
    ]);
  });

  it('allows by default and reviews under the strict policy', () => {
    expect(gradeOf(decided(ETHERS, { token: pricedAgo(400) }), 'value_unknown')).to.equal('LOW ALLOW');
    expect(gradeOf(decided(ETHERS, { token: pricedAgo(400) }, OUTGOING_STRICT), 'value_unknown')).to.equal(
      'LOW REVIEW',
    );
  });

  it('is nothing for a token that is one dollar by promise, so the published examples never change with time', () => {
    const token = { ...USDC, pricedAt: '2020-01-01T00:00:00.000Z' };
    expect(codesOf({ amount: '25000' }, { token, history: NO_HISTORY })).to.deep.equal(['large_transaction_amount']);
    const approval = { kind: 'approval', contract: CONTRACT, contractVerified: true } as const;
    expect(codesOf({ ...approval, approval: UNLIMITED }, { token })).to.deep.equal(['unlimited_token_approval']);
    expect(codesOf({ ...approval, approval: tokens('250') }, { token })).to.deep.equal([]);
  });

  it('is not spoken of where nothing is judged by a price', () => {
    expect(
      codesOf(
        { ...ETHERS, kind: 'call', to: CONTRACT, contract: CONTRACT, amount: '0' },
        { token: pricedAgo(400), contract: { verified: true } },
      ),
    ).to.deep.equal([]);
    expect(codesOf({ ...ETHERS, direction: 'incoming' }, { token: pricedAgo(400) })).to.not.include('value_unknown');
  });
});
