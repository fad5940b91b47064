import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import type { Random } from '../../tools/faults/support/random.js';
import { encodeCall } from '../payload-bytes.js';
import { deploymentOf } from './artefacts.js';
import { addressOf, ALICE, BOB, ETHER } from './deployments.js';
import { amount, calling, type Draw, type Drawn, NO_DATA, other, wallet } from './drawing.js';

/** What an account may have done for it: a payment, a token transfer, an approval. */
const inner = (random: Random): readonly [to: string, value: bigint, data: string] => {
  const to = other(random, ALICE);
  const coin = addressOf('coin');
  return random.oneOf([
    [to, amount(random, 5), NO_DATA],
    [coin, 0n, encodeCall('transfer(address,uint256)', [to, amount(random, 300)])],
    [coin, 0n, encodeCall('approve(address,uint256)', [to, amount(random, 300)])],
  ] as const);
};

const ZERO = `0x${'00'.repeat(20)}`;
const SAFE = 'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)';
/** The signature of a sender: its address, and `v` 1. Source: Safe, signatures. */
const senderSignature = `0x${ALICE.address.slice(2).padStart(64, '0')}${'0'.repeat(64)}01`;

const bySafe = (to: string, value: bigint, data: string, operation: 0n | 1n): Drawn =>
  calling(ALICE, 'safe', SAFE, to, value, data, operation, 0n, 0n, 0n, ZERO, ZERO, senderSignature);

const operationOf = (callData: string): AbiValue => [
  ...[addressOf('smartAccount'), 0n, NO_DATA, callData],
  ...[`0x${'00'.repeat(32)}`, 0n, `0x${'00'.repeat(32)}`, NO_DATA, NO_DATA],
];
const HANDLE_OPS = 'handleOps((address,uint256,bytes,bytes,bytes32,uint256,bytes32,bytes,bytes)[],address)';

const EXECUTE = 'execute(address,uint256,bytes)';

const ACCOUNTS: Readonly<Record<string, Draw>> = {
  'call by a Safe': (random) => bySafe(...inner(random), 0n),
  'delegatecall by a Safe': (random) =>
    bySafe(addressOf('usurper'), 0n, encodeCall('takeOver(address)', [other(random, ALICE)]), 1n),
  'another owner of a Safe': (random) =>
    bySafe(
      ...([addressOf('safe'), 0n] as const),
      ...([encodeCall('addOwnerWithThreshold(address,uint256)', [other(random, ALICE), 1n]), 0n] as const),
    ),
  'call by a smart account': (random) => calling(ALICE, 'smartAccount', EXECUTE, ...inner(random)),
  'user operation': (random) => {
    const operation = operationOf(encodeCall(EXECUTE, inner(random)));
    return calling(ALICE, 'entryPoint', HANDLE_OPS, [operation], ALICE.address);
  },
  // the account calls itself: what it delegated to makes the calls
  delegation: (random) => ({
    ...{ from: BOB, to: BOB.address, delegate: addressOf('delegate') },
    data: encodeCall('executeBatch((address,uint256,bytes)[])', [
      Array.from({ length: random.between(0, 2) }, () => inner(random)),
    ]),
  }),
  deployment: (random) => ({
    from: wallet(random),
    to: null,
    data: deploymentOf('Token', 'string', [`NEW${random.between(1, 99)}`]),
    gas: 2_000_000n,
  }),
};

const CONTROL: Readonly<Record<string, Draw>> = {
  'transfer of ownership': (random) => calling(ALICE, 'ownable', 'transferOwnership(address)', other(random, ALICE)),
  'renounced ownership': () => calling(ALICE, 'ownable', 'renounceOwnership()'),
  upgrade: () => calling(ALICE, 'proxy', 'upgradeTo(address)', addressOf('otherVault')),
  'change of an admin': (random) => calling(ALICE, 'proxy', 'changeAdmin(address)', other(random, ALICE)),
};

const FAILURES: Readonly<Record<string, Draw>> = {
  'reverts: more than is there': (random) => {
    const from = wallet(random);
    return calling(from, 'coin', 'transfer(address,uint256)', other(random, from), 2_000n * ETHER);
  },
  'reverts: not the owner': (random) => calling(BOB, 'ownable', 'transferOwnership(address)', other(random, BOB)),
  'reverts: paid in vain': (random) => ({
    ...calling(wallet(random), 'coin', 'burn(uint256)', 1n),
    value: amount(random, 3),
  }),
  'halts: too little gas': (random) => ({
    ...calling(wallet(random), 'drainer', 'claim(address)', addressOf('coin')),
    gas: 40_000n + BigInt(random.between(0, 5_000)),
  }),
};

/** What smart accounts do, who comes to control what, and what fails. */
export const ACCOUNT_KINDS: Readonly<Record<string, Draw>> = { ...ACCOUNTS, ...CONTROL, ...FAILURES };
