import type { AbiValue } from '../../../../../domain/payload/evm/abi.js';
import { account, encodeCall } from '../drawn.js';
import { SIGNATURE, type TableRow, WORD } from './row.js';

const [me, bob, shop, gold, silver, vault] = [
  account('me'),
  account('bob'),
  account('shop'),
  account('gold'),
  account('silver'),
  account('vault'),
];
const ZERO = `0x${'00'.repeat(20)}`;
const TRANSFER = 'transfer(address,uint256)';
const pay = encodeCall(TRANSFER, [bob, 5n]);
const args = `0x${pay.slice(10)}`;
const CALL = '0 call me>-';
const ITS_PAYMENT = [CALL, '0.0 token_transfer 5 gold shop>bob'];
const OF_WHO_SIGNED = [CALL, '0.0 token_transfer 5 gold bob>bob'];

/** Contracts that do later, or for another, what they are told. */
export const EXECUTOR_TABLE: readonly TableRow[] = [
  ['schedule(address,uint256,bytes,bytes32,bytes32,uint256)', [gold, 0n, pay, WORD, WORD, 1n], ITS_PAYMENT],
  ['execute(address,uint256,bytes,bytes32,bytes32)', [gold, 0n, pay, WORD, WORD], ITS_PAYMENT],
  [
    'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)',
    [[gold], [0n], [pay], WORD, WORD, 1n],
    ITS_PAYMENT,
  ],
  ['executeBatch(address[],uint256[],bytes[],bytes32,bytes32)', [[gold], [0n], [pay], WORD, WORD], ITS_PAYMENT],
  ...['queueTransaction', 'executeTransaction'].flatMap((name): readonly TableRow[] => [
    [`${name}(address,uint256,string,bytes,uint256)`, [gold, 0n, '', pay, 1n], ITS_PAYMENT],
    [`${name}(address,uint256,string,bytes,uint256)`, [gold, 0n, TRANSFER, args, 1n], ITS_PAYMENT],
  ]),
  ['propose(address[],uint256[],bytes[],string)', [[gold], [0n], [pay], 'why'], ITS_PAYMENT],
  [
    'propose(address[],uint256[],string[],bytes[],string)',
    [[gold, gold], [0n, 0n], ['', TRANSFER], [pay, args], 'why'],
    [...ITS_PAYMENT, '0.1 token_transfer 5 gold shop>bob'],
  ],
  ['execute(address[],uint256[],bytes[],bytes32)', [[gold], [0n], [pay], WORD], ITS_PAYMENT],
  // lists of other lengths are none
  ['execute(address[],uint256[],bytes[],bytes32)', [[gold, gold], [0n], [pay], WORD], ['0 unknown_call?? me>-']],
  ['submitTransaction(address,uint256,bytes)', [gold, 0n, pay], ITS_PAYMENT],
  [
    'execute((address,address,uint256,uint256,uint256,bytes),bytes)',
    [[bob, gold, 0n, 1n, 1n, pay], SIGNATURE],
    OF_WHO_SIGNED,
  ],
  [
    'execute((address,address,uint256,uint256,uint48,bytes,bytes))',
    [[bob, gold, 0n, 1n, 1n, pay, SIGNATURE]],
    OF_WHO_SIGNED,
  ],
  [
    'executeMetaTransaction(address,bytes,bytes32,bytes32,uint8)',
    [bob, pay, WORD, WORD, 27n],
    [CALL, '0.0 token_transfer 5 shop bob>bob'],
  ],
  ['execute(bytes32,(address,uint256,bytes)[],uint256)', [WORD, [[gold, 0n, pay]], 0n], ITS_PAYMENT],
];

const ROUTES = '(address,address,bool,address)[]';
const WAY = [[gold, silver, true, ZERO]];
const KYBER =
  'swap((address,address,bytes,' +
  '(address,address,address[],uint256[],address[],uint256[],address,uint256,uint256,uint256,bytes),bytes))';
