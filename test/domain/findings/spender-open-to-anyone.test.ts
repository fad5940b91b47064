import { expect } from 'chai';
import { decide } from '../../../domain/decision/decide.js';
import { NOTHING_KNOWN } from '../../../domain/facts/contract/known-account.js';
import { NOW_MS, OUTGOING_DEFAULT, SENDER, tokens, USDC_ON_ETHEREUM } from '../../support/builders.js';
import { contractStatement, factsFor } from '../../support/facts.js';
import { codesOf, decided, gradeOf } from '../../support/deciding.js';
import {
  approveData,
  bytesAlone,
  calldata,
  SPENDER,
  transaction,
  transferData,
} from '../../support/payload-samples.js';

const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11';
const APPROVAL = { kind: 'approval', contract: MULTICALL3, amount: '250', approval: tokens('250') } as const;
const ANYONES = { known: { ...NOTHING_KNOWN, roles: ['calls_for_anyone'] as const } };
/** Every code made milder that a policy may make milder. */
const MILD = {
  ...OUTGOING_DEFAULT,
  findingActions: { spender_open_to_anyone: 'ALLOW', approval_spender_unverified: 'ALLOW' },
} as const;

describe('a spender that anyone can use', () => {
  it('is blocked under every policy', () => {
    expect(gradeOf(decided(APPROVAL, { contract: ANYONES }), 'spender_open_to_anyone')).to.equal('CRITICAL BLOCK');
    expect(decided(APPROVAL, { contract: ANYONES }, MILD).recommendedAction).to.equal('BLOCK');
  });

  it('may be told apart from a stranger, which a policy may let through', () => {
    const stranger = { ...APPROVAL, contract: SPENDER };
    expect(codesOf(stranger)).to.include('approval_spender_unverified').and.not.include('spender_open_to_anyone');
    expect(decided(stranger, {}, MILD).recommendedAction).to.equal('ALLOW');
  });

  it('may be taken the right back from', () => {
    const revoked = decided({ ...APPROVAL, amount: '0', approval: tokens('0') }, { contract: ANYONES });
    expect(gradeOf(revoked, 'spender_open_to_anyone')).to.equal('LOW ALLOW');
    expect(revoked.recommendedAction).to.equal('ALLOW');
  });

  it('is blocked in the second place of a batch too, though a registry knows the contract as verified', () => {
    const verdictOn = (spender: string) => {
      const calls = [transferData(), approveData(spender, 5n)].map((data) => [USDC_ON_ETHEREUM, 0n, data]);
      const data = calldata('executeBatch((address,uint256,bytes)[])', [calls]);
      const { intent, payload } = bytesAlone(transaction({ to: SENDER, data }));
      return decide(
        { intent, payload },
        factsFor(intent, { contract: { others: [contractStatement(MULTICALL3, ANYONES)] } }),
        OUTGOING_DEFAULT,
        NOW_MS,
      ).findings.map(({ code }) => code);
    };
    expect(verdictOn(MULTICALL3)).to.include('spender_open_to_anyone');
    expect(verdictOn(SPENDER)).to.not.include('spender_open_to_anyone');
  });

  it('may be paid nothing and called as ever', () =>
    expect(codesOf({ kind: 'call', contract: MULTICALL3, amount: '0', permissions: ['aggregate3'] })).to.not.include(
      'spender_open_to_anyone',
    ));
});
