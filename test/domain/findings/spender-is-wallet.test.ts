import { isRelaxable } from '../../../domain/findings/index.js';
import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import type { AccountState } from '../../../domain/facts/contract/account-state.js';
import type { Proposal } from '../../../domain/payload/payload.js';
import {
  CONTRACT,
  type IntentChanges,
  NOW_MS,
  OUTGOING_DEFAULT,
  RECIPIENT,
  SENDER,
  tokens,
  UNLIMITED,
  USDC_ON_ETHEREUM,
} from '../../support/builders.js';
import { accountState, contractFacts, factsFor } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';
import { approveData, bytesAlone, SPENDER, transaction } from '../../support/payload-samples.js';

const APPROVAL: IntentChanges = { kind: 'approval', contract: CONTRACT, approval: tokens('1'), amount: '1' };
const at = (state: AccountState | null) => ({ contract: { state } });

/** Bytes alone, beside what a node says of the accounts that only they name. */
const ofBytes = ({ intent, payload }: Proposal, key: string, state: AccountState) => {
  const facts = factsFor(intent, { contract: { others: [contractFacts(key, { state })] } });
  return decide({ intent, payload }, facts, OUTGOING_DEFAULT, NOW_MS);
};
const codesOfBytes = (...parameters: Parameters<typeof ofBytes>) =>
  ofBytes(...parameters).findings.map(({ code }) => code);

describe('a right for a spender that is a wallet', () => {
  it('is blocked, and no policy may relax that', () => {
    expect(gradeOf(decided(APPROVAL, at(accountState('none'))), 'spender_is_wallet')).to.equal('CRITICAL BLOCK');
    expect(isRelaxable('spender_is_wallet')).to.equal(false);
  });

  it('passes this rule where the spender is a contract, and where no source looked at the chain', () => {
    for (const state of [accountState('contract'), null])
      expect(codesOf(APPROVAL, at(state))).to.deep.equal(['approval_spender_unverified']);
  });

  it('is blocked also for a wallet that delegated to code by EIP-7702', () => {
    const finding = findingOf(decided(APPROVAL, at(accountState('delegated'))), 'spender_is_wallet');
    expect(finding.message).to.include('with code added').and.to.include('0x9d4e…7081');
    expect(finding.fields).to.deep.equal(['contract_address']);
  });

  it('is blocked by one source that saw a wallet, against all others', () => {
    const verified = { contract: { state: accountState('none'), verified: true } };
    expect(codesOf(APPROVAL, verified)).to.include('spender_is_wallet').and.to.include('approval_spender_unverified');
    const disputed = {
      state: accountState('contract'),
      others: [contractFacts(CONTRACT, at(accountState('none')).contract)],
    };
    expect(codesOf(APPROVAL, { contract: disputed })).to.include('spender_is_wallet');
  });

  it('is blocked where any function gives the right, to the account in to_address', () => {
    const operator: IntentChanges = { kind: 'call', contract: USDC_ON_ETHEREUM, permissions: ['setApprovalForAll'] };
    const facts = { contract: { recipient: contractFacts(RECIPIENT, { state: accountState('none') }) } };
    expect(findingOf(decided(operator, facts), 'spender_is_wallet').fields).to.deep.equal(['to_address']);
  });

  it('is no matter of a payment to a wallet, nor of one that is received', () => {
    expect(codesOf({}, at(accountState('none')))).to.deep.equal([]);
    expect(codesOf({ ...APPROVAL, direction: 'incoming' }, at(accountState('none')))).to.not.include(
      'spender_is_wallet',
    );
  });

  it('may be taken back', () => {
    const revocation = decided({ ...APPROVAL, amount: '0', approval: tokens('0') }, at(accountState('none')));
    expect(gradeOf(revocation, 'spender_is_wallet')).to.equal('LOW ALLOW');
    expect(revocation.recommendedAction).to.equal('ALLOW');
  });

  it('is blocked where only the bytes name the spender', () => {
    const declared = { ...transaction({ data: approveData(SPENDER, 5n) }) };
    const beside = { ...bytesAlone(declared), payload: declared };
    expect(codesOfBytes(beside, SPENDER, accountState('none'))).to.include('spender_is_wallet');
    expect(codesOfBytes(beside, SPENDER, accountState('contract'))).to.not.include('spender_is_wallet');
    expect(
      codesOfBytes(beside, SPENDER, accountState('none')).filter((code) => code === 'spender_is_wallet'),
    ).to.have.length(1);
  });

  it('is said of an unlimited allowance beside the limit that is missing', () => {
    const codes = codesOf({ ...APPROVAL, approval: UNLIMITED }, at(accountState('none')));
    expect(codes).to.include.members(['spender_is_wallet', 'unlimited_token_approval']);
  });
});

describe('what a caller vouches for', () => {
  const CALL: IntentChanges = { kind: 'call', to: SENDER, contract: CONTRACT, contractVerified: true };

  it('counts for a contract that the service does not know, and never where a node found no contract', () => {
    expect(codesOf(CALL, at(accountState('contract')))).to.deep.equal([]);
    for (const code of ['none', 'delegated'] as const)
      expect(codesOf(CALL, at(accountState(code)))).to.deep.equal(['unverified_contract']);
  });

  it('is said to be a wallet where it is one, and a contract elsewhere', () => {
    const messageAt = (code: 'none' | 'contract') =>
      findingOf(decided({ ...CALL, contractVerified: null }, at(accountState(code))), 'unverified_contract').message;
    expect(messageAt('none')).to.include('is a wallet, not a contract');
    expect(messageAt('contract')).to.include('is not known here as verified');
  });
});