const kyber = (to: string, permit = '0x'): readonly AbiValue[] => [
  [vault, ZERO, '0x', [gold, silver, [vault], [9n], [], [], to, 9n, 5n, 0n, permit], '0x'],
];
const VELORA = 'address,address,uint256,uint256,uint256,bytes32,address';
const OF_VELORA: readonly AbiValue[] = [gold, silver, 9n, 5n, 6n, WORD, bob];
const IN: readonly AbiValue[] = [vault, OF_VELORA, 0n, '0x', '0x'];
const BALANCER = 'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)';
const HOLDER = 'exec(address,address,uint256,address,bytes)';
const settled = encodeCall('execute((address,address,uint256),bytes[],bytes32)', [[bob, silver, 5n], [], WORD]);
const TO_BOB = [CALL, '0.0 token_transfer silver shop>bob'];
const NONE = ['0 unknown_call?? me>-'];

/** Routers of which the interface names both sides. */
export const ROUTER_TABLE: readonly TableRow[] = [
  ...['', 'SupportingFeeOnTransferTokens'].flatMap((end): readonly TableRow[] => [
    [`swapExactTokensForTokens${end}(uint256,uint256,${ROUTES},address,uint256)`, [9n, 5n, WAY, bob, 1n], TO_BOB],
    [
      `swapExactTokensForETH${end}(uint256,uint256,${ROUTES},address,uint256)`,
      [9n, 5n, WAY, bob, 1n],
      [CALL, '0.0 native_transfer native shop>bob'],
    ],
    [
      `swapExactETHForTokens${end}(uint256,${ROUTES},address,uint256)`,
      [5n, WAY, bob, 1n],
      ['0 native_transfer 3 native me>shop', '1 call me>-', '1.0 token_transfer silver shop>bob'],
      3n,
    ],
  ]),
  [`swapExactTokensForTokens(uint256,uint256,${ROUTES},address,uint256)`, [9n, 5n, [], bob, 1n], NONE],
  [KYBER, kyber(bob), TO_BOB],
  [KYBER, kyber(ZERO), [CALL, '0.0 token_transfer silver shop>me']],
  [KYBER, kyber(bob, '0x01'), NONE],
  ...['', 'Pro'].map(
    (end): TableRow => [`swapExactAmountIn${end}(address,(${VELORA}),uint256,bytes,bytes)`, IN, TO_BOB],
  ),
  ...['V2', 'V3'].map(
    (end): TableRow => [
      `swapExactAmountInOnUniswap${end}((${VELORA},bytes),uint256,bytes)`,
      [[...OF_VELORA, '0x'], 0n, '0x'],
      TO_BOB,
    ],
  ),
  [`swapExactAmountInOnCurveV1((uint256,uint256,${VELORA}),uint256,bytes)`, [[1n, 2n, ...OF_VELORA], 0n, '0x'], TO_BOB],
  [BALANCER, [[WORD, 0n, gold, silver, 9n, '0x'], [me, false, bob, false], 5n, 1n], TO_BOB],
  [
    BALANCER,
    [[WORD, 1n, gold, silver, 5n, '0x'], [me, false, bob, false], 9n, 1n],
    [CALL, '0.0 token_transfer 5 silver shop>bob'],
  ],
  [BALANCER, [[WORD, 0n, gold, silver, 9n, '0x'], [shop, false, bob, false], 5n, 1n], ['0 unknown_call?? shop>bob']],
  [HOLDER, [vault, gold, 9n, vault, settled], [...TO_BOB, '1 call shop>-']],
  [HOLDER, [vault, gold, 9n, shop, settled], ['0 allowance 9 gold me>vault', '1 unknown_call?? shop>-']],
  [HOLDER, [vault, gold, 9n, gold, pay], ['0 allowance 9 gold me>vault', '1 token_transfer 5 gold shop>bob']],
];
