import { expect } from 'chai';
import {
  approve,
  bytes,
  calldata,
  declared,
  itJudges,
  permit,
  transaction,
  type VerdictRow,
} from '../../support/payload-requests.js';
import { COLLECTION, DOMAIN, FROM, PERMIT2, ROUTER, SAFE, USDC } from '../../support/payload-accounts.js';

/** Each calls any target for any caller. */
const SETTLER = '0xdf31a70a21a1931e02033dbba7deace6c45cfd0f';
const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11';
const BUNDLER = '0x6566194141eefa99af43bb5aa71460ca2dc90245';
const ALLOWANCE_HOLDER = '0x0000000000001ff3684f28c67538d4d072c22734';
/** Begins and ends like Permit2. */
const IMITATION = '0x000000000091c2aa07be55d13f60482bc1c78ba3';
/** Of Aave: registered, and no spender. */
const ORACLE = '0x0083421fd178749af2201dda5a7c3feb5790b80c';
const METAMASK_CODE = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b';
const NULL = `0x${'0'.repeat(40)}`;
const LIBRARY = '0x38869bf66a61cf6bdb996a6ae40d5853fd43b526';
const L2_MIGRATION = '0xff83f6335d8930cbad1c0d439a841f01888d9f69';
const L2_SINGLETON = '0x29fcb43b46531bca003ddc8fcb67ffe91900c762';

const sent = (to: string, data: string) => bytes({ transaction: transaction(to, data) });
const allowed = (spender: string) =>
  declared({
    to_address: spender,
    contract_address: spender,
    contract_verified: true,
    transaction_type: 'approval',
    approval_amount: '25',
  });

const ANYONES: readonly VerdictRow[] = [
  ['an allowance to a settler', () => sent(USDC, approve(SETTLER, 1n)), 'BLOCK', 'spender_open_to_anyone'],
  [
    'more allowance to a bundler',
    () => sent(USDC, calldata('increaseAllowance(address,uint256)', BUNDLER, 5n)),
    'BLOCK',
    'spender_open_to_anyone',
  ],
  [
    'a collection operated by a settler',
    () => sent(COLLECTION, calldata('setApprovalForAll(address,bool)', SETTLER, true)),
    'BLOCK',
    'spender_open_to_anyone',
  ],
  [
    'an allowance by Permit2 to a multicall',
    () => sent(PERMIT2, calldata('approve(address,address,uint160,uint48)', USDC, MULTICALL3, 5n, 1_900_000_000n)),
    'BLOCK',
    'spender_open_to_anyone',
  ],
  [
    'a permit for a settler',
    () => bytes({ typed_data: permit(DOMAIN, '1900000000', SETTLER) }),
    'BLOCK',
    'spender_open_to_anyone',
  ],
  ['an allowance to the holder of allowances of 0x', () => sent(USDC, approve(ALLOWANCE_HOLDER, 25_000_000n)), 'ALLOW'],
  ['an allowance taken back from a settler', () => sent(USDC, approve(SETTLER, 0n)), 'ALLOW', 'approval_revocation'],
];

const IMITATIONS: readonly VerdictRow[] = [
  ['an allowance to one', () => sent(USDC, approve(IMITATION, 1n)), 'BLOCK', 'contract_lookalike'],
  [
    'a call of one',
    () => sent(IMITATION, calldata('approve(address,address,uint160,uint48)', USDC, ROUTER, 5n, 1_900_000_000n)),
    'BLOCK',
    'contract_lookalike',
  ],
  [
    'control that one gets',
    () => sent(COLLECTION, calldata('transferOwnership(address)', IMITATION)),
    'BLOCK',
    'contract_lookalike',
  ],
  ['an allowance taken back from one', () => sent(USDC, approve(IMITATION, 0n)), 'ALLOW', 'approval_revocation'],
];

const delegated = (address: string, chainId = 1) => bytes({ authorization: { chain_id: chainId, address, nonce: 1 } });

