import { encodeRlp } from '../../../../domain/payload/evm/rlp.js';
import { encodeCall, encodeValues, transactionOf } from '../../../support/payload-bytes.js';
import {
  called,
  COLLECTION,
  MAX,
  MAX_160,
  ME,
  MULTICALL3,
  PERMIT2,
  type Phish,
  phishesOn,
  ROUTER,
  SAFE,
  sent,
  SOON,
  SWAP_ROUTER,
  THIEF,
  UNITS,
  USDC,
  WETH,
  ZERO,
} from './phish.js';

const APPROVE = 'approve(address,uint256)';
const FOR_ALL = 'setApprovalForAll(address,bool)';
const TRANSFER = 'transfer(address,uint256)';
const EXEC = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
const MULTI_SEND = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
const DELEGATOR = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b';
const FRIEND = '0x1111111111111111111111111111111111111111';
/** Stands for the caller. Source: Universal Router, Constants. */
const CALLER = `0x${'0'.repeat(39)}1`;

const steal = encodeCall('transferFrom(address,address,uint256)', [ME, THIEF, MAX]);
const pay = encodeCall(TRANSFER, [FRIEND, UNITS]);
const swap = (to: string): string =>
  encodeCall('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
    [USDC, WETH, 500n, to, UNITS, 1n, 0n],
  ]);
const commands = (codes: string, ...inputs: readonly string[]) =>
  called(ROUTER, 'execute(bytes,bytes[],uint256)', [codes, inputs, SOON]);
const swapIn = (to: string): string =>
  encodeValues('address,uint256,uint256,bytes,bool', [to, UNITS, 1n, `${USDC}0001f4${WETH.slice(2)}`, true]);

/** One transaction of MultiSend. */
const packed = (operation: string, to: string, data: string): string =>
  operation + to.slice(2) + '0'.repeat(64) + ((data.length - 2) / 2).toString(16).padStart(64, '0') + data.slice(2);
const batch = (...items: readonly string[]): string => encodeCall('multiSend(bytes)', [`0x${items.join('')}`]);
const exec = (to: string, data: string, operation: bigint) =>
  called(SAFE, EXEC, [to, 0n, data, operation, 0n, 0n, 0n, ZERO, ZERO, '0x']);

/** Rights over tokens, given by a transaction. */
const RIGHTS = phishesOn('ethereum', [
  ['unlimited approve', called(USDC, APPROVE, [THIEF, MAX]), called(USDC, APPROVE, [ROUTER, UNITS])],
  ['approve of a small amount', called(USDC, APPROVE, [THIEF, 1n]), called(USDC, APPROVE, [ROUTER, 1n])],
  [
    'increaseAllowance',
    called(USDC, 'increaseAllowance(address,uint256)', [THIEF, MAX]),
    called(USDC, 'increaseAllowance(address,uint256)', [ROUTER, UNITS]),
  ],
  ['setApprovalForAll', called(COLLECTION, FOR_ALL, [THIEF, true]), called(COLLECTION, FOR_ALL, [THIEF, false])],
  [
    'Permit2 approve',
    called(PERMIT2, 'approve(address,address,uint160,uint48)', [USDC, THIEF, MAX_160, SOON]),
    called(PERMIT2, 'approve(address,address,uint160,uint48)', [USDC, ROUTER, UNITS, SOON]),
  ],
  [
    'a permit that the victim sends itself',
    called(USDC, 'permit(address,address,uint256,uint256,bytes)', [ME, THIEF, MAX, SOON, '0x']),
    null,
  ],
  ['debt that others may take', called(USDC, 'approveDelegation(address,uint256)', [THIEF, MAX]), null],
  ['a manager of a Comet account', called(USDC, 'allow(address,bool)', [THIEF, true]), null],
  ['an ERC-777 operator', called(USDC, 'authorizeOperator(address)', [THIEF]), null],
  ['ownership', called(COLLECTION, 'transferOwnership(address)', [THIEF]), null],
  ['an upgrade', called(COLLECTION, 'upgradeTo(address)', [THIEF]), null],
  ['a role', called(COLLECTION, 'grantRole(bytes32,address)', [`0x${'0'.repeat(64)}`, THIEF]), null],
]);

