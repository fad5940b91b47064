import { expect } from 'chai';
import { INTENT_KINDS } from '../../../domain/intent/intent.js';
import {
  baseUnits,
  CONTRACT,
  type IntentChanges,
  OUTGOING_DEFAULT,
  SENDER,
  tokens,
  UNLIMITED,
} from '../../support/builders.js';
import { ETHER, KNOWN_RECIPIENT, NO_HISTORY, UNKNOWN_TOKEN, USDC } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const KNOWN = { contract: { verified: true }, history: NO_HISTORY } as const;

const approvalOf = (approval: IntentChanges['approval'], amount = '250'): IntentChanges => ({
  kind: 'approval',
  contract: CONTRACT,
  approval: approval ?? null,
  amount,
});

describe('the value of a transaction', () => {
  it('is judged in every outgoing type', () => {
    for (const kind of INTENT_KINDS) {
      const intent = { kind, contract: kind === 'transfer' ? null : CONTRACT, to: SENDER, amount: '50000' };
      expect(codesOf(intent, KNOWN), kind).to.include('large_transaction_amount');
      expect(codesOf({ ...intent, amount: '9999.99' }, KNOWN), kind).to.not.include('large_transaction_amount');
    }
  });

  it('is judged in a call by the history of the contract', () => {
    const call: IntentChanges = { kind: 'call', contract: CONTRACT, to: SENDER, amount: '50000' };
    const finding = findingOf(decided(call, KNOWN), 'large_transaction_amount');
    expect(finding.fields).to.deep.equal(['contract_address']);
    expect(finding.message).to.include('The contract 0x9d4e…7081 has little history here');
    expect(codesOf({ ...call, to: CONTRACT }, { ...KNOWN, history: KNOWN_RECIPIENT })).to.deep.equal([]);
  });

  it('is that of the account that gains where a call names no contract', () => {
    const call: IntentChanges = { kind: 'call', amount: '50000' };
    expect(findingOf(decided(call, KNOWN), 'large_transaction_amount').fields).to.deep.equal(['to_address']);
    expect(codesOf(call, { ...KNOWN, history: KNOWN_RECIPIENT })).to.not.include('large_transaction_amount');
  });

  it('is that of the allowance in an approval, however small the amount beside it', () => {
    for (const approval of [tokens('900000'), baseUnits('0xd18c2e2800')]) {
      const decision = decided(approvalOf(approval, '0'), KNOWN);
      const finding = findingOf(decision, 'large_transaction_amount');
      expect(finding.measures[0]).to.deep.equal({ name: 'value_usd', actual: 900_000, threshold: 10_000 });
      expect(finding.message).to.include('The spender 0x9d4e…7081 has little history');
    }
  });

  it('is no more than that of the allowance, however large the amount beside it', () => {
    expect(codesOf(approvalOf(tokens('250'), '50000'), KNOWN)).to.deep.equal([]);
    expect(codesOf(approvalOf(tokens('0'), '50000'), KNOWN)).to.deep.equal(['approval_revocation']);
  });

  it('is that of the amount beside a small allowance where no type was sent, since that may be a payment', () => {
    const untyped = { ...approvalOf(tokens('0.000001'), '8131569'), kindRule: 'approval_amount' } as const;
    expect(codesOf(untyped, KNOWN)).to.include('large_transaction_amount');
    expect(codesOf({ ...untyped, amount: '250' }, KNOWN)).to.deep.equal([]);
    expect(codesOf({ ...untyped, approval: UNLIMITED }, KNOWN)).to.deep.equal(['unlimited_token_approval']);
  });

  it('is that of the amount in an approval that states no allowance', () =>
    expect(codesOf(approvalOf(null, '50000'), KNOWN)).to.include('large_transaction_amount'));

  it('is that of an allowance that a call gives beside what it moves', () => {
    const call: IntentChanges = { kind: 'call', contract: CONTRACT, to: CONTRACT, approval: tokens('50000') };
    expect(codesOf({ ...call, amount: '0' }, KNOWN)).to.include('large_transaction_amount');
    expect(codesOf({ ...call, approval: tokens('250') }, KNOWN)).to.deep.equal([]);
  });

  it('is not counted for an unlimited allowance, which is a finding of its own', () => {
    for (const approval of [UNLIMITED, tokens('10000000000')])
      for (const token of [USDC, { ...USDC, referencePriceUsd: null }])
        expect(codesOf(approvalOf(approval), { ...KNOWN, token })).to.deep.equal(['unlimited_token_approval']);
  });

  it('is said to be unknown for an allowance in base units of a token with unknown decimals', () => {
    const token = { ...UNKNOWN_TOKEN, knownOnChain: true, referencePriceUsd: '1', pegged: true };
    expect(codesOf(approvalOf(baseUnits('0xffff')), { ...KNOWN, token })).to.deep.equal(['value_unknown']);
    expect(codesOf(approvalOf(tokens('5')), { ...KNOWN, token })).to.deep.equal([]);
  });

  it('is said to be unknown in calls and approvals too, and never of nothing', () => {
    const token = { ...USDC, referencePriceUsd: null };
    const call: IntentChanges = { kind: 'call', contract: CONTRACT, to: CONTRACT };
    expect(codesOf(call, { ...KNOWN, token })).to.deep.equal(['value_unknown']);
    expect(codesOf({ ...call, amount: '0' }, { ...KNOWN, token })).to.deep.equal([]);
  });

  it('lets an ordinary swap pass', () =>
    expect(codesOf({ kind: 'swap', contract: CONTRACT, to: SENDER, amount: '2500' }, KNOWN)).to.deep.equal([]));
});

