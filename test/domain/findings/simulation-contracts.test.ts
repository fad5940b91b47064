import type { FindingCode } from '../../../domain/findings/index.js';
import { NOTHING_KNOWN } from '../../../domain/facts/contract/known-account.js';
import { expect } from 'chai';
import { CONTRACT, RECIPIENT, SENDER, tokens, USDC_ON_ETHEREUM, type IntentChanges } from '../../support/builders.js';
import { codesOf, decided, gradeOf } from '../../support/deciding.js';
import { phrases } from '../../support/words.js';

const VERIFIED = { contract: { verified: true } } as const;
const UNVERIFIED = { contract: { verified: false } } as const;
const PROXY = { contract: { verified: false, upgradeable: true } } as const;

/** A call of a contract of which nothing is known. */
const call = (...permissions: readonly string[]): IntentChanges => ({ kind: 'call', contract: CONTRACT, permissions });

/** Its proceeds come back to the sender. */
const OWN_CALL: IntentChanges = { ...call(), to: SENDER };

describe('simulation findings: contracts', () => {
  it('reviews a call without a function that may pay a stranger, and not one for sender or contract', () => {
    for (const [intent, facts] of [
      [call(), VERIFIED],
      [{ ...call(), contractVerified: true }, {}],
    ] as const) {
      expect(gradeOf(decided(intent, facts), 'receiver_not_sender')).to.match(/REVIEW$/);
      for (const to of [SENDER, CONTRACT]) expect(codesOf({ ...intent, to }, facts)).to.deep.equal([]);
    }
  });

  it('reviews a contract of which nothing says that it is verified', () => {
    for (const kind of ['call', 'swap', 'mint'] as const)
      expect(gradeOf(decided({ kind, contract: CONTRACT, to: SENDER }), 'unverified_contract'), kind).to.equal(
        'MEDIUM REVIEW',
      );
  });

  it('has nothing against a contract that a source knows, the caller vouches for, or an official token', () => {
    expect(codesOf(OWN_CALL, VERIFIED)).to.deep.equal([]);
    expect(codesOf({ ...OWN_CALL, contractVerified: true })).to.deep.equal([]);
    expect(codesOf({ ...OWN_CALL, contract: USDC_ON_ETHEREUM })).to.deep.equal([]);
  });

  it('never lets a claim override what a source says', () => {
    expect(codesOf({ ...OWN_CALL, contractVerified: true }, UNVERIFIED)).to.deep.equal(['unverified_contract']);
    expect(codesOf({ ...OWN_CALL, contractVerified: true }, { contract: { upgradeable: true } })).to.deep.equal([
      'unverified_upgradeable_contract',
    ]);
    expect(codesOf({ ...OWN_CALL, contractVerified: false }, VERIFIED)).to.deep.equal([]);
  });

  it('judges no recipient of a transfer as a contract, unless a source knows that it is a bad one', () => {
    expect(codesOf()).to.deep.equal([]);
    expect(codesOf({}, PROXY)).to.deep.equal(['unverified_upgradeable_contract']);
  });

  it('reviews an unverified contract whose code can change, once', () => {
    const decision = decided(call(), PROXY);
    expect(gradeOf(decision, 'unverified_upgradeable_contract')).to.equal('HIGH REVIEW');
    expect(decision.findings).to.have.length(1);
    expect(codesOf(OWN_CALL, { contract: { verified: true, upgradeable: true } })).to.deep.equal([]);
  });

  it('blocks admin-level permissions on an unverified contract, in place of the milder findings', () => {
    const decision = decided(call('pause()'), PROXY);
    expect(gradeOf(decision, 'unverified_contract_admin_permissions')).to.equal('CRITICAL BLOCK');
    expect(decision.findings).to.have.length(1);
  });

  it(
    'only reviews them where nothing is known and the caller vouches, and passes them on a contract that a source ' +
      'knows',
    () => {
      const claimed = decided({ ...call('pause()'), contractVerified: true });
      expect(gradeOf(claimed, 'unverified_contract_admin_permissions')).to.equal('HIGH REVIEW');
      expect(codesOf({ ...call('pause()'), to: SENDER }, VERIFIED)).to.deep.equal([]);
      for (const permission of ['pause()', 'uncappedMint', 'mint(address,uint256)', 'forceTransfer', 'claim()'])
        expect(codesOf(call(permission), VERIFIED), permission).to.deep.equal(['receiver_not_sender']);
    },
  );

  it('blocks admin-level permissions where the contract was left out', () => {
    for (const kind of ['call', 'transfer'] as const) {
      const decision = decided({ kind, permissions: ['pause()'], contractVerified: true });
      expect(gradeOf(decision, 'unverified_contract_admin_permissions'), kind).to.equal('CRITICAL BLOCK');
    }
  });

  it('has nothing against ordinary permissions', () => {
    for (const permission of ['swapExactTokensForTokens', 'deposit(uint256)', 'ownerOf(uint256)', '0x38ed1739']) {
      expect(codesOf({ ...call(permission), to: SENDER }, VERIFIED), permission).to.deep.equal([]);
      expect(codesOf({ ...call(permission), to: SENDER }), permission).to.deep.equal(['unverified_contract']);
    }
  });

  it('asks for the contract where one is called and none is named', () => {
    for (const kind of ['call', 'swap', 'mint'] as const) {
      expect(gradeOf(decided({ kind, to: SENDER }), 'contract_missing'), kind).to.equal('MEDIUM REVIEW');
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
      expect(gradeOf(decided(intent), 'receiver_not_sender')).to.equal('MEDIUM REVIEW');
      expect(codesOf({ ...intent, to: SENDER })).to.deep.equal([]);
      expect(codesOf({ ...intent, to: CONTRACT })).to.deep.equal([]);
    }
  });
});

