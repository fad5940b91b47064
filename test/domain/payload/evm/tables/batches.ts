import { account, encodeCall, encodeValues } from '../drawn.js';
import { SIGNATURE, type TableRow, WORD } from './row.js';
import { phrases } from '../../../../support/words.js';

const [me, bob, gold, vault] = [account('me'), account('bob'), account('gold'), account('vault')] as const;
const pay = encodeCall('transfer(address,uint256)', [bob, 5n]);
/** Made in the name of the contract that batches. */
const ITS_PAYMENT = ['0 call me>-', '0.0 token_transfer 5 gold shop>bob'];
const OWN_PAYMENT = ['0 call me>-', '0.0 token_transfer 5 shop me>bob'];

const mode = (kind: string, selector = '00000000'): string => `0x${kind}0000000000${selector}`.padEnd(66, '0');
const packed = `${gold}${'0'.repeat(64)}${pay.slice(2)}`;
const op = encodeCall('execute(address,uint256,bytes)', [gold, 2n, pay]);
const OPERATION = phrases(`
  0 call me>- | 0.0 call shop>- | 0.0.0 native_transfer 2 native vault>gold | 0.0.1 token_transfer 5 gold vault>bob
`);

const OF_ITSELF = phrases(`
  0 call me>- | 0.0 call shop>- | 0.0.0 native_transfer 2 native shop>gold | 0.0.1 token_transfer 5 gold shop>bob
`);
const FOREIGN_CODE = ['0 call me>-', '0.0 delegatecall shop>vault', '0.0.0 unknown_call?? shop>-'];
/** Whether its code runs as the account, whom it calls, what that comes to. */
const SEQUENCE_CALLS = [
  [false, gold, ITS_PAYMENT],
  [true, vault, FOREIGN_CODE],
] as const;

export const BATCH_TABLE: readonly TableRow[] = [
  ...['aggregate', 'blockAndAggregate'].map(
    (name): TableRow => [`${name}((address,bytes)[])`, [[[gold, pay]]], ITS_PAYMENT],
  ),
  ...['tryAggregate', 'tryBlockAndAggregate'].map(
    (name): TableRow => [`${name}(bool,(address,bytes)[])`, [false, [[gold, pay]]], ITS_PAYMENT],
  ),
  ['aggregate3((address,bool,bytes)[])', [[[gold, true, pay]]], ITS_PAYMENT],
  [
    'aggregate3Value((address,bool,uint256,bytes)[])',
    [[[bob, true, 3n, '0x']]],
    ['0 native_transfer 3 native me>shop', '1 call me>-', '1.0 native_transfer 3 native shop>bob'],
    3n,
  ],
  ['multicall(bytes[])', [[pay]], OWN_PAYMENT],
  // the value goes with the outer call, and once
  [
    'multicall(uint256,bytes[])',
    [1n, [pay]],
    ['0 native_transfer 3 native me>shop', '1 call me>-', '1.0 token_transfer 5 shop me>bob'],
    3n,
  ],
  ['multicall(bytes32,bytes[])', [WORD, [pay]], OWN_PAYMENT],
];

