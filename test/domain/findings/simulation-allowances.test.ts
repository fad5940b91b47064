import { expect } from 'chai';
import {
  baseUnits,
  CONTRACT,
  tokens,
  UNLIMITED,
  USDC_ON_ETHEREUM,
  type IntentChanges,
} from '../../support/builders.js';
import { UNKNOWN_TOKEN, USDC } from '../../support/facts.js';
import { codesOf, decided, findingOf, gradeOf } from '../../support/deciding.js';

const VERIFIED = { contract: { verified: true } } as const;

const UNVERIFIED = { contract: { verified: false } } as const;

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
  for (const [what, amount] of unlimited)
    it(`blocks ${what} as unlimited`, () =>
      expect(gradeOf(decided(approval({ approval: amount })), 'unlimited_token_approval')).to.equal('HIGH BLOCK'));

  it('has nothing against the amount of the operation, in tokens or in base units', () => {
    for (const amount of [tokens('100'), tokens('100.0'), tokens('99.5'), baseUnits('0x5f5e100')])
      expect(codesOf(approval({ approval: amount })), amount.given).to.deep.equal([]);
  });

  it('blocks 10^10 tokens as unlimited, however large the amount of the operation is', () => {
    for (const amount of ['10000000000', '100000000000', '1000000000000000000'])
      for (const allowance of [tokens('10000000000'), baseUnits(`0x${(10n ** 16n).toString(16)}`), tokens(amount)]) {
        const { recommendedAction, findings } = decided(approval({ amount, approval: allowance }));
        expect(recommendedAction, allowance.given).to.equal('BLOCK');
        expect(findings.map(({ code }) => code)).to.include('unlimited_token_approval');
      }
  });

  it('reads decimal text as tokens, always: base units in decimals are far more than the amount', () => {
    expect(codesOf(approval({ approval: tokens('99999999') }))).to.include('approval_exceeds_amount');
    expect(codesOf(approval({ amount: '50000', approval: tokens('50000000000') }))).to.include(
      'unlimited_token_approval',
    );
    expect(
      codesOf(approval({ amount: '18.446744073709551615', approval: tokens('18446744073709551615'), token: 'BUSD' }), {
        token: { ...USDC, decimals: 18 },
      }),
    ).to.include('unlimited_token_approval');
    for (const token of [{ ...UNKNOWN_TOKEN }, null])
      expect(codesOf(approval({ amount: '50000', approval: tokens('50000000000') }), { token })).to.include(
        'unlimited_token_approval',
      );
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

  it('takes up to 1 % above the amount for rounding, and reviews the smallest step beyond', () => {
    for (const amount of [tokens('100.5'), tokens('101'), tokens('101.000000000000000000'), baseUnits('0x6052340')])
      expect(codesOf(approval({ approval: amount })), amount.given).to.deep.equal([]);
    expect(
      gradeOf(decided(approval({ approval: tokens('101.000000000000000001') })), 'approval_exceeds_amount'),
    ).to.equal('MEDIUM REVIEW');
    expect(codesOf(approval({ approval: baseUnits('0x6052341') }))).to.deep.equal(['approval_exceeds_amount']);
    expect(codesOf(approval({ amount: '0', approval: tokens('0.000000000000000001') }))).to.deep.equal([
      'approval_exceeds_amount',
    ]);
  });

  it('leaves approval_exceeds_amount out under unlimited_token_approval', () =>
    expect(codesOf(approval({ approval: UNLIMITED }))).to.deep.equal(['unlimited_token_approval']));

  it('reviews a spender of which nothing is known, and one that is known to be unverified', () => {
    const intent = approval({ contractVerified: null, approval: tokens('100') });
    expect(gradeOf(decided(intent), 'approval_spender_unverified')).to.equal('HIGH REVIEW');
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

  it('takes no token contract for a fit spender', () =>
    expect(
      codesOf(approval({ contract: USDC_ON_ETHEREUM, contractVerified: null, approval: tokens('100') })),
    ).to.deep.equal(['approval_spender_unverified']));

  it('believes no claim about a spender while the contract registry is out', () =>
    expect(codesOf(approval({ approval: tokens('100') }), { contract: null })).to.have.members([
      'approval_spender_unverified',
      'screening_degraded',
    ]));

  it('reads to_address as the spender where no contract is named', () => {
    const decision = decided({ kind: 'approval', approval: tokens('1') });
    expect(decision.findings.map((finding) => finding.code)).to.deep.equal(['approval_spender_unverified']);
    expect(findingOf(decision, 'approval_spender_unverified').fields).to.deep.equal(['to_address']);
  });
});