/** Assets that leave where no one looks. */
const MOVES = phishesOn('ethereum', [
  [
    'a transfer hidden in a multicall',
    called(SWAP_ROUTER, 'multicall(uint256,bytes[])', [SOON, [swap(ME), steal]]),
    called(SWAP_ROUTER, 'multicall(uint256,bytes[])', [SOON, [swap(ME)]]),
  ],
  ['a swap for a stranger', sent(SWAP_ROUTER, swap(THIEF)), sent(SWAP_ROUTER, swap(ME))],
  [
    'Universal Router sweep to a stranger',
    commands('0x0004', swapIn(ROUTER), encodeValues('address,address,uint256', [WETH, THIEF, 0n])),
    commands('0x00', swapIn(CALLER)),
  ],
  [
    'Universal Router transfer to a stranger',
    commands('0x0005', swapIn(ROUTER), encodeValues('address,address,uint256', [WETH, THIEF, 5n])),
    commands('0x00', swapIn(CALLER)),
  ],
  [
    'Permit2 transfer within the Universal Router',
    commands('0x02', encodeValues('address,address,uint160', [USDC, THIEF, MAX_160])),
    commands('0x00', swapIn(CALLER)),
  ],
  ['a command that is not known', commands('0x3f', '0x'), commands('0x00', swapIn(CALLER))],
  ['Multicall3 with a theft', called(MULTICALL3, 'aggregate3((address,bool,bytes)[])', [[[USDC, false, steal]]]), null],
  [
    'five tokens of a collection',
    called(COLLECTION, 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [
      ...[ME, THIEF, [1n, 2n, 3n, 4n, 5n], [1n, 1n, 1n, 1n, 1n], '0x'],
    ]),
    called(COLLECTION, 'safeTransferFrom(address,address,uint256)', [ME, FRIEND, 1n]),
  ],
  ['a security update with value', called(THIEF, 'SecurityUpdate()', [], 10n ** 18n), sent(FRIEND, '0x', 10n ** 18n)],
  ['a claim', called(THIEF, 'claim()', []), null],
  ['a deposit into a copy of WETH', called(THIEF, 'deposit()', [], 10n ** 18n), called(WETH, 'deposit()', [], 1n)],
  [
    'a withdrawal from a vault to a stranger',
    called(COLLECTION, 'redeem(uint256,address,address)', [MAX, THIEF, ME]),
    null,
  ],
  ['a contract that is created', sent(null, '0x6080604052', 10n ** 18n), sent(FRIEND, '0x', 1n)],
  ['a transfer behind trailing bytes', sent(USDC, encodeCall(APPROVE, [ROUTER, 1n]) + steal.slice(2)), sent(USDC, pay)],
  ['a transfer with a tag', sent(USDC, `${pay}deadbeef`), sent(USDC, pay)],
  ['calldata too short for its function', sent(USDC, pay.slice(0, -2)), sent(USDC, pay)],
  ['an address with dirty upper bytes', sent(USDC, pay.replace('0'.repeat(24), `${'0'.repeat(23)}1`)), sent(USDC, pay)],
]);