describe('an amount that cannot be', () => {
  const SHIB = { ...USDC, decimals: 18, referencePriceUsd: '0.0000001' };

  it('is one of 10,000,000,000 tokens or more, in every outgoing type', () => {
    for (const kind of INTENT_KINDS) {
      const intent = { kind, contract: kind === 'transfer' ? null : CONTRACT, amount: '10000000000' };
      expect(gradeOf(decided(intent, { ...KNOWN, token: SHIB }), 'amount_implausible'), kind).to.equal('MEDIUM REVIEW');
    }
  });

  it('is none below, as coins of a very low price are sent', () => {
    for (const amount of ['1000000000', '9999999999'])
      expect(codesOf({ token: 'SHIB', amount }, { token: SHIB }), amount).to.deep.equal([]);
  });

  it('is one at any price, history and threshold of the policy', () => {
    const policy = { ...OUTGOING_DEFAULT, thresholds: { ...OUTGOING_DEFAULT.thresholds, largeAmountUsd: 1e30 } };
    for (const token of [USDC, UNKNOWN_TOKEN, null])
      expect(codesOf({ amount: '1000000000000000000' }, { token }, policy)).to.include('amount_implausible');
  });

  it('is one above all that exists of the currency of the chain', () => {
    const EVM_CHAINS = ['ethereum', 'base', 'arbitrum', 'optimism'] as const;
    for (const chain of EVM_CHAINS)
      expect(codesOf({ chain, token: 'ETH', amount: '125000001' }, { token: ETHER }), chain).to.include(
        'amount_implausible',
      );
    const decision = decided({ token: 'ETH', amount: '1000000000' }, { token: ETHER });
    expect(findingOf(decision, 'amount_implausible').message).to.include(
      '1,000,000,000 ETH is more than exists on Ethereum',
    );
  });

  it('is none for what a large holder of a currency has', () => {
    expect(codesOf({ token: 'ETH', amount: '32000' }, { token: ETHER })).to.deep.equal([]);
    const BNB = { ...ETHER, referencePriceUsd: '900' };
    expect(codesOf({ chain: 'bnb', token: 'BNB', amount: '139000000' }, { token: BNB })).to.deep.equal([]);
    expect(codesOf({ chain: 'polygon', token: 'POL', amount: '9999999999' }, { token: BNB })).to.deep.equal([]);
  });

  it('is none for as many tokens as no currency has', () => expect(codesOf({ amount: '700000000' })).to.deep.equal([]));

  it('is not judged of an incoming payment', () =>
    expect(codesOf({ direction: 'incoming', amount: '10000000000' })).to.not.include('amount_implausible'));
});
