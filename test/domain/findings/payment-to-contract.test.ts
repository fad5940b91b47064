import { expect } from 'chai';
import type { ContractFacts, ReceiptAnswer } from '../../../domain/facts/contract/contract-facts.js';
import { CONTRACT, type IntentChanges, RECIPIENT, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { contractFacts, ETHER, type FactChanges, UNKNOWN_TOKEN, USDC } from '../../support/facts.js';
import { codesOf, decided, gradeOf } from '../../support/deciding.js';

const PAYMENTS = ['transfer', 'escrow'] as const;
const TO_CONTRACT: IntentChanges = { to: CONTRACT };
const ETH_TO_CONTRACT: IntentChanges = { token: 'ETH', amount: '1', to: CONTRACT };

const receiving = (receives: ReceiptAnswer | null, token: FactChanges['token'] = USDC): FactChanges => ({
  contract: { receives },
  token,
});
/** A token registry by which the contract belongs to a token. */
const withToken = (token: typeof USDC) => ({ ...token, tokenContracts: [{ key: CONTRACT, symbol: 'TKN' }] });

describe('a payment to the contract of a token', () => {
  it('is blocked for that token itself', () => {
    for (const kind of PAYMENTS)
      expect(gradeOf(decided({ kind, to: USDC_ON_ETHEREUM }), 'token_sent_to_token_contract'), kind).to.equal(
        'HIGH BLOCK',
      );
    expect(codesOf({ to: CONTRACT, contract: CONTRACT }, { token: UNKNOWN_TOKEN })).to.include(
      'token_sent_to_token_contract',
    );
  });

  it('is blocked for any other token and for the currency of the chain', () => {
    for (const kind of PAYMENTS) {
      expect(codesOf({ ...TO_CONTRACT, kind }, { token: withToken(USDC) })).to.deep.equal([
        'token_sent_to_token_contract',
      ]);
      expect(codesOf({ ...ETH_TO_CONTRACT, kind }, { token: withToken(ETHER) })).to.deep.equal([
        'token_sent_to_token_contract',
      ]);
    }
  });

  it('passes where a registry says that the contract takes the currency of the chain, as WETH does', () =>
    expect(codesOf(ETH_TO_CONTRACT, receiving('native', withToken(ETHER)))).to.deep.equal([]));

  it('is blocked there for every token', () =>
    expect(codesOf(TO_CONTRACT, receiving('native', withToken(USDC)))).to.deep.equal(['token_sent_to_token_contract']));

  it('is no matter of a call of it', () =>
    expect(codesOf({ kind: 'call', to: USDC_ON_ETHEREUM, contract: USDC_ON_ETHEREUM })).to.deep.equal([]));
});

describe('a payment to another contract', () => {
  it('is blocked where a registry says that it is made to be called', () => {
    for (const kind of PAYMENTS) {
      const decision = decided({ ...TO_CONTRACT, kind }, receiving('nothing'));
      expect(gradeOf(decision, 'recipient_is_contract'), kind).to.equal('HIGH BLOCK');
    }
    expect(codesOf(ETH_TO_CONTRACT, receiving('nothing', ETHER))).to.deep.equal(['recipient_is_contract']);
  });

  it('passes where a registry says that it keeps what it gets, or where none knows it', () => {
    for (const receives of ['anything', null] as const) {
      expect(codesOf(TO_CONTRACT, receiving(receives))).to.deep.equal([]);
      expect(codesOf(ETH_TO_CONTRACT, receiving(receives, ETHER))).to.deep.equal([]);
    }
  });

  it('passes for the currency of the chain, and is blocked for a token, where it takes that currency alone', () => {
    expect(codesOf(ETH_TO_CONTRACT, receiving('native', ETHER))).to.deep.equal([]);
    expect(codesOf(TO_CONTRACT, receiving('native'))).to.deep.equal(['recipient_is_contract']);
  });

  it('is found too where contract_address names the token', () => {
    const ofToken: Partial<ContractFacts> = { recipient: contractFacts(RECIPIENT, { receives: 'nothing' }) };
    expect(codesOf({ contract: USDC_ON_ETHEREUM }, { contract: ofToken })).to.deep.equal(['recipient_is_contract']);
    expect(codesOf({ contract: USDC_ON_ETHEREUM })).to.deep.equal([]);
  });

  it('is not judged by what a registry says of another address', () =>
    expect(codesOf(TO_CONTRACT, { contract: { key: RECIPIENT, receives: 'nothing' } })).to.deep.equal([]));

  it('is not called lost while the token registry cannot say what is sent', () => {
    expect(codesOf(ETH_TO_CONTRACT, receiving('native', null))).to.deep.equal(['screening_degraded']);
    expect(codesOf(ETH_TO_CONTRACT, receiving('nothing', null))).to.include('recipient_is_contract');
  });

  it('is blocked to the programs of Solana', () => {
    const SENDER = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin';
    for (const to of ['Stake11111111111111111111111111111111111111', 'Sysvar1nstructions1111111111111111111111111'])
      expect(codesOf({ chain: 'solana', from: SENDER, to }), to).to.include('recipient_is_contract');
    const other = '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q';
    expect(codesOf({ chain: 'solana', from: SENDER, to: other })).to.deep.equal([]);
  });

  it('is no matter of calls, swaps, mints and approvals, nor of the wallet that incoming funds reach', () => {
    for (const kind of ['call', 'swap', 'mint', 'approval'] as const)
      expect(codesOf({ kind, to: CONTRACT, contract: CONTRACT }, receiving('nothing'))).to.not.include(
        'recipient_is_contract',
      );
    expect(codesOf({ ...TO_CONTRACT, direction: 'incoming' }, receiving('nothing'))).to.not.include(
      'recipient_is_contract',
    );
  });
});
