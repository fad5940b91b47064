import type { AbiValue } from '../../../../../domain/payload/evm/abi.js';
import { account } from '../drawn.js';
import { SIGNATURE, type TableRow, WORD } from './row.js';
import { phrases } from '../../../../support/words.js';

const ZERO = `0x${'00'.repeat(20)}`;
const [alice, bob, carol, gold, silver] = [
  account('alice'),
  account('bob'),
  account('carol'),
  account('gold'),
  account('silver'),
] as const;
const PARAMETERS =
  '(address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,' +
  'uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)';
const RESOLVERS = '(uint256,uint8,uint256,uint256,bytes32[])[]';
const COMPONENTS = '(uint256,uint256)[]';

/** Alice gives one of silver's kind for gold that falls from 20 to 10, and 2 of the native coin to carol. */
const sale: readonly AbiValue[] = [
  alice,
  ZERO,
  [[2n, silver, 7n, 1n, 1n]],
  [
    [1n, gold, 0n, 20n, 10n, alice],
    [0n, ZERO, 0n, 2n, 2n, carol],
  ],
  0n,
  1n,
  1_800_000_000n,
  WORD,
  0n,
  WORD,
  2n,
];
/** Alice offers gold for any one that a rule admits. */
const bid: readonly AbiValue[] = [
  alice,
  ZERO,
  [[1n, gold, 0n, 9n, 9n]],
  [[4n, silver, 123n, 1n, 1n, alice]],
  0n,
  1n,
  1_800_000_000n,
  WORD,
  0n,
  WORD,
  1n,
];
const filled = (receiver: string, payer: string) => [
  '0 call me>-',
  `0.0 nft_transfer 1 silver#7 alice>${receiver}`,
  `0.1 token_transfer 20 gold ${payer}>alice`,
  `0.2 native_transfer 2 native ${payer}>carol`,
];

const basic = (type: bigint): readonly AbiValue[] => [
  [
    type < 8n ? ZERO : type < 16n ? gold : silver,
    type < 16n ? 0n : 7n,
    type < 16n ? 20n : 1n,
    alice,
    ZERO,
    type < 16n ? silver : gold,
    type < 16n ? 7n : 0n,
    type < 16n ? 1n : 20n,
    type,
    1n,
    2n,
    WORD,
    0n,
    WORD,
    WORD,
    1n,
    [[2n, carol]],
    SIGNATURE,
  ],
];
const BASIC =
  '((address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,' +
  'bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes))';

export const SEAPORT_TABLE: readonly TableRow[] = [
  [
    `fulfillBasicOrder${BASIC}`,
    basic(8n),
    [
      '0 call me>-',
      '0.0 nft_transfer 1 silver#7 alice>me',
      '0.1 token_transfer 20 gold me>alice',
      '0.2 token_transfer 2 gold me>carol',
    ],
  ],
  [
    `fulfillBasicOrder_efficient_6GL6yc${BASIC}`,
    basic(0n),
    phrases(`
      0 native_transfer 22 native me>shop | 1 call me>- | 1.0 nft_transfer 1 silver#7 alice>me
      1.1 native_transfer 20 native me>alice | 1.2 native_transfer 2 native me>carol
    `),
    22n,
  ],
  // who takes a bid gives the one of its kind; the fee comes out of the bid
  [
    `fulfillBasicOrder${BASIC}`,
    basic(16n),
    [
      '0 call me>-',
      '0.0 token_transfer 20 gold alice>me',
      '0.1 nft_transfer 1 silver#7 me>alice',
      '0.2 token_transfer 2 gold alice>carol',
    ],
  ],
  [`fulfillBasicOrder${BASIC}`, basic(24n), ['0 unknown_call?? me>-']],
  [`fulfillOrder((${PARAMETERS},bytes),bytes32)`, [[sale, SIGNATURE], WORD], filled('me', 'me')],
  [
    `fulfillAdvancedOrder((${PARAMETERS},uint120,uint120,bytes,bytes),${RESOLVERS},bytes32,address)`,
    [[sale, 1n, 1n, SIGNATURE, '0x'], [], WORD, bob],
    filled('bob', 'me'),
  ],
  // a part of an order: what is given is rounded down, what is paid is rounded up
  [
    `fulfillAdvancedOrder((${PARAMETERS},uint120,uint120,bytes,bytes),${RESOLVERS},bytes32,address)`,
    [[bid, 1n, 2n, SIGNATURE, '0x'], [], WORD, ZERO],
    ['0 call me>-', '0.0 token_transfer 4 gold alice>me', '0.1 nft_transfer 1 silver me>alice'],
  ],
  [
    `fulfillAdvancedOrder((${PARAMETERS},uint120,uint120,bytes,bytes),${RESOLVERS},bytes32,address)`,
    [[bid, 1n, 0n, SIGNATURE, '0x'], [], WORD, ZERO],
    ['0 unknown_call?? me>-'],
  ],
  [
    `fulfillAvailableOrders((${PARAMETERS},bytes)[],${COMPONENTS}[],${COMPONENTS}[],bytes32,uint256)`,
    [[[sale, SIGNATURE]], [], [], WORD, 1n],
    filled('me', 'me'),
  ],
  [
    `fulfillAvailableAdvancedOrders((${PARAMETERS},uint120,uint120,bytes,bytes)[],${RESOLVERS},` +
      `${COMPONENTS}[],${COMPONENTS}[],bytes32,address,uint256)`,
    [[[sale, 1n, 1n, SIGNATURE, '0x']], [], [], [], WORD, bob, 1n],
    filled('bob', 'me'),
  ],
  [`matchOrders((${PARAMETERS},bytes)[],(${COMPONENTS},${COMPONENTS})[])`, [[[sale, SIGNATURE]], []], filled('-', '-')],
  [
    `matchAdvancedOrders((${PARAMETERS},uint120,uint120,bytes,bytes)[],${RESOLVERS},(${COMPONENTS},` +
      `${COMPONENTS})[],address)`,
    [[[sale, 1n, 1n, SIGNATURE, '0x']], [], [], bob],
    filled('-', '-'),
  ],
  [
    `validate((${PARAMETERS},bytes)[])`,
    [[[sale, SIGNATURE]]],
    [
      '0 order alice>- until 1800000000',
      '0.0 nft_transfer 1 silver#7 alice>-',
      '0.1 token_transfer 10 gold ->alice',
      '0.2 native_transfer 2 native ->carol',
    ],
  ],
  [`cancel(${PARAMETERS}[])`, [[sale]], ['0 call me>-']],
  ['incrementCounter()', [], ['0 call me>-']],
];
