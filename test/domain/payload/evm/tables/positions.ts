import type { AbiValue } from '../../../../../domain/payload/evm/abi.js';
import { account, encodeValues } from '../drawn.js';
import { SIGNED, type TableRow, WORD } from './row.js';

const ZERO = `0x${'00'.repeat(20)}`;
const [me, bob, gold, silver, vault] = [
  account('me'),
  account('bob'),
  account('gold'),
  account('silver'),
  account('vault'),
] as const;
const CALL = '0 call me>-';
const inWord = (key: string): string => `0x${key.slice(2).padStart(64, '0')}`;

const POOL = '(address,address,uint24,int24,address)';
const CHANGE = 'uint256,uint256,uint128,uint128,bytes';
const plan = (code: string, types: string, values: readonly AbiValue[], ...lines: readonly string[]): TableRow => [
  'modifyLiquidities(bytes,uint256)',
  [encodeValues('bytes,bytes[]', [`0x${code}`, [encodeValues(types, values)]]), 1n],
  [CALL, ...lines],
];
const STEP = '0.0 call me>-';

export const POSITION_TABLE: readonly TableRow[] = [
  ['collect((uint256,address,uint128,uint128))', [[5n, bob, 9n, 9n]], [CALL]],
  plan('00', CHANGE, [5n, 7n, 9n, 9n, '0x'], '0.0 unknown_call?? ->-'),
  plan('01', CHANGE, [5n, 7n, 1n, 1n, '0x'], STEP),
  plan(
    '02',
    `${POOL},int24,int24,uint256,uint128,uint128,address,bytes`,
    [[gold, silver, 500n, 10n, ZERO], -10n, 10n, 7n, 9n, 9n, bob, '0x'],
    STEP,
  ),
  plan('03', 'uint256,uint128,uint128,bytes', [5n, 1n, 1n, '0x'], STEP),
  plan('0d', 'address,address', [gold, silver], STEP),
  plan('0e', 'address,address,uint256', [gold, bob, 0n], STEP),
  plan('11', 'address,address,address', [gold, silver, bob], STEP),
  plan('12', 'address', [gold], STEP),
  plan('13', 'address,uint256', [gold, 9n], '0.0 unknown_call?? ->-'),
  plan('14', 'address,address', [ZERO, bob], '0.0 native_transfer native shop>bob'),
];

const BRIDGED = [me, bob, gold, silver, 9n, 8n, 10n, ZERO] as const;
const BRIDGED_WORDS = [...[me, bob, gold, silver].map(inWord), 9n, 8n, 10n, WORD] as const;

export const BRIDGE_TABLE: readonly TableRow[] = [
  [
    'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
    [...BRIDGED, 1n, 2n, 0n, '0x'],
    [CALL],
  ],
  [
    'depositV3Now(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,bytes)',
    [...BRIDGED, 2n, 0n, '0x'],
    [CALL],
  ],
  [
    'deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)',
    [...BRIDGED_WORDS, 1n, 2n, 0n, '0x'],
    [CALL],
  ],
];

const ROUTE = [gold, vault, silver, ...Array<string>(8).fill(ZERO)];
const WAYS = Array<readonly bigint[]>(5).fill(Array<bigint>(5).fill(0n));
const PROCEEDS = (to: string) => [CALL, `0.0 token_transfer silver shop>${to}`];

export const CURVE_TABLE: readonly TableRow[] = [
  ['exchange(address[11],uint256[5][5],uint256,uint256)', [ROUTE, WAYS, 9n, 5n], PROCEEDS('me')],
  [
    'exchange(address[11],uint256[5][5],uint256,uint256,address[5])',
    [ROUTE, WAYS, 9n, 5n, Array<string>(5).fill(ZERO)],
    PROCEEDS('me'),
  ],
  [
    'exchange(address[11],uint256[5][5],uint256,uint256,address[5],address)',
    [ROUTE, WAYS, 9n, 5n, Array<string>(5).fill(ZERO), bob],
    PROCEEDS('bob'),
  ],
];

const lido = (coin: string) => [CALL, `0.0 permit 9 ${coin} me>shop until 1`];

export const PERMIT_CALL_TABLE: readonly TableRow[] = [
  [
    'supplyWithPermit(address,uint256,address,uint16,uint256,uint8,bytes32,bytes32)',
    [gold, 9n, bob, 0n, 1n, ...SIGNED],
    [CALL, '0.0 permit 9 gold me>shop until 1'],
  ],
  [
    'repayWithPermit(address,uint256,uint256,address,uint256,uint8,bytes32,bytes32)',
    [gold, 9n, 2n, bob, 1n, ...SIGNED],
    [CALL, '0.0 permit 9 gold me>shop until 1'],
  ],
  [
    'requestWithdrawalsWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
    [[4n, 5n], bob, [9n, 1n, ...SIGNED]],
    lido('0xae7ab96520de3a18e5e111b5eaab095312d7fe84'),
  ],
  [
    'requestWithdrawalsWstETHWithPermit(uint256[],address,(uint256,uint256,uint8,bytes32,bytes32))',
    [[4n, 5n], bob, [9n, 1n, ...SIGNED]],
    lido('0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0'),
  ],
];

const PACKED = `0x${(9n << 16n).toString(16).padStart(64, '0')}`;

export const SHORT_TABLE: readonly TableRow[] = [
  ...['supply', 'withdraw', 'borrow', 'repay', 'repayWithATokens', 'setUserUseReserveAsCollateral'].map(
    (name): TableRow => [`${name}(bytes32)`, [PACKED], [CALL]],
  ),
  // a pool that nobody knows lends nothing that is known
  ['supplyWithPermit(bytes32,bytes32,bytes32)', [PACKED, WORD, WORD], [CALL, '0.0 permit 9 shop me>shop until 0']],
];
