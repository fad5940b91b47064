import { account } from '../drawn.js';
import { MAX_160, MAX_256, MAX_48, SIGNATURE, SIGNED, type TableRow, WORD } from './row.js';

const [me, alice, bob, gold, silver] = [
  account('me'),
  account('alice'),
  account('bob'),
  account('gold'),
  account('silver'),
] as const;

export const TOKEN_TABLE: readonly TableRow[] = [
  ['transfer(address,uint256)', [bob, 5n], ['0 token_transfer 5 shop me>bob']],
  ['transferFrom(address,address,uint256)', [alice, bob, 5n], ['0 token_transfer 5 shop alice>bob']],
  ['approve(address,uint256)', [bob, MAX_256], ['0 allowance unlimited shop me>bob']],
  ['increaseAllowance(address,uint256)', [bob, 7n], ['0 allowance 7 shop me>bob']],
  ['decreaseAllowance(address,uint256)', [bob, 7n], ['0 allowance 0 shop me>bob']],
  ['safeTransferFrom(address,address,uint256)', [me, bob, 9n], ['0 nft_transfer 1 shop#9 me>bob']],
  ['safeTransferFrom(address,address,uint256,bytes)', [me, bob, 0n, '0x'], ['0 nft_transfer 1 shop#0 me>bob']],
  [
    'safeTransferFrom(address,address,uint256,uint256,bytes)',
    [me, bob, 9n, 3n, '0x'],
    ['0 nft_transfer 3 shop#9 me>bob'],
  ],
  [
    'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
    [me, bob, [1n, 2n], [3n, 4n], '0x'],
    ['0 nft_transfer 3 shop#1 me>bob', '1 nft_transfer 4 shop#2 me>bob'],
  ],
  ['setApprovalForAll(address,bool)', [bob, true], ['0 operator unlimited shop me>bob']],
  ['authorizeOperator(address)', [bob], ['0 operator unlimited shop me>bob']],
  ['revokeOperator(address)', [bob], ['0 operator 0 shop me>bob']],
  ['setOperator(address,bool)', [bob, true], ['0 operator unlimited shop me>bob']],
  ['approve(address,uint256,uint256)', [bob, 9n, 3n], ['0 allowance 3 shop#9 me>bob']],
  ['approveDelegation(address,uint256)', [bob, 3n], ['0 allowance 3 shop me>bob']],
  ['delegate(address)', [bob], ['0 call shop me>-']],
  [
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    [alice, bob, MAX_256, 1_800_000_000n, ...SIGNED],
    ['0 permit unlimited shop alice>bob until 1800000000'],
  ],
  [
    'permit(address,address,uint256,uint256,bytes)',
    [alice, bob, 5n, MAX_256, SIGNATURE],
    ['0 permit 5 shop alice>bob'],
  ],
  [
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    [alice, bob, 0n, 0n, true, ...SIGNED],
    ['0 permit unlimited shop alice>bob'],
  ],
  ...['transferWithAuthorization', 'receiveWithAuthorization'].flatMap((name): readonly TableRow[] => [
    [
      `${name}(address,address,uint256,uint256,uint256,bytes32,uint8,bytes32,bytes32)`,
      [alice, bob, 5n, 0n, 1n, WORD, ...SIGNED],
      ['0 token_transfer 5 shop alice>bob'],
    ],
    [
      `${name}(address,address,uint256,uint256,uint256,bytes32,bytes)`,
      [alice, bob, 5n, 0n, 1n, WORD, SIGNATURE],
      ['0 token_transfer 5 shop alice>bob'],
    ],
  ]),
];

export const PERMIT2_TABLE: readonly TableRow[] = [
  [
    'approve(address,address,uint160,uint48)',
    [gold, bob, MAX_160, 1_800_000_000n],
    ['0 allowance unlimited gold me>bob until 1800000000'],
  ],
  [
    'permit(address,((address,uint160,uint48,uint48),address,uint256),bytes)',
    [alice, [[gold, 5n, MAX_48, 0n], bob, 1n], SIGNATURE],
    ['0 permit 5 gold alice>bob'],
  ],
  [
    'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)',
    // an expiration of 0 is the block that takes it, which is not after the deadline
    [
      alice,
      [
        [
          [gold, MAX_160, 0n, 0n],
          [silver, 6n, 1n, 0n],
        ],
        bob,
        1_800_000_000n,
      ],
      SIGNATURE,
    ],
    ['0 call alice>-', '0.0 permit unlimited gold alice>bob until 1800000000', '0.1 permit 6 silver alice>bob until 1'],
  ],
  ['transferFrom(address,address,uint160,address)', [alice, bob, 5n, gold], ['0 token_transfer 5 gold alice>bob']],
  [
    'transferFrom((address,address,uint160,address)[])',
    [
      [
        [alice, bob, 5n, gold],
        [alice, me, 6n, silver],
      ],
    ],
    ['0 call me>-', '0.0 token_transfer 5 gold alice>bob', '0.1 token_transfer 6 silver alice>me'],
  ],
  ['lockdown((address,address)[])', [[[gold, bob]]], ['0 call me>-', '0.0 allowance 0 gold me>bob']],
  ['invalidateNonces(address,address,uint48)', [gold, bob, 3n], ['0 call me>-']],
  ['invalidateUnorderedNonces(uint256,uint256)', [0n, 1n], ['0 call me>-']],
  [
    'permitTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes)',
    [[[gold, 9n], 0n, 1n], [bob, 5n], alice, SIGNATURE],
    ['0 token_transfer 5 gold alice>bob'],
  ],
  [
    'permitTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes)',
    [
      [
        [
          [gold, 9n],
          [silver, 9n],
        ],
        0n,
        1n,
      ],
      [
        [bob, 5n],
        [me, 6n],
      ],
      alice,
      SIGNATURE,
    ],
    ['0 token_transfer 5 gold alice>bob', '1 token_transfer 6 silver alice>me'],
  ],
  [
    'permitWitnessTransferFrom(((address,uint256),uint256,uint256),(address,uint256),address,bytes32,string,bytes)',
    [[[gold, 9n], 0n, 1n], [bob, 5n], alice, WORD, 'Order order)', SIGNATURE],
    ['0 token_transfer 5 gold alice>bob'],
  ],
  [
    'permitWitnessTransferFrom(((address,uint256)[],uint256,uint256),(address,uint256)[],address,bytes32,string,bytes)',
    [[[[gold, 9n]], 0n, 1n], [[bob, 5n]], alice, WORD, 'Order order)', SIGNATURE],
    ['0 token_transfer 5 gold alice>bob'],
  ],
];
