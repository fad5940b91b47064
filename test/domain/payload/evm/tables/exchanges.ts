import type { AbiValue } from '../../../../../domain/payload/evm/abi.js';
import { account, encodeValues } from '../drawn.js';
import { SIGNATURE, SIGNED, type TableRow, WORD } from './row.js';

const ZERO = `0x${'00'.repeat(20)}`;
/** Stand for the caller and for the router. */
const CALLER = `0x${'00'.repeat(19)}01`;
const ROUTER = `0x${'00'.repeat(19)}02`;
const ALL_IT_HOLDS = 1n << 255n;
const [me, bob, gold, silver, vault] = [
  account('me'),
  account('bob'),
  account('gold'),
  account('silver'),
  account('vault'),
] as const;
const PATH = [gold, vault, silver];
const PACKED = `${gold}000bb8${vault.slice(2)}0001f4${silver.slice(2)}`;
const CALL = '0 call me>-';
const least = (asset: string, to = 'bob') => [
  CALL,
  `0.0 ${asset === 'native' ? 'native' : 'token'}_transfer ${asset} shop>${to}`,
];
const exactly = (asset: string, to = 'bob') => [
  CALL,
  `0.0 ${asset === 'native' ? 'native' : 'token'}_transfer 5 ${asset} shop>${to}`,
];
const paid = (lines: readonly string[]) => [
  '0 native_transfer 9 native me>shop',
  ...lines.map((line) => `1${line.slice(1)}`),
];

export const V2_TABLE: readonly TableRow[] = [
  ['swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', [9n, 5n, PATH, bob, 1n], least('silver')],
  [
    'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    [9n, 5n, PATH, bob, 1n],
    least('silver'),
  ],
  ['swapTokensForExactTokens(uint256,uint256,address[],address,uint256)', [5n, 9n, PATH, bob, 1n], exactly('silver')],
  ['swapExactETHForTokens(uint256,address[],address,uint256)', [5n, PATH, bob, 1n], paid(least('silver')), 9n],
  [
    'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
    [5n, PATH, bob, 1n],
    paid(least('silver')),
    9n,
  ],
  ['swapETHForExactTokens(uint256,address[],address,uint256)', [5n, PATH, bob, 1n], paid(exactly('silver')), 9n],
  ['swapExactTokensForETH(uint256,uint256,address[],address,uint256)', [9n, 5n, PATH, bob, 1n], least('native')],
  [
    'swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    [9n, 5n, PATH, bob, 1n],
    least('native'),
  ],
  ['swapTokensForExactETH(uint256,uint256,address[],address,uint256)', [5n, 9n, PATH, bob, 1n], exactly('native')],
];

export const V3_TABLE: readonly TableRow[] = [
  [
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
    [[gold, silver, 500n, bob, 1n, 9n, 5n, 0n]],
    least('silver'),
  ],
  // the first router keeps what goes to zero
  [
    'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
    [[gold, silver, 500n, ZERO, 1n, 5n, 9n, 0n]],
    [CALL],
  ],
  ['exactInput((bytes,address,uint256,uint256,uint256))', [[PACKED, bob, 1n, 9n, 5n]], least('silver')],
  ['exactOutput((bytes,address,uint256,uint256,uint256))', [[PACKED, bob, 1n, 5n, 9n]], exactly('gold')],
  [
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    [[gold, silver, 500n, CALLER, 9n, 5n, 0n]],
    least('silver', 'me'),
  ],
  [
    'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    [[gold, silver, 500n, ROUTER, 5n, 9n, 0n]],
    [CALL],
  ],
  ['exactInput((bytes,address,uint256,uint256))', [[PACKED, bob, 0n, 5n]], least('silver')],
  ['exactOutput((bytes,address,uint256,uint256))', [[PACKED, bob, 5n, 9n]], exactly('gold')],
  ['swapExactTokensForTokens(uint256,uint256,address[],address)', [9n, 5n, PATH, bob], least('silver')],
  ['swapTokensForExactTokens(uint256,uint256,address[],address)', [5n, 9n, PATH, CALLER], exactly('silver', 'me')],
  ['unwrapWETH9(uint256,address)', [5n, bob], ['0 native_transfer native shop>bob']],
  ['unwrapWETH9(uint256)', [5n], ['0 native_transfer native shop>me']],
  [
    'unwrapWETH9WithFee(uint256,address,uint256,address)',
    [5n, me, 1n, bob],
    ['0 native_transfer native shop>bob', '1 native_transfer native shop>me'],
  ],
  ['sweepToken(address,uint256,address)', [gold, 5n, bob], ['0 token_transfer gold shop>bob']],
  ['sweepToken(address,uint256)', [gold, 5n], ['0 token_transfer gold shop>me']],
  [
    'sweepTokenWithFee(address,uint256,address,uint256,address)',
    [gold, 5n, me, 1n, bob],
    ['0 token_transfer gold shop>bob', '1 token_transfer gold shop>me'],
  ],
  ['refundETH()', [], ['0 native_transfer native shop>me']],
  ['wrapETH(uint256)', [5n], [CALL]],
  ['pull(address,uint256)', [gold, 5n], ['0 call me>-', '0.0 token_transfer 5 gold me>shop']],
  ...['selfPermit', 'selfPermitIfNecessary'].map(
    (name): TableRow => [
      `${name}(address,uint256,uint256,uint8,bytes32,bytes32)`,
      [gold, 5n, 1n, ...SIGNED],
      ['0 permit 5 gold me>shop until 1'],
    ],
  ),
  ...['selfPermitAllowed', 'selfPermitAllowedIfNecessary'].map(
    (name): TableRow => [
      `${name}(address,uint256,uint256,uint8,bytes32,bytes32)`,
      [gold, 0n, 0n, ...SIGNED],
      ['0 permit unlimited gold me>shop'],
    ],
  ),
];

