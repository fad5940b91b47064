import { expect } from 'chai';
import {
  baseUnits,
  CONTRACT,
  evidenceAbout,
  OUTGOING_STRICT,
  RECIPIENT,
  SENDER,
  tokens,
  UNKNOWN_TOKEN,
  UNLIMITED,
  USDC,
  USDC_ON_ETHEREUM,
  type IntentChanges,
} from '../../support/builders.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const VERIFIED = { contract: { verified: true } } as const;

const UNVERIFIED = { contract: { verified: false } } as const;

const PROXY = { contract: { verified: false, upgradeable: true } } as const;

/** An approval of USDC to a contract that the caller vouches for. */
const approval = (changes: IntentChanges): IntentChanges => ({
  kind: 'approval',
  contract: CONTRACT,
  contractVerified: true,
  amount: '100',
  ...changes,
});

describe('simulation findings: allowances', () => {
  const unlimited = [
    ['the word unlimited', UNLIMITED],
    ['2^256 − 1 in decimal', tokens((2n ** 256n - 1n).toString())],
    ['2^256 − 1 in hex', baseUnits(`0x${'f'.repeat(64)}`)],
    ['2^160 − 1', tokens((2n ** 160n - 1n).toString())],
    ['10^29, as live drainers ask for', tokens((10n ** 29n).toString())],
    ['exactly 10^10 tokens', tokens('10000000000')],
    ['exactly 10^10 tokens in base units', baseUnits(`0x${(10n ** 16n).toString(16)}`)],
    ['2^64 − 1 in decimal', tokens('18446744073709551615')],
  ] as const;
  for (const [what, amount] of unlimited) {
    it(`blocks ${what} as unlimited`, () => {
      expect(gradeOf(decided(approval({ approval: amount })), 'unlimited_token_approval')).to.deep.equal([
        'HIGH',
        'BLOCK',
      ]);
    });
  }

  it('has nothing against the amount of the operation, in tokens or in base units', () => {
    for (const amount of [
      tokens('100'),
      tokens('100.0'),
      tokens('99.5'),
      tokens('100000000'),
      baseUnits('0x5f5e100'),
    ]) {
      expect(codesOf(approval({ approval: amount })), amount.given).to.deep.equal([]);
    }
  });

  it('takes the exact amount in base units for exact even above 10^10', () => {
    expect(codesOf(approval({ amount: '50000', approval: tokens('50000000000') }))).to.deep.equal([]);
    expect(
      codesOf(approval({ amount: '18.446744073709551615', approval: tokens('18446744073709551615'), token: 'BUSD' }), {
        token: { ...USDC, decimals: 18 },
      }),
    ).to.deep.equal([]);
  });

  it('takes nothing for base units where the decimals are unknown or the registry did not answer', () => {
    for (const token of [{ ...UNKNOWN_TOKEN }, null]) {
      expect(codesOf(approval({ amount: '50000', approval: tokens('50000000000') }), { token })).to.include(
        'unlimited_token_approval',
      );
    }
  });

  it('takes 2^64 − 1 base units of a token with unknown decimals for unlimited, and one less not', () => {
    const token = UNKNOWN_TOKEN;
    expect(codesOf(approval({ approval: baseUnits('0xffffffffffffffff') }), { token })).to.include(
      'unlimited_token_approval',
    );
    expect(codesOf(approval({ approval: baseUnits('0xfffffffffffffffe') }), { token })).to.not.include(
      'unlimited_token_approval',
    );
  });

  it('does not take 18.4 tokens for unlimited, but sees that it is more than the amount', () => {
    const token = { ...USDC, decimals: 18 };
    expect(codesOf(approval({ amount: '1', approval: baseUnits('0xffffffffffffffff') }), { token })).to.deep.equal([
      'approval_exceeds_amount',
    ]);
  });

  it('reviews an allowance above the amount, by the smallest step', () => {
    expect(
      gradeOf(decided(approval({ approval: tokens('100.000000000000000001') })), 'approval_exceeds_amount'),
    ).to.deep.equal(['MEDIUM', 'REVIEW']);
    expect(codesOf(approval({ approval: baseUnits('0x5f5e101') }))).to.deep.equal(['approval_exceeds_amount']);
  });

  it('leaves approval_exceeds_amount out under unlimited_token_approval', () => {
    expect(codesOf(approval({ approval: UNLIMITED }))).to.deep.equal(['unlimited_token_approval']);
  });

  it('reviews a spender of which nothing is known, and one that is known to be unverified', () => {
    const intent = approval({ contractVerified: null, approval: tokens('100') });
    expect(gradeOf(decided(intent), 'approval_spender_unverified')).to.deep.equal(['HIGH', 'REVIEW']);
    expect(codesOf({ ...intent, contractVerified: true }, UNVERIFIED)).to.deep.equal(['approval_spender_unverified']);
  });

  it(
    'has nothing against a spender that a source knows as verified, or that the caller vouches for where none ' +
      'knows anything',
    () => {
      expect(codesOf(approval({ contractVerified: null, approval: tokens('100') }), VERIFIED)).to.deep.equal([]);
      expect(codesOf(approval({ approval: tokens('100') }))).to.deep.equal([]);
    },
  );

  it('takes no token contract for a fit spender', () => {
    expect(
      codesOf(approval({ contract: USDC_ON_ETHEREUM, contractVerified: null, approval: tokens('100') })),
    ).to.deep.equal(['approval_spender_unverified']);
  });

  it('believes no claim about a spender while the contract registry is out', () => {
    expect(codesOf(approval({ approval: tokens('100') }), { contract: null })).to.have.members([
      'approval_spender_unverified',
      'screening_degraded',
    ]);
  });

  it('reads to_address as the spender where no contract is named', () => {
    const decision = decided({ kind: 'approval', approval: tokens('1') });
    expect(decision.findings.map((finding) => finding.code)).to.deep.equal(['approval_spender_unverified']);
    expect(findingOf(decision, 'approval_spender_unverified').fields).to.deep.equal(['to_address']);
  });
});

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
    expect(gradeOf(decision, 'approval_revocation')).to.deep.equal(['LOW', 'ALLOW']);
    expect(decision.recommendedAction).to.equal('ALLOW');
  });

  it('is no revocation while anything is approved', () => {
    expect(codesOf(revoke({ approval: tokens('0.000000000000000001') }))).to.not.include('approval_revocation');
  });

  it('softens what is said about spender and contract, visibly: a thief’s allowance can be taken back', () => {
    for (const record of [
      evidenceAbout(CONTRACT),
      evidenceAbout(CONTRACT, { category: 'sanctions' }),
      evidenceAbout(CONTRACT, { category: 'mixer' }),
    ]) {
      const decision = decided(revoke(), { ...PROXY, evidence: [record] });
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
      decided(approval({ approval: tokens('1') }), { evidence: [evidenceAbout(CONTRACT)] }, policy).policyTrace.rules[0]
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

  it('softens only an approval, and only with no more than approve, decreaseAllowance or revoke', () => {
    for (const permission of ['approve', 'approve(address,uint256)', '0x095ea7b3', 'decreaseAllowance', 'Revoke']) {
      expect(decided(revoke({ permissions: [permission] }), UNVERIFIED).recommendedAction, permission).to.equal(
        'ALLOW',
      );
    }
    expect(decided(revoke({ permissions: ['approve', 'transferFrom'] }), UNVERIFIED).recommendedAction).to.equal(
      'REVIEW',
    );
    expect(decided(revoke({ kind: 'swap', to: SENDER }), UNVERIFIED).recommendedAction).to.equal('REVIEW');
  });
});
