import { account, encodeCall } from '../drawn.js';
import type { Values } from './typed-request.js';
import { MAX_160, MAX_256, MAX_48, WORD } from './row.js';

const ZERO = `0x${'00'.repeat(20)}`;
const [alice, bob, eve, gold, silver] = [
  account('alice'),
  account('bob'),
  account('eve'),
  account('gold'),
  account('silver'),
] as const;
const text = (value: bigint): string => value.toString();
const pay = encodeCall('transfer(address,uint256)', [bob, 5n]);

const authorization = { from: alice, to: bob, value: '5', validAfter: '0', validBefore: '1800000000', nonce: WORD };
export const sale = {
  offerer: alice,
  zone: ZERO,
  offer: [{ itemType: 2, token: silver, identifierOrCriteria: '7', startAmount: '1', endAmount: '1' }],
  consideration: [
    { itemType: 1, token: gold, identifierOrCriteria: '0', startAmount: '20', endAmount: '10', recipient: alice },
  ],
  orderType: 0,
  startTime: '1',
  endTime: '1800000000',
  zoneHash: WORD,
  salt: '1',
  conduitKey: WORD,
  counter: '0',
};
const OWNER_ORDER = ['0 order alice>- until 1800000000', '0.0 token_transfer 9 gold alice>-'];
const ORDER_0X = {
  makerToken: gold,
  takerToken: silver,
  makerAmount: '9',
  takerAmount: '5',
  maker: alice,
  taker: bob,
  txOrigin: bob,
  pool: WORD,
  expiry: '1800000000',
  salt: '1',
};
const FOR_BOB = [
  '0 order alice>bob until 1800000000',
  '0.0 token_transfer 9 gold alice>bob',
  '0.1 token_transfer 5 silver bob>alice',
];
const forward = { from: alice, to: gold, value: '2', gas: '1', nonce: '0', data: pay };
const FORWARDED = ['0.0 native_transfer 2 native alice>gold', '0.1 token_transfer 5 gold alice>bob'];

/**
 * Beginning of the type, message or the values of its members in order, actions, signers, and the name of the domain
 * where it counts.
 */
type TypedTableRow = readonly [string, Values, readonly string[], readonly string[], string?];