describe('simulation findings: who gets what a call pays out', () => {
  const call = (permission: string, to: string): IntentChanges => ({
    kind: 'call',
    contract: CONTRACT,
    to,
    permissions: [permission],
  });

  it('reviews a call that pays out or credits to somebody else, on a verified contract as well', () => {
    for (const permission of ['withdraw', 'redeem(uint256,address,address)', '0x69328dec', 'supply', '0x38ed1739'])
      expect(codesOf(call(permission, RECIPIENT), VERIFIED), permission).to.deep.equal(['receiver_not_sender']);
  });

  it('reviews a known router that bundles calls for somebody else, and not for the sender', () => {
    for (const permission of ['multicall(bytes[])', 'execute(bytes,bytes[],uint256)', 'sweepToken']) {
      expect(codesOf(call(permission, RECIPIENT), VERIFIED), permission).to.deep.equal(['receiver_not_sender']);
      for (const to of [SENDER, CONTRACT])
        expect(codesOf(call(permission, to), VERIFIED), permission).to.deep.equal([]);
    }
  });

  it('has nothing against one that pays out to the sender, nor against one that takes no account', () => {
    for (const to of [SENDER, CONTRACT]) expect(codesOf(call('withdraw', to), VERIFIED)).to.deep.equal([]);
    expect(codesOf(call('castVote', RECIPIENT), VERIFIED)).to.deep.equal([]);
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
  const rows: readonly [FindingCode, readonly string[], string][] = [
    ['ownership_transfer', forms('transferOwnership', 'transferOwnership(address)', '0xf2fde38b'), 'CRITICAL BLOCK'],
    ['ownership_transfer', forms('grantRole', 'grantRole(bytes32,address)', '0x2f2ff15d'), 'CRITICAL BLOCK'],
    ['proxy_upgrade', forms('upgradeToAndCall', 'upgradeToAndCall(address,bytes)', '0x4f1ef286'), 'HIGH REVIEW'],
    [
      'delegatecall_requested',
      phrases(`
        delegatecall | execute with delegate | EIP-7702 setCode | set_code | functionDelegateCall(address,bytes)
        setCodeAuthorization
      `),
      'CRITICAL BLOCK',
    ],
    [
      'operator_approval_for_all',
      forms('setApprovalForAll', 'setApprovalForAll(address,bool)', '0xa22cb465'),
      'HIGH BLOCK',
    ],
    [
      'permit_signature',
      ['permit', 'permit2', 'permitBatch', 'PermitTransferFrom', '0xd505accf', '0x8fcbaf0c', '0x2b67b570'],
      'MEDIUM REVIEW',
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
      'HIGH REVIEW',
    ],
  ];
  for (const [code, permissions, grade] of rows) {
    it(`finds ${code} in ${permissions[0] ?? ''}, by name, signature or selector, in any letter case`, () => {
      for (const permission of permissions)
        expect(gradeOf(decided(call(permission)), code), permission).to.equal(grade);
    });

    it(`finds no ${code} in ordinary functions`, () =>
      expect(codesOf(call('deposit', 'transfer(address,uint256)', '0xa9059cbb', 'setFee', 'claimable'))).to.not.include(
        code,
      ));
  }

  for (const code of ['ownership_transfer', 'delegatecall_requested'] as const) {
    const permission = code === 'ownership_transfer' ? 'setOwner' : 'delegatecall';
    it(`only reviews ${code} on a contract that the service's own source knows, never on a claim`, () => {
      const known = { ...NOTHING_KNOWN, roles: ['delegatecall_library'] as const };
      expect(gradeOf(decided({ ...call(permission), contractVerified: true }), code)).to.match(/BLOCK$/);
      const registered = decided(call(permission), { contract: { verified: true, known } });
      expect(gradeOf(registered, code)).to.equal('HIGH REVIEW');
    });
  }

  it('sees no drain in the calls of a contract that is known as verified', () =>
    expect(codesOf({ ...call('multicall', 'execute', 'claim'), to: SENDER }, VERIFIED)).to.deep.equal([]));

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
    for (const permission of ['Assign', 'CloseAccount'])
      expect(codesOf(call(permission)), permission).to.deep.equal(['unverified_contract']);
  });

  it('reviews a permission that cannot be read, on any contract and by any word', () => {
    for (const permission of ['???', 'разрешить списание', 'full access'])
      for (const decision of [
        decided(call(permission), VERIFIED),
        decided({ ...call(permission), contractVerified: true }),
        decided({ ...call('balanceOf', permission), contract: USDC_ON_ETHEREUM }),
        decided({ permissions: [permission] }),
      ])
        expect(gradeOf(decision, 'permission_not_understood'), permission).to.equal('MEDIUM REVIEW');
  });

  it('has nothing against an ordinary function, by any name', () => {
    for (const permission of phrases(`
      0x38ed1739 | 38ed1739 | exact-input-single | swap USDC for ETH | SwapRouter.exactInput
    `))
      expect(codesOf({ ...call(permission), to: SENDER }, VERIFIED), permission).to.deep.equal([]);
  });

  it('finds what stands inside of other words', () => {
    expect(codesOf(call('please call transferOwnership'), VERIFIED)).to.deep.equal(['ownership_transfer']);
    expect(codesOf(call('call 0xf2fde38b'), VERIFIED)).to.deep.equal(['ownership_transfer']);
    expect(codesOf({ ...call('deposit(uint256 assets, address newOwner)'), to: SENDER }, VERIFIED)).to.deep.equal([]);
  });

  it('softens no revocation for a text that names more than the revocation', () => {
    const revoking = (permission: string): IntentChanges => ({
      kind: 'approval',
      contract: CONTRACT,
      approval: tokens('0'),
      amount: '0',
      permissions: [permission],
    });
    expect(decided(revoking('approve(address,uint256)')).recommendedAction).to.equal('ALLOW');
    for (const permission of ['approve + doAnything()', 'approve, 0xdeadbeef'])
      expect(decided(revoking(permission)).recommendedAction, permission).to.equal('REVIEW');
  });

  it('takes mint for the operation itself in a mint, and for supply at will elsewhere', () => {
    expect(codesOf({ ...call('mint'), kind: 'mint', to: SENDER })).to.deep.equal(['unverified_contract']);
    expect(codesOf(call('mint(address,uint256)'))).to.deep.equal(['unverified_contract_admin_permissions']);
  });
});