const DELEGATES: readonly VerdictRow[] = [
  ['what calls for anyone', () => delegated(MULTICALL3), 'BLOCK', 'account_delegation'],
  ['a router that is known', () => delegated(ROUTER, 0), 'BLOCK', 'account_delegation', 'payload_replayable'],
  ['a library of a Safe', () => delegated(LIBRARY), 'BLOCK', 'account_delegation'],
  ['code that a wallet lets its users take on', () => delegated(METAMASK_CODE), 'REVIEW', 'account_delegation'],
];

const ofSafe = (to: string, data: string) =>
  sent(
    SAFE,
    calldata(
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
      ...[to, 0n, data, 1n, 0n, 0n, 0n, NULL, NULL, '0x'],
    ),
  );

const LIBRARIES: readonly VerdictRow[] = [
  ['the code of a router', () => ofSafe(ROUTER, '0x12345678'), 'BLOCK', 'nested_delegatecall'],
  [
    'a migration to code that nobody knows',
    () => ofSafe(L2_MIGRATION, calldata('migrateToL2(address)', COLLECTION)),
    'BLOCK',
    'nested_delegatecall',
  ],
  [
    'a migration to the Safe of other chains',
    () => ofSafe(L2_MIGRATION, calldata('migrateToL2(address)', L2_SINGLETON)),
    'REVIEW',
    'simulation_partial',
  ],
  ['a batch of calls', () => ofSafe(LIBRARY, calldata('multiSend(bytes)', '0x')), 'REVIEW', 'simulation_partial'],
];

describe('rights for what calls anything for anyone', () => {
  itJudges(ANYONES);

  it('are BLOCK whatever is claimed', async () => {
    const { decision, codes } = await allowed(SETTLER);
    expect(codes).to.include('spender_open_to_anyone');
    expect(decision.recommendedAction).to.equal('BLOCK');
  });
});

describe('an allowance to a registered contract', () =>
  itJudges([
    ['that is no spender', () => sent(USDC, approve(ORACLE, 25_000_000n)), 'REVIEW', 'approval_spender_unverified'],
    ['that takes from its caller alone', () => sent(USDC, approve(PERMIT2, 25_000_000n)), 'ALLOW'],
  ]));

describe('imitations of registered contracts', () => {
  itJudges(IMITATIONS);

  it('are BLOCK whatever is claimed', async () => {
    const { decision, codes } = await allowed(IMITATION);
    expect(codes).to.include('contract_lookalike');
    expect(decision.recommendedAction).to.equal('BLOCK');
  });

  it('are none where another maker mined as many zeros', async () => {
    const { codes } = await sent(USDC, approve('0x000000000091c2aa07be55d13f60482bc1c7fba3', 1n));
    expect(codes).to.include('approval_spender_unverified').and.to.not.include('contract_lookalike');
  });

  it('are about rights and calls, not about who is simply paid', async () => {
    const { codes } = await bytes({ transaction: transaction(IMITATION, '0x', '1') });
    expect(codes).to.not.include('contract_lookalike');
  });
});

describe('the whole account, handed to', () => {
  itJudges(DELEGATES);

  it('code that is known for that, is no unknown contract beside', async () => {
    expect((await delegated(METAMASK_CODE)).codes).to.not.include('unverified_contract');
    expect((await delegated(COLLECTION)).codes).to.include('unverified_contract');
  });
});

describe('code that a Safe runs as itself:', () => {
  itJudges(LIBRARIES);

  it('a library is one on every chain where its maker published it', async () => {
    const onOptimism = { chain: 'optimism', from_address: FROM } as const;
    const data = calldata(
      'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
      ...[LIBRARY, 0n, calldata('multiSend(bytes)', '0x'), 1n, 0n, 0n, 0n, NULL, NULL, '0x'],
    );
    const { codes } = await bytes({ ...onOptimism, transaction: transaction(SAFE, data, '0', 10) });
    expect(codes).to.not.include('nested_delegatecall');
  });
});
