import { expect } from 'chai';
import type { FindingCode } from '../../../domain/verdict/finding.js';
import {
  baseUnits,
  CONTRACT,
  ETHER,
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
/** A call of a contract of which nothing is known. */
const call = (...permissions: readonly string[]): IntentChanges => ({
  kind: 'call',
  contract: CONTRACT,
  permissions,
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

describe('simulation findings: contracts', () => {
  it('reviews a contract of which nothing says that it is verified', () => {
    for (const kind of ['call', 'swap', 'mint'] as const) {
      expect(gradeOf(decided({ kind, contract: CONTRACT, to: SENDER }), 'unverified_contract'), kind).to.deep.equal([
        'MEDIUM',
        'REVIEW',
      ]);
    }
  });

  it('has nothing against a contract that a source knows, the caller vouches for, or an official token', () => {
    expect(codesOf(call(), VERIFIED)).to.deep.equal([]);
    expect(codesOf({ ...call(), contractVerified: true })).to.deep.equal([]);
    expect(codesOf({ ...call(), contract: USDC_ON_ETHEREUM })).to.deep.equal([]);
  });

  it('never lets a claim override what a source says', () => {
    expect(codesOf({ ...call(), contractVerified: true }, UNVERIFIED)).to.deep.equal(['unverified_contract']);
    expect(codesOf({ ...call(), contractVerified: true }, { contract: { upgradeable: true } })).to.deep.equal([
      'unverified_upgradeable_contract',
    ]);
    expect(codesOf({ ...call(), contractVerified: false }, VERIFIED)).to.deep.equal([]);
  });

  it('judges no recipient of a transfer as a contract, unless a source knows that it is a bad one', () => {
    expect(codesOf()).to.deep.equal([]);
    expect(codesOf({}, PROXY)).to.deep.equal(['unverified_upgradeable_contract']);
  });

  it('reviews an unverified contract whose code can change, once', () => {
    const decision = decided(call(), PROXY);
    expect(gradeOf(decision, 'unverified_upgradeable_contract')).to.deep.equal(['HIGH', 'REVIEW']);
    expect(decision.findings).to.have.length(1);
    expect(codesOf(call(), { contract: { verified: true, upgradeable: true } })).to.deep.equal([]);
  });

  it('blocks admin-level permissions on an unverified contract, in place of the milder findings', () => {
    const decision = decided(call('pause()'), PROXY);
    expect(gradeOf(decision, 'unverified_contract_admin_permissions')).to.deep.equal(['CRITICAL', 'BLOCK']);
    expect(decision.findings).to.have.length(1);
  });

  it(
    'only reviews them where nothing is known and the caller vouches, and passes them on a contract that a source ' +
      'knows',
    () => {
      const claimed = decided({ ...call('pause()'), contractVerified: true });
      expect(gradeOf(claimed, 'unverified_contract_admin_permissions')).to.deep.equal(['HIGH', 'REVIEW']);
      expect(codesOf(call('pause()'), VERIFIED)).to.deep.equal([]);
    },
  );

  it('blocks admin-level permissions where the contract was left out', () => {
    for (const kind of ['call', 'transfer'] as const) {
      const decision = decided({ kind, permissions: ['pause()'], contractVerified: true });
      expect(gradeOf(decision, 'unverified_contract_admin_permissions'), kind).to.deep.equal(['CRITICAL', 'BLOCK']);
    }
  });

  it('has nothing against ordinary permissions', () => {
    for (const permission of ['swapExactTokensForTokens', 'deposit(uint256)', 'ownerOf(uint256)', '0x38ed1739']) {
      expect(codesOf(call(permission), VERIFIED), permission).to.deep.equal([]);
      expect(codesOf(call(permission)), permission).to.deep.equal(['unverified_contract']);
    }
  });

  it('asks for the contract where one is called and none is named', () => {
    for (const kind of ['call', 'swap', 'mint'] as const) {
      expect(gradeOf(decided({ kind, to: SENDER }), 'contract_missing'), kind).to.deep.equal(['MEDIUM', 'REVIEW']);
      expect(codesOf({ kind, to: SENDER, contract: CONTRACT })).to.not.include('contract_missing');
    }
  });

  it('asks for a spender only where an approval names no valid one', () => {
    expect(codesOf({ kind: 'approval', approval: tokens('1'), to: 'nobody' })).to.include('contract_missing');
    expect(codesOf({ kind: 'approval', approval: tokens('1') })).to.not.include('contract_missing');
  });

  it('reviews a swap or mint whose proceeds go to somebody else', () => {
    for (const kind of ['swap', 'mint'] as const) {
      const intent: IntentChanges = { kind, contract: CONTRACT, contractVerified: true };
      expect(gradeOf(decided(intent), 'receiver_not_sender')).to.deep.equal(['MEDIUM', 'REVIEW']);
      expect(codesOf({ ...intent, to: SENDER })).to.deep.equal([]);
      expect(codesOf({ ...intent, to: CONTRACT })).to.deep.equal([]);
    }
  });

  it('blocks a token that is sent to its own contract', () => {
    for (const kind of ['transfer', 'escrow'] as const) {
      expect(gradeOf(decided({ kind, to: USDC_ON_ETHEREUM }), 'token_sent_to_token_contract')).to.deep.equal([
        'HIGH',
        'BLOCK',
      ]);
    }
    expect(codesOf({ to: CONTRACT, contract: CONTRACT }, { token: UNKNOWN_TOKEN })).to.include(
      'token_sent_to_token_contract',
    );
  });

  it('has nothing against a currency that is sent to a token contract, or a call of it', () => {
    const token = { ...ETHER, tokenContracts: [{ key: CONTRACT, symbol: 'WETH' }] };
    expect(codesOf({ token: 'ETH', amount: '1', to: CONTRACT }, { token })).to.deep.equal([]);
    expect(codesOf({ kind: 'call', to: USDC_ON_ETHEREUM, contract: USDC_ON_ETHEREUM })).to.deep.equal([]);
  });
});

describe('simulation findings: permissions', () => {
  const forms = (name: string, signature: string, selector: string): readonly string[] => [
    name,
    name.toUpperCase(),
    signature,
    `function ${signature} external`,
    selector,
    selector.toUpperCase().replace('0X', '0x'),
    `${selector}${'00'.repeat(32)}`,
    `Contract.${name}`,
  ];
  const rows: readonly [FindingCode, readonly string[], readonly [string, string]][] = [
    [
      'ownership_transfer',
      forms('transferOwnership', 'transferOwnership(address)', '0xf2fde38b'),
      ['CRITICAL', 'BLOCK'],
    ],
    ['ownership_transfer', forms('grantRole', 'grantRole(bytes32,address)', '0x2f2ff15d'), ['CRITICAL', 'BLOCK']],
    ['proxy_upgrade', forms('upgradeToAndCall', 'upgradeToAndCall(address,bytes)', '0x4f1ef286'), ['HIGH', 'REVIEW']],
    [
      'delegatecall_requested',
      [
        'delegatecall',
        'execute with delegate',
        'EIP-7702 setCode',
        'set_code',
        'functionDelegateCall(address,bytes)',
        'setCodeAuthorization',
      ],
      ['CRITICAL', 'BLOCK'],
    ],
    [
      'operator_approval_for_all',
      forms('setApprovalForAll', 'setApprovalForAll(address,bool)', '0xa22cb465'),
      ['HIGH', 'REVIEW'],
    ],
    [
      'permit_signature',
      ['permit', 'permit2', 'permitBatch', 'PermitTransferFrom', '0xd505accf', '0x8fcbaf0c', '0x2b67b570'],
      ['MEDIUM', 'REVIEW'],
    ],
    [
      'asset_drain_permission',
      [
        ...forms('transferFrom', 'transferFrom(address,address,uint256)', '0x23b872dd'),
        'multicall',
        'execute',
        'sweep',
        'withdrawAll',
        '0xac9650d8',
        'SecurityUpdate',
        '0x5fba79f5',
        'transfer\u200bFrom',
        'transferFr\u043em',
      ],
      ['HIGH', 'REVIEW'],
    ],
  ];
  for (const [code, permissions, grade] of rows) {
    it(`finds ${code} in ${permissions[0] ?? ''}, by name, signature or selector, in any letter case`, () => {
      for (const permission of permissions)
        expect(gradeOf(decided(call(permission)), code), permission).to.deep.equal(grade);
    });

    it(`finds no ${code} in ordinary functions`, () => {
      expect(codesOf(call('deposit', 'transfer(address,uint256)', '0xa9059cbb', 'setFee', 'claimable'))).to.not.include(
        code,
      );
    });
  }

  for (const code of ['ownership_transfer', 'delegatecall_requested'] as const) {
    const permission = code === 'ownership_transfer' ? 'setOwner' : 'delegatecall';
    it(`only reviews ${code} on a contract that the service's own source knows, never on a claim`, () => {
      expect(gradeOf(decided(call(permission), VERIFIED), code)).to.deep.equal(['HIGH', 'REVIEW']);
      expect(gradeOf(decided({ ...call(permission), contractVerified: true }), code)).to.deep.equal([
        'CRITICAL',
        'BLOCK',
      ]);
    });
  }

  it('sees no drain in the calls of a contract that is known as verified', () => {
    expect(codesOf(call('multicall', 'execute', 'claim'), VERIFIED)).to.deep.equal([]);
  });

  it('knows the names of Solana programs on Solana alone', () => {
    const onSolana = (permission: string) =>
      codesOf({
        ...call(permission),
        chain: 'solana',
        from: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
        to: '7v91N7iZ9mNicL8WfG6cgSCKyRXydQjLh6UYBWwm6y1Q',
        contract: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
      });
    for (const permission of ['SetAuthority', 'Assign', 'Authorize', 'TokenInstruction::SetAuthority'])
      expect(onSolana(permission), permission).to.include('ownership_transfer');
    for (const permission of ['CloseAccount', 'Approve'])
      expect(onSolana(permission), permission).to.include('asset_drain_permission');
    expect(onSolana('Upgrade')).to.include('proxy_upgrade');
    for (const permission of ['Assign', 'CloseAccount', 'Approve'])
      expect(codesOf(call(permission)), permission).to.deep.equal(['unverified_contract']);
  });

  it('takes mint for the operation itself in a mint, and for supply at will elsewhere', () => {
    expect(codesOf({ ...call('mint'), kind: 'mint', to: SENDER })).to.deep.equal(['unverified_contract']);
    expect(codesOf(call('mint(address,uint256)'))).to.deep.equal(['unverified_contract_admin_permissions']);
  });
});