export const ACCOUNT_TABLE: readonly TableRow[] = [
  [
    'handleOps((address,uint256,bytes,bytes,uint256,uint256,uint256,uint256,uint256,bytes,bytes)[],address)',
    [[[vault, 0n, '0x', op, 1n, 1n, 1n, 1n, 1n, '0x', SIGNATURE]], me],
    OPERATION,
  ],
  [
    'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
    [[[vault, 0n, '0x', op, WORD, 1n, WORD, '0x', SIGNATURE]], me],
    OPERATION,
  ],
  // the whole operation is handed over, and what stands behind is read as the account reads it
  [
    'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)',
    [[[vault, 0n, '0x', `0x8dd7712f${op.slice(2)}`, WORD, 1n, WORD, '0x', SIGNATURE]], me],
    OPERATION,
  ],
  ['execute(bytes32,bytes)', [mode('00'), packed], ITS_PAYMENT],
  ['execute(bytes32,bytes)', [mode('01'), encodeValues('(address,uint256,bytes)[]', [[[gold, 0n, pay]]])], ITS_PAYMENT],
  [
    'execute(bytes32,bytes)',
    [mode('01', '78210001'), encodeValues('(address,uint256,bytes)[],bytes', [[[gold, 0n, pay]], '0x01'])],
    ITS_PAYMENT,
  ],
  [
    'execute(bytes32,bytes)',
    [
      mode('01', '78210002'),
      encodeValues('bytes[]', [[encodeValues('(address,uint256,bytes)[]', [[[gold, 0n, pay]]])]]),
    ],
    ITS_PAYMENT,
  ],
  ['executeFromExecutor(bytes32,bytes)', [mode('ff'), `${vault}${pay.slice(2)}`], FOREIGN_CODE],
  ['execute(address,uint256,bytes)', [gold, 0n, pay], ITS_PAYMENT],
  ['executeBatch(address[],bytes[])', [[gold], [pay]], ITS_PAYMENT],
  ['executeBatch(address[],uint256[],bytes[])', [[gold], [], [pay]], ITS_PAYMENT],
  ['executeBatch((address,uint256,bytes)[])', [[[gold, 0n, pay]]], ITS_PAYMENT],
  ['execute(address,uint256,bytes,uint8)', [gold, 0n, pay, 0n], ITS_PAYMENT],
  ['execute((address,uint256,bytes))', [[gold, 0n, pay]], ITS_PAYMENT],
  ['execute((address,uint256,bytes)[])', [[[gold, 0n, pay]]], ITS_PAYMENT],
  ['execute((bytes,address,uint256)[])', [[[pay, gold, 0n]]], ITS_PAYMENT],
  ['execute(((address,uint256,bytes)[],bool))', [[[[gold, 0n, pay]], true]], ITS_PAYMENT],
  [
    'execute((((address,uint256,bytes)[],bool),uint256,bytes32,address,uint256),bytes)',
    [[[[[gold, 0n, pay]], true], 0n, WORD, me, 0n], SIGNATURE],
    ITS_PAYMENT,
  ],
  ['execute((address,uint256,bytes)[],bytes)', [[[gold, 0n, pay]], SIGNATURE], ITS_PAYMENT],
  ['executeBySender((address,uint256,bytes)[])', [[[gold, 0n, pay]]], ITS_PAYMENT],
  ['executeMultiple(((address,uint256,bytes)[],bytes)[])', [[[[[gold, 0n, pay]], SIGNATURE]]], ITS_PAYMENT],
  ['execute_ncC(address,uint256,bytes)', [gold, 0n, pay], ITS_PAYMENT],
  ['executeBatch_y6U(address[],uint256[],bytes[])', [[gold], [0n], [pay]], ITS_PAYMENT],
  ['executeWithoutChainIdValidation(bytes[])', [[op]], OF_ITSELF],
  ['executeWithRuntimeValidation(bytes,bytes)', [op, SIGNATURE], OF_ITSELF],
  ...['executeUserOp', 'executeUserOpWithErrorString'].flatMap((name): readonly TableRow[] => [
    [`${name}(address,uint256,bytes,uint8)`, [gold, 0n, pay, 0n], ITS_PAYMENT],
    [`${name}(address,uint256,bytes,uint8)`, [vault, 0n, pay, 1n], FOREIGN_CODE],
  ]),
  ...SEQUENCE_CALLS.map(
    ([isDelegated, to, expected]): TableRow => [
      'execute((bool,bool,uint256,address,uint256,bytes)[],uint256,bytes)',
      [[[isDelegated, true, 0n, to, 0n, pay]], 0n, SIGNATURE],
      expected,
    ],
  ),
  ...SEQUENCE_CALLS.map(
    ([isDelegated, to, expected]): TableRow => [
      'selfExecute((bool,bool,uint256,address,uint256,bytes)[])',
      [[[isDelegated, true, 0n, to, 0n, pay]]],
      expected,
    ],
  ),
];

export const VAULT_TABLE: readonly TableRow[] = [
  ['deposit(uint256,address)', [5n, bob], ['0 call me>-', '0.0 token_transfer shop shop>bob']],
  ['mint(uint256,address)', [5n, bob], ['0 call me>-', '0.0 token_transfer 5 shop shop>bob']],
  [
    'withdraw(uint256,address,address)',
    [5n, bob, me],
    ['0 call me>-', '0.0 token_transfer shop me>shop', '0.1 token_transfer 5 shop>bob'],
  ],
  [
    'redeem(uint256,address,address)',
    [5n, bob, me],
    ['0 call me>-', '0.0 token_transfer 5 shop me>shop', '0.1 token_transfer shop>bob'],
  ],
  // other contracts use these selectors for other things
  ['deposit()', [], ['0 native_transfer 3 native me>shop', '1 wrap? 3 shop me>me'], 3n],
  ['withdraw(uint256)', [5n], ['0 wrap? 5 shop me>me']],
];