/** Control over an account. */
const CONTROL = phishesOn('ethereum', [
  ['delegatecall of a Safe', exec(THIEF, '0x', 1n), exec(USDC, pay, 0n), SAFE],
  [
    'delegatecall in a nested Safe batch',
    exec(MULTI_SEND, batch(packed('00', USDC, pay), packed('01', THIEF, '0x')), 1n),
    exec(MULTI_SEND, batch(packed('00', USDC, pay)), 1n),
    SAFE,
  ],
  [
    'an owner of a Safe',
    exec(SAFE, encodeCall('swapOwner(address,address,address)', [ZERO, ME, THIEF]), 0n),
    null,
    SAFE,
  ],
  ['a module of a Safe', exec(SAFE, encodeCall('enableModule(address)', [THIEF]), 0n), null, SAFE],
  ['a hash that a Safe agrees to', called(SAFE, 'approveHash(bytes32)', [`0x${'ab'.repeat(32)}`]), null],
  [
    'EIP-7702 to an unknown delegate',
    { authorization: { chain_id: 1, address: THIEF, nonce: 0 } },
    { authorization: { chain_id: 1, address: DELEGATOR, nonce: 0 } },
  ],
  ['EIP-7702 for every chain', { authorization: { chain_id: 0, address: THIEF, nonce: 0 } }, null],
  [
    'EIP-7702 within a transaction',
    {
      transaction: {
        ...{ chain_id: 1, to: ME, value: '0', data: '0x', nonce: 1, gas: '90000', max_fee_per_gas: '9' },
        ...{ max_priority_fee_per_gas: '1', authorization_list: [{ chain_id: 1, address: THIEF, nonce: 2 }] },
      },
    },
    null,
  ],
  [
    'the batch of a delegated account',
    called(ME, 'execute(bytes32,bytes)', [
      `0x01${'0'.repeat(62)}`,
      encodeValues('(address,uint256,bytes)[]', [[[USDC, 0n, encodeCall(APPROVE, [THIEF, MAX])]]]),
    ]),
    null,
  ],
]);

const FEES = { nonce: 1, gas: '90000', max_fee_per_gas: '9', max_priority_fee_per_gas: '1' };
const bytesIn = (hex: string): Uint8Array => Buffer.from(hex.slice(2), 'hex');
const rlp = (items: readonly Uint8Array[], type: string): string =>
  `0x${type}${Buffer.from(encodeRlp([...items, ...(type === '' ? [] : [[]])])).toString('hex')}`;
const [one, none] = [Uint8Array.of(1), new Uint8Array()];
const typed = (chainId: Uint8Array): string =>
  rlp([chainId, one, one, one, Uint8Array.of(0x52, 0x08), bytesIn(USDC), none, bytesIn(pay)], '02');

/** Bytes that two readers take for two things. */
const FORMS = phishesOn('ethereum', [
  ['a padded chain id', { transaction: { raw: typed(Uint8Array.of(0, 1)) } }, { transaction: { raw: typed(one) } }],
  [
    'a chain id of 0',
    { transaction: { ...FEES, chain_id: 0, to: USDC, data: pay } },
    { transaction: { raw: typed(one) } },
  ],
  ['no chain id', { transaction: { ...FEES, to: USDC, data: pay } }, { transaction: { raw: typed(one) } }],
  [
    'a legacy transaction for every chain',
    { transaction: { raw: rlp([one, one, Uint8Array.of(0x52, 0x08), bytesIn(USDC), none, bytesIn(pay)], '') } },
    null,
  ],
  ['another chain', { transaction: { ...FEES, chain_id: 137, to: USDC, data: pay } }, null],
  ['odd hex', { transaction: { ...FEES, chain_id: 1, to: USDC, data: pay.slice(0, -1) } }, null],
  ['hex without 0x', { transaction: { ...FEES, chain_id: 1, to: USDC, data: pay.slice(2) } }, null],
  [
    'an address with a wrong checksum',
    { transaction: { ...FEES, chain_id: 1, to: USDC.replace('a0b', 'A0b'), data: pay } },
    null,
  ],
  ['bytes behind the transaction', { transaction: { raw: `${typed(one)}00` } }, { transaction: { raw: typed(one) } }],
  ['a type that is not known', { transaction: { raw: typed(one).replace('0x02', '0x05') } }, null],
  [
    'the signature of another account',
    transactionOf(
      { form: 'signed', type: 2, key: `0x${'77'.repeat(32)}` },
      { chainId: 1n, to: USDC, value: 0n, data: pay },
    ),
    null,
  ],
]);

export const TRANSACTION_PHISHES: readonly Phish[] = [...RIGHTS, ...MOVES, ...CONTROL, ...FORMS];