const described = (to: string): readonly AbiValue[] => [gold, silver, vault, to, 9n, 5n, 0n];
const DESCRIPTION = '(address,address,address,address,uint256,uint256,uint256)';

export const AGGREGATOR_TABLE: readonly TableRow[] = [
  [`swap(address,${DESCRIPTION},bytes,bytes)`, [vault, described(bob), '0x', '0x01'], least('silver')],
  // a permit that comes along is not read
  [`swap(address,${DESCRIPTION},bytes,bytes)`, [vault, described(bob), '0x01', '0x01'], ['0 unknown_call?? me>-']],
  [`swap(address,${DESCRIPTION},bytes)`, [vault, described(ZERO), '0x01'], least('silver', 'me')],
  [
    'transformERC20(address,address,uint256,uint256,(uint32,bytes)[])',
    [gold, `0x${'e'.repeat(40)}`, 9n, 5n, [[1n, '0x']]],
    least('native', 'me'),
  ],
  ['sellToUniswap(address[],uint256,uint256,bool)', [PATH, 9n, 5n, false], least('silver', 'me')],
  [
    'createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))',
    [[silver, bob, 8n, 5n, WORD, 1n, 1_800_000_000n, false, 1n]],
    [
      '0 native_transfer 9 native me>shop',
      '1 order me>- until 1800000000',
      '1.0 native_transfer 9 native me>-',
      '1.1 token_transfer 5 silver ->bob',
    ],
    9n,
  ],
  ['sellToUniswap(address[],uint256,uint256,bool)', [[gold], 9n, 5n, false], ['0 unknown_call?? me>-']],
];

const SWAP = 'address,uint256,uint256,bytes,bool';
const LISTED = 'address,uint256,uint256,address[],bool';
const execute = 'execute(bytes,bytes[],uint256)';
const command = (code: string, types: string, values: readonly AbiValue[], ...lines: readonly string[]): TableRow => [
  execute,
  [`0x${code}`, [encodeValues(types, values)], 1n],
  [CALL, ...lines],
];

