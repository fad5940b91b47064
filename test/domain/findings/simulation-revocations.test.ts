import { expect } from 'chai';
import { CONTRACT, type IntentChanges, OUTGOING_STRICT, RECIPIENT, SENDER, tokens } from '../../support/builders.js';
import { ETHER, evidenceAbout } from '../../support/facts.js';
import { codesOf, decided, gradeOf } from '../../support/deciding.js';

const UNVERIFIED = { contract: { verified: false } } as const;
const PROXY = { contract: { verified: false, upgradeable: true } } as const;
/** What is said of a thief. */
const LISTINGS = [{}, { category: 'sanctions' }, { category: 'mixer' }] as const;

describe('simulation findings: taking an allowance back', () => {
  const revoke = (changes: IntentChanges = {}): IntentChanges => ({
    kind: 'approval',
    contract: CONTRACT,
    approval: tokens('0'),
    amount: '0',
    ...changes,
  });

  it('says so, and lets it pass', () => {
    const decision = decided(revoke());
    expect(gradeOf(decision, 'approval_revocation')).to.equal('LOW ALLOW');
    expect(decision.recommendedAction).to.equal('ALLOW');
  });

  it('is no revocation while anything is approved', () =>
    expect(codesOf(revoke({ approval: tokens('0.000000000000000001') }))).to.not.include('approval_revocation'));

  it('softens what is said about spender and contract, visibly: a thief’s allowance can be taken back', () => {
    for (const listing of LISTINGS) {
      const decision = decided(revoke(), { ...PROXY, evidence: [evidenceAbout(CONTRACT, listing)] });
      expect(decision.recommendedAction).to.equal('ALLOW');
      expect(decision.findings.map((finding) => finding.severity)).to.deep.equal(['LOW', 'LOW', 'LOW', 'LOW']);
    }
  });

  it('stays soft under a policy that is stricter by code or by rule', () => {
    const policy = {
      ...OUTGOING_STRICT,
      rules: [
        {
          ruleId: 'no-scams',
          description: 'Blocks scams',
          when: { categories: ['scam_fraud' as const] },
          action: 'BLOCK' as const,
        },
      ],
    };
    expect(decided(revoke(), { evidence: [evidenceAbout(CONTRACT)] }, policy).recommendedAction).to.equal('ALLOW');
    expect(
      decided(revoke({ approval: tokens('1') }), { evidence: [evidenceAbout(CONTRACT)] }, policy).policyTrace.rules[0]
        ?.matched,
    ).to.equal(true);
  });

  it('softens nothing about the sender, another recipient, the network, the intent or a failed source', () => {
    expect(decided(revoke(), { evidence: [evidenceAbout(SENDER)] }).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke(), { evidence: [evidenceAbout(RECIPIENT)] }).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke({ from: CONTRACT }), { evidence: [evidenceAbout(CONTRACT)] }).recommendedAction).to.equal(
      'BLOCK',
    );
    expect(decided(revoke({ contract: 'nowhere' })).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke({ expectedTo: CONTRACT })).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke(), { evidence: null }).recommendedAction).to.equal('REVIEW');
  });

  it('softens nothing for an approval that was not sent as one', () => {
    const thief = { evidence: [evidenceAbout(CONTRACT)] };
    expect(decided(revoke({ kindRule: 'zero_approval_amount' }), thief).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke({ kindRule: 'sent' }), thief).recommendedAction).to.equal('ALLOW');
  });

  it('softens nothing where anything is paid: the listed account may be who receives it', () => {
    for (const listing of LISTINGS) {
      const paidTo = (amount: string) =>
        decided(revoke({ contract: null, amount }), { evidence: [evidenceAbout(RECIPIENT, listing)] });
      for (const amount of ['0.000000000000000001', '250'])
        expect(paidTo(amount).recommendedAction, amount).to.not.equal('ALLOW');
      expect(paidTo('0').recommendedAction, 'an allowance of the thief, and no payment').to.equal('ALLOW');
    }
  });

  it('softens nothing for a native coin, which has no allowances, nor where the registry of tokens is out', () => {
    const thief = { evidence: [evidenceAbout(CONTRACT)] };
    expect(decided(revoke({ token: 'ETH' }), { ...thief, token: ETHER }).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke(), { ...thief, token: null }).recommendedAction).to.equal('BLOCK');
    expect(decided(revoke(), thief).recommendedAction).to.equal('ALLOW');
  });

  it('softens nothing of an incoming payment', () =>
    expect(
      decided(revoke({ direction: 'incoming' }), { evidence: [evidenceAbout(CONTRACT)] }).recommendedAction,
    ).to.not.equal('ALLOW'));

  it('softens only an approval, and only with no more than approve, decreaseAllowance or revoke', () => {
    for (const permission of ['approve', 'approve(address,uint256)', '0x095ea7b3', 'decreaseAllowance', 'Revoke'])
      expect(decided(revoke({ permissions: [permission] }), UNVERIFIED).recommendedAction, permission).to.equal(
        'ALLOW',
      );
    expect(decided(revoke({ permissions: ['approve', 'transferFrom'] }), UNVERIFIED).recommendedAction).to.equal(
      'REVIEW',
    );
    expect(decided(revoke({ kind: 'swap', to: SENDER }), UNVERIFIED).recommendedAction).to.equal('REVIEW');
  });
});
