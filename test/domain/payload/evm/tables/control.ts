import { account, encodeCall } from '../drawn.js';
import { SIGNATURE, type TableRow, WORD } from './row.js';
import { phrases } from '../../../../support/words.js';

const ZERO = `0x${'00'.repeat(20)}`;
const [me, alice, bob, eve, gold, vault] = [
  account('me'),
  account('alice'),
  account('bob'),
  account('eve'),
  account('gold'),
  account('vault'),
] as const;
const pay = encodeCall('transfer(address,uint256)', [bob, 5n]);
const exec = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
const packed = (operation: string, to: string, value: bigint, data: string): string =>
  operation +
  to.slice(2) +
  value.toString(16).padStart(64, '0') +
  (data.length / 2 - 1).toString(16).padStart(64, '0') +
  data.slice(2);

export const CONTROL_TABLE: readonly TableRow[] = [
  ['transferOwnership(address)', [eve], ['0 ownership me>eve']],
  ['renounceOwnership()', [], ['0 ownership me>-']],
  ['acceptOwnership()', [], ['0 ownership ->me']],
  ['grantRole(bytes32,address)', [WORD, eve], ['0 authority_change ->eve']],
  ['revokeRole(bytes32,address)', [WORD, bob], ['0 authority_change bob>-']],
  ['renounceRole(bytes32,address)', [WORD, me], ['0 authority_change me>-']],
  ['upgradeTo(address)', [eve], ['0 upgrade shop>eve']],
  // new code runs in the name of the proxy: what it does is not known by its selector
  ['upgradeToAndCall(address,bytes)', [eve, pay], ['0 upgrade shop>eve', '0.0 unknown_call?? me>-']],
  ['changeAdmin(address)', [eve], ['0 authority_change me>eve']],
  ['upgrade(address,address)', [vault, eve], ['0 upgrade vault>eve']],
  ['upgradeAndCall(address,address,bytes)', [vault, eve, '0x'], ['0 upgrade vault>eve']],
  ['changeProxyAdmin(address,address)', [vault, eve], ['0 authority_change vault>eve']],
];

const SETUP = 'setup(address[],uint256,address,bytes,address,address,uint256,address)';
const NONE = `0x${'0'.repeat(40)}`;
const setUp = (to = NONE, payment = 0n) => [[bob], 1n, to, '0x', vault, gold, payment, bob];

export const SAFE_TABLE: readonly TableRow[] = [
  ['createProxyWithNonce(address,bytes,uint256)', [vault, '0x', 7n], ['0 call me>-']],
  [
    'createProxyWithNonce(address,bytes,uint256)',
    [vault, encodeCall(SETUP, setUp()), 7n],
    ['0 call me>-', '0.0 call shop>-'],
  ],
  [SETUP, setUp(), ['0 call me>-']],
  [SETUP, setUp(vault), ['0 call me>-', '0.0 unknown_call?? shop>-', '0.0.0 native_transfer 0 native shop>vault']],
  [SETUP, setUp(NONE, 3n), ['0 call me>-', '0.0 token_transfer gold shop>bob']],
  [exec, [gold, 0n, pay, 0n, 0n, 0n, 0n, ZERO, ZERO, SIGNATURE], ['0 call me>-', '0.0 token_transfer 5 gold shop>bob']],
  // a gas price lets the Safe pay a receiver of the payload's choice
  [
    exec,
    [gold, 0n, pay, 0n, 0n, 0n, 1n, gold, eve, SIGNATURE],
    ['0 call me>-', '0.0 token_transfer 5 gold shop>bob', '0.1 token_transfer gold shop>eve'],
  ],
  [
    exec,
    [
      vault,
      0n,
      encodeCall('multiSend(bytes)', [`0x${packed('00', gold, 0n, pay)}${packed('01', eve, 0n, pay)}`]),
      1n,
      0n,
      0n,
      0n,
      ZERO,
      ZERO,
      SIGNATURE,
    ],
    phrases(`
      0 call me>- | 0.0 delegatecall shop>vault | 0.0.0 call shop>- | 0.0.0.0 token_transfer 5 gold shop>bob
      0.0.0.1 delegatecall shop>eve | 0.0.0.1.0 unknown_call?? shop>-
    `),
  ],
  ['multiSend(bytes)', [`0x${packed('00', bob, 3n, '0x')}`], ['0 call me>-', '0.0 native_transfer 3 native shop>bob']],
  [
    'execTransactionFromModule(address,uint256,bytes,uint8)',
    [bob, 3n, '0x', 0n],
    ['0 call me>-', '0.0 native_transfer 3 native shop>bob'],
  ],
  [
    'execTransactionFromModuleReturnData(address,uint256,bytes,uint8)',
    [bob, 3n, '0x', 0n],
    ['0 call me>-', '0.0 native_transfer 3 native shop>bob'],
  ],
  ['addOwnerWithThreshold(address,uint256)', [eve, 1n], ['0 ownership ->eve']],
  ['removeOwner(address,address,uint256)', [alice, bob, 1n], ['0 ownership bob>-']],
  ['swapOwner(address,address,address)', [alice, bob, eve], ['0 ownership bob>eve']],
  ['changeThreshold(uint256)', [1n], ['0 ownership ->-']],
  ['enableModule(address)', [eve], ['0 module shop>eve']],
  ['disableModule(address,address)', [alice, bob], ['0 module bob>-']],
  ['setGuard(address)', [ZERO], ['0 module shop>-']],
  ['setModuleGuard(address)', [eve], ['0 module shop>eve']],
  ['setFallbackHandler(address)', [eve], ['0 module shop>eve']],
  ['migrateSingleton()', [], ['0 call me>-']],
  ['migrateWithFallbackHandler()', [], ['0 call me>-']],
  ['migrateL2Singleton()', [], ['0 call me>-']],
  ['migrateL2WithFallbackHandler()', [], ['0 call me>-']],
  ['migrateToL2(address)', [eve], ['0 upgrade shop>eve']],
  ['approveHash(bytes32)', [WORD], ['0 unknown_call?? me>-']],
];