export const UNIVERSAL_ROUTER_TABLE: readonly TableRow[] = [
  ['execute(bytes,bytes[])', ['0x', []], [CALL]],
  command('00', SWAP, [CALLER, 9n, 5n, PACKED, true], '0.0 call me>-', '0.0.0 token_transfer silver shop>me'),
  command('01', SWAP, [bob, 5n, 9n, PACKED, true], '0.0 call me>-', '0.0.0 token_transfer 5 gold shop>bob'),
  command('80', SWAP, [ROUTER, ALL_IT_HOLDS, 5n, PACKED, false], '0.0 call me>-'),
  command('02', 'address,address,uint160', [gold, bob, 5n], '0.0 token_transfer 5 gold me>bob'),
  command(
    '03',
    '((address,uint160,uint48,uint48)[],address,uint256),bytes',
    [[[[gold, 5n, 1n, 0n]], bob, 1n], SIGNATURE],
    '0.0 permit 5 gold me>bob until 1',
  ),
  command('04', 'address,address,uint256', [gold, bob, 5n], '0.0 token_transfer gold shop>bob'),
  command('05', 'address,address,uint256', [gold, bob, 5n], '0.0 token_transfer 5 gold shop>bob'),
  command('06', 'address,address,uint256', [ZERO, bob, 50n], '0.0 native_transfer native shop>bob'),
  command('08', LISTED, [bob, 9n, 5n, PATH, true], '0.0 call me>-', '0.0.0 token_transfer silver shop>bob'),
  command('09', LISTED, [bob, 5n, 9n, PATH, true], '0.0 call me>-', '0.0.0 token_transfer 5 silver shop>bob'),
  command(
    '0a',
    '((address,uint160,uint48,uint48),address,uint256),bytes',
    [[[gold, 5n, 1n, 0n], bob, 1n], SIGNATURE],
    '0.0 permit 5 gold me>bob until 1',
  ),
  command('0b', 'address,uint256', [ROUTER, ALL_IT_HOLDS], '0.0 wrap native shop>shop'),
  command('0c', 'address,uint256', [bob, 5n], '0.0 native_transfer native shop>bob'),
  command('0d', '(address,address,uint160,address)[]', [[[me, bob, 5n, gold]]], '0.0 token_transfer 5 gold me>bob'),
  command('0e', 'address,address,uint256', [me, gold, 5n]),
  command(
    '21',
    'bytes,bytes[]',
    ['0x05', [encodeValues('address,address,uint256', [gold, bob, 5n])]],
    '0.0 call me>-',
    '0.0.0 token_transfer 5 gold shop>bob',
  ),
  // steps that are not known, or not encoded as the router takes them, are said to be there
  command('11', 'bytes,bytes[]', ['0x', []], '0.0 unknown_call?? ->-'),
  command(
    '05',
    'address,uint256',
    [gold, 5n],
    '0.0 token_transfer? 0 gold shop>0x0000000000000000000000000000000000000005',
    '0.1 unknown_call?? ->-',
  ),
  command('10', 'uint256,bytes', [1n, '0x'], '0.0 unknown_call?? ->-'),
];

const POOL = [gold, silver, 500n, 10n, ZERO];
const SINGLE = '((address,address,uint24,int24,address),bool,uint128,uint128,bytes)';
const HOPS = '(address,(address,uint24,int24,address,bytes)[],uint128,uint128)';
const action = (code: string, types: string, values: readonly AbiValue[], ...lines: readonly string[]): TableRow =>
  command('10', 'bytes,bytes[]', [`0x${code}`, [encodeValues(types, values)]], '0.0 call me>-', ...lines);

export const V4_TABLE: readonly TableRow[] = [
  action('06', SINGLE, [[POOL, true, 9n, 5n, '0x']], '0.0.0 call me>-'),
  action('07', HOPS, [[gold, [[silver, 500n, 10n, ZERO, '0x']], 9n, 5n]], '0.0.0 call me>-'),
  action('07', HOPS, [[gold, [], 9n, 5n]], '0.0.0 unknown_call?? ->-'),
  action('08', SINGLE, [[POOL, false, 5n, 9n, '0x']], '0.0.0 call me>-'),
  action('09', HOPS, [[silver, [[gold, 500n, 10n, ZERO, '0x']], 5n, 9n]], '0.0.0 call me>-'),
  action('0b', 'address,uint256,bool', [gold, 0n, true], '0.0.0 call me>-'),
  action('0c', 'address,uint256', [gold, 9n], '0.0.0 call me>-'),
  action('0e', 'address,address,uint256', [ZERO, bob, 0n], '0.0.0 native_transfer native shop>bob'),
  action('0e', 'address,address,uint256', [gold, ROUTER, 0n]),
  action('0f', 'address,uint256', [gold, 5n], '0.0.0 token_transfer gold shop>me'),
  action('10', 'address,address,uint256', [gold, bob, 25n], '0.0.0 token_transfer gold shop>bob'),
  action('14', 'address,address', [gold, bob], '0.0.0 unknown_call?? ->-'),
];
