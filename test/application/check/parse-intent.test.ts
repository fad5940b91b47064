import { expect } from 'chai';
import type { CheckRequest } from '../../../src/application/check/check-request.js';
import { parseIntent } from '../../../src/application/check/parse-intent.js';
import { CONTRACT, RECIPIENT, SENDER } from '../../support/builders.js';

const kindOf = (changes: Partial<CheckRequest>): readonly [string, string] => {
  const { kind, kindRule } = parseIntent({
    from_address: SENDER,
    to_address: RECIPIENT,
    chain: 'ethereum',
    token: 'USDC',
    amount: 250,
    ...changes,
  });
  return [kind, kindRule];
};

describe('the kind of an intent', () => {
  it('is the one that was sent, beside any other members', () => {
    for (const rest of [{}, { approval_amount: 'max' }, { contract_address: CONTRACT }, { permissions: ['claim'] }]) {
      expect(kindOf({ transaction_type: 'safe_send', ...rest })).to.deep.equal(['transfer', 'sent']);
      expect(kindOf({ transaction_type: 'approval', ...rest })).to.deep.equal(['approval', 'sent']);
    }
  });

  it('is inferred as an approval from any allowance above zero', () => {
    for (const approval_amount of ['unlimited', 'MAX', '0.000000000000000001', '0x1'])
      expect(kindOf({ approval_amount, permissions: ['claim'] })).to.deep.equal(['approval', 'approval_amount']);
  });

  it('is not inferred as an approval from an allowance of zero beside a payment', () => {
    for (const approval_amount of ['0', '0.000', '0x0', '0x0000']) {
      expect(kindOf({ approval_amount })).to.deep.equal(['transfer', 'payment']);
      expect(kindOf({ approval_amount, amount: 1e-18 })).to.deep.equal(['transfer', 'payment']);
      expect(kindOf({ approval_amount, contract_address: CONTRACT })).to.deep.equal(['call', 'contract_address']);
      expect(kindOf({ approval_amount, permissions: ['approve'] })).to.deep.equal(['call', 'permissions']);
    }
  });

  it('is inferred as an approval from an allowance of zero where nothing is paid', () => {
    expect(kindOf({ approval_amount: '0', amount: 0 })).to.deep.equal(['approval', 'zero_approval_amount']);
    expect(kindOf({ approval_amount: '0', amount: 0, contract_address: CONTRACT })).to.deep.equal([
      'approval',
      'zero_approval_amount',
    ]);
  });

  it('is inferred as a call from permissions or a contract, and else as a payment', () => {
    expect(kindOf({ permissions: ['claim'], contract_address: CONTRACT })).to.deep.equal(['call', 'permissions']);
    expect(kindOf({ contract_address: CONTRACT, permissions: [] })).to.deep.equal(['call', 'contract_address']);
    expect(kindOf({ permissions: [] })).to.deep.equal(['transfer', 'payment']);
  });
});