export const TYPED_TABLE: readonly TypedTableRow[] = [
  [
    'Permit(address owner',
    [alice, bob, text(MAX_256), '0', '1800000000'],
    ['0 permit unlimited shop alice>bob until 1800000000'],
    [alice],
  ],
  ['Permit(address holder', [alice, bob, '0', '0', true], ['0 permit unlimited shop alice>bob'], [alice]],
  // taking a permission back
  ['Permit(address holder', [alice, bob, '0', '1', false], ['0 permit 0 shop alice>bob until 1'], [alice]],
  ['TransferWithAuthorization(', authorization, ['0 token_transfer 5 shop alice>bob until 1800000000'], [alice]],
  ['ReceiveWithAuthorization(', authorization, ['0 token_transfer 5 shop alice>bob until 1800000000'], [alice]],
  ['Delegation(', [bob, '0', '1800000000'], ['0 call shop me>-'], []],
  [
    'PermitSingle(',
    [{ token: gold, amount: text(MAX_160), expiration: text(MAX_48), nonce: '0' }, bob, '1800000000'],
    ['0 permit unlimited gold me>bob'],
    [],
  ],
  [
    'PermitBatch(',
    [
      [
        { token: gold, amount: '5', expiration: '0', nonce: '0' },
        { token: silver, amount: '6', expiration: '1', nonce: '0' },
      ],
      bob,
      '1800000000',
    ],
    ['0 call me>-', '0.0 permit 5 gold me>bob until 1800000000', '0.1 permit 6 silver me>bob until 1'],
    [],
  ],
  [
    'OrderComponents(',
    sale,
    ['0 order alice>- until 1800000000', '0.0 nft_transfer 1 silver#7 alice>-', '0.1 token_transfer 10 gold ->alice'],
    [alice],
  ],
  // nothing comes back
  [
    'OrderComponents(',
    { ...sale, consideration: [] },
    ['0 order alice>- until 1800000000', '0.0 nft_transfer 1 silver#7 alice>-'],
    [alice],
  ],
  [
    'Order(address sellToken',
    [gold, `0x${'e'.repeat(40)}`, eve, '8', '5', 1_800_000_000, WORD, '1', 'sell', false, 'erc20', 'erc20'],
    ['0 order me>- until 1800000000', '0.0 token_transfer 9 gold me>-', '0.1 native_transfer 5 native ->eve'],
    [],
    'Gnosis Protocol',
  ],
  [
    'Order(uint256 salt,address maker,',
    ['1', alice, ZERO, gold, silver, '9', '5', text(1_800_000_000n << 80n)],
    [...OWNER_ORDER, '0.1 token_transfer 5 silver ->alice'],
    [alice],
  ],
  // an extension may set another price
  [
    'Order(uint256 salt,address maker,',
    ['1', alice, eve, gold, silver, '9', '5', text((1n << 249n) | (1_800_000_000n << 80n))],
    [...OWNER_ORDER, '0.1 token_transfer silver ->eve'],
    [alice],
  ],
  [
    'Order(uint256 salt,address makerAsset,',
    ['1', gold, silver, alice, ZERO, bob, '9', '5', '0', '0x'],
    ['0 order alice>bob', '0.0 token_transfer 9 gold alice>bob', '0.1 token_transfer 5 silver bob>alice'],
    [alice],
  ],
  [
    'LimitOrder(',
    {
      ...Object.fromEntries(Object.entries(ORDER_0X).filter(([name]) => name !== 'txOrigin')),
      takerTokenFeeAmount: '0',
      sender: ZERO,
      feeRecipient: ZERO,
    },
    FOR_BOB,
    [alice],
  ],
  ['RfqOrder(', ORDER_0X, FOR_BOB, [alice]],
  [
    'OtcOrder(',
    {
      ...Object.fromEntries(Object.entries(ORDER_0X).filter(([name]) => !['pool', 'expiry', 'salt'].includes(name))),
      expiryAndNonce: text((1_800_000_000n << 192n) | 5n),
    },
    FOR_BOB,
    [alice],
  ],
  [
    'SafeTx(',
    [eve, '0', pay, 1, '0', '0', '1', gold, bob, '0'],
    ['0 call me>-', '0.0 delegatecall shop>eve', '0.0.0 unknown_call?? shop>-', '0.1 token_transfer gold shop>bob'],
    [],
  ],
  [
    'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes',
    forward,
    ['0 call alice>-', ...FORWARDED],
    [alice],
  ],
  [
    'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48',
    { ...forward, deadline: '1800000000' },
    ['0 call alice>- until 1800000000', ...FORWARDED],
    [alice],
  ],
  [
    'RelayRequest(',
    [
      gold,
      pay,
      { gasLimit: '1', gasPrice: '1', pctRelayFee: '1', baseRelayFee: '0' },
      { senderAddress: alice, senderNonce: '0', relayWorker: eve, paymaster: eve },
    ],
    ['0 call alice>-', '0.0 token_transfer 5 gold alice>bob'],
    [alice],
  ],
  ['MetaTransaction(', ['0', alice, pay], ['0 call alice>-', '0.0 token_transfer 5 shop alice>bob'], [alice]],
  [
    'ExecuteHooks(',
    [
      [
        { target: gold, value: '0', callData: pay, allowFailure: false, isDelegateCall: false },
        { target: eve, value: '0', callData: '0x12345678', allowFailure: true, isDelegateCall: true },
      ],
      WORD,
      '1800000000',
    ],
    [
      '0 call me>- until 1800000000',
      '0.0 token_transfer 5 gold shop>bob',
      '0.1 delegatecall shop>eve',
      '0.1.0 unknown_call?? shop>-',
    ],
    [],
  ],
  [
    'PackedUserOperation(',
    [alice, '0', '0x', encodeCall('execute(address,uint256,bytes)', [gold, 0n, pay]), WORD, '1', WORD, '0x'],
    ['0 call alice>-', '0.0 call shop>-', '0.0.0 token_transfer 5 gold alice>bob'],
    [alice],
  ],
];
