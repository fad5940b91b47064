import { bytesToHex } from '@noble/hashes/utils.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { approvedSignatures, execTransactionData } from '../../../domain/payload/evm/safe-transaction.js';
import { readTypedData } from '../../../domain/payload/evm/typed-data.js';
import { encodeCall, encodeValues, typedData } from '../payload-bytes.js';
import { accountOf } from './accounts.js';
import type { Anvil } from './anvil.js';
import { artefactOf, deploymentOf } from './artefacts.js';
import { addressOf, ALICE, BOB, CAROL, ETHER, THIEF } from './deployments.js';
import { quantity, type Rpc } from './rpc.js';
import { contractAddress } from './transactions.js';
import { STRANGERS, type Change, type Place, type Truth } from './truth.js';

/** Puts up the multisigs, and what belongs to them. */
const BUILDER = accountOf('builder of safes');

/** USDC and Safe's MultiSendCallOnly 1.4.1, where they stand on Ethereum: the registry knows both. */
export const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
export const MULTI_SEND = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
export const ONE_USDC = 1_000_000n;

const NAMES = [
  ...([
    'code',
    'treasury',
    'vault',
    'deep',
    'guarded',
    'allowance',
    'transferLook',
    'sweeper',
    'hiddenUpgrade',
  ] as const),
  ...(['provider', 'guard', 'drainPool'] as const),
];
export type SafePart = (typeof NAMES)[number];

/** Where each stands: the builder's n-th transaction puts up the n-th. */
export const partOf = (name: SafePart): string => contractAddress(BUILDER.address, NAMES.indexOf(name));

const OWNERS = [ALICE, BOB, CAROL].map(({ address }) => address);

const safe = (owners: readonly string[], threshold: bigint): string =>
  deploymentOf('SafeProxy', 'address,address[],uint256', [partOf('code'), owners, threshold]);

const CREATIONS: Readonly<Record<SafePart, () => string>> = {
  code: () => deploymentOf('SafeCode'),
  treasury: () => safe(OWNERS, 2n),
  vault: () => safe([partOf('treasury')], 1n),
  deep: () => safe([partOf('vault'), BOB.address], 2n),
  guarded: () => safe(OWNERS, 1n),
  allowance: () => deploymentOf('Allowance', 'address', [BOB.address]),
  transferLook: () => deploymentOf('TransferLook'),
  sweeper: () => deploymentOf('Sweeper'),
  hiddenUpgrade: () => deploymentOf('HiddenUpgrade'),
  provider: () => deploymentOf('PoolAddressesProvider', 'address,address', [partOf('treasury'), addressOf('pool')]),
  guard: () => deploymentOf('NoDelegatecalls'),
  drainPool: () => deploymentOf('Vault'),
};

export const SAFES = ['treasury', 'vault', 'deep', 'guarded'] as const;
export const EACH_ETHER = 20n * ETHER;
export const EACH_USDC = 50_000n * ONE_USDC;

/** What a proposal says; the rest is as in most of them. */
export interface Proposed {
  readonly safe: string;
  readonly to: string;
  readonly value?: bigint;
  readonly data?: string;
  readonly operation?: 0n | 1n;
  readonly safeTxGas?: bigint;
  readonly baseGas?: bigint;
  readonly gasPrice?: bigint;
  readonly gasToken?: string;
  readonly refundReceiver?: string;
  readonly nonce?: bigint;
}

const ZERO = `0x${'00'.repeat(20)}`;
const SAFE_TX = [
  ...['address to', 'uint256 value', 'bytes data', 'uint8 operation', 'uint256 safeTxGas', 'uint256 baseGas'],
  ...['uint256 gasPrice', 'address gasToken', 'address refundReceiver', 'uint256 nonce'],
].join(',');

const wholeOf = (proposed: Proposed): Required<Proposed> => ({
  ...{ value: 0n, data: '0x', operation: 0n, safeTxGas: 0n, baseGas: 0n, gasPrice: 0n },
  ...{ gasToken: ZERO, refundReceiver: ZERO, nonce: 0n },
  ...proposed,
});

/** What the owners sign. */
export const safeTypedData = (proposed: Proposed): ReturnType<typeof typedData> => {
  const { safe: verifyingContract, ...message } = wholeOf(proposed);
  const texts = Object.entries(message).map(([name, value]) => [name, String(value)] as const);
  return typedData(`SafeTx(${SAFE_TX})`, { chainId: 1, verifyingContract }, Object.fromEntries(texts));
};

const digestOf = (proposed: Proposed): string => {
  const read = readTypedData(safeTypedData(proposed));
  if (!read.ok) throw new Error(read.problem);
  return read.value.digest;
};

/** An owner's agreement on the chain, with what stands behind its hash. */
export const approval = (proposed: Proposed) => ({
  to: proposed.safe,
  data: encodeCall('approveHash(bytes32)', [digestOf(proposed)]),
});

/** An owner's agreement as a request has it: signed as typed data, or sent as a transaction. */
export const agreedTo = (proposed: Proposed, how: 'signed' | 'sent') =>
  how === 'signed'
    ? { typed_data: safeTypedData(proposed) }
    : {
        transaction: { ...approval(proposed), value: '0', chain_id: 1, gas: '100000' },
        safe_transactions: [safeTypedData(proposed)],
      };

/** The call with which another Safe, or an account, has a Safe do something that its caller agrees to by calling. */
export const execData = (proposed: Proposed, ...approvers: readonly string[]): string =>
  execTransactionData(wholeOf(proposed), approvedSignatures(approvers));

/** Calls packed one behind the other. */
export const packed = (calls: readonly Pick<Proposed, 'to' | 'value' | 'data' | 'operation'>[]): string => {
  const word = (value: bigint): string => value.toString(16).padStart(64, '0');
  const bytes = calls.map(({ to, value = 0n, data = '0x', operation = 0n }) => {
    const digits = data.slice(2);
    return `0${operation}${to.slice(2)}${word(value)}${word(BigInt(digits.length / 2))}${digits}`;
  });
  return encodeCall('multiSend(bytes)', [`0x${bytes.join('')}`]);
};

const GUARD_SLOT = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8';
const MODULES = 1n;

/** Puts up the multisigs on a test chain, with ether and coins in each. */
export const buildSafes = async (node: Anvil): Promise<void> => {
  const { rpc } = node;
  await rpc('anvil_setBalance', BUILDER.address, quantity(1_000n * ETHER));
  for (const name of NAMES) {
    const data = CREATIONS[name]();
    const { status } = await node.sendAs(BUILDER.address, { data, gas: quantity(8_000_000) });
    if (status !== '0x1') throw new Error(`${name} was not put up`);
  }
  await rpc('anvil_setCode', USDC, artefactOf('Token').deployedBytecode);
  await rpc('anvil_setCode', MULTI_SEND, artefactOf('MultiSend').deployedBytecode);
  for (const account of [...SAFES.map(partOf), ...OWNERS]) {
    await setBalanceOf(rpc, USDC, account, EACH_USDC);
    if (!OWNERS.includes(account)) await rpc('anvil_setBalance', account, quantity(EACH_ETHER));
  }
  const guarded = partOf('guarded');
  await rpc('anvil_setStorageAt', guarded, GUARD_SLOT, word(partOf('guard')));
  const modules = [
    [1n, partOf('allowance')],
    [BigInt(partOf('allowance')), `0x${'0'.repeat(39)}1`],
  ] as const;
  for (const [key, next] of modules) await rpc('anvil_setStorageAt', guarded, slotIn(key, MODULES), word(next));
};

const word = (value: bigint | string): string => `0x${BigInt(value).toString(16).padStart(64, '0')}`;
const slotIn = (key: bigint, mapping: bigint): string =>
  `0x${bytesToHex(keccak_256(hexBytes(encodeValues('uint256,uint256', [key, mapping]))))}`;
const hexBytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex.slice(2), 'hex'));

/** Where the token of the test chain keeps its balances. */
const BALANCES = 3n;
export const setBalanceOf = async (rpc: Rpc, token: string, account: string, units: bigint): Promise<void> =>
  void (await rpc('anvil_setStorageAt', token, slotIn(BigInt(account), BALANCES), word(units)));

const READ_BY: Readonly<Record<string, (account: string, spender: string) => string>> = {
  balance: (account) => encodeCall('balanceOf(address)', [account]),
  allowance: (account, spender) => encodeCall('allowance(address,address)', [account, spender]),
};

const tokens = (): readonly string[] => [USDC, addressOf('coin')];
const holders = (): readonly string[] => [
  ...SAFES.map(partOf),
  ...[BOB, CAROL, THIEF, ...STRANGERS].map(({ address }) => address),
  ...[addressOf('pool'), partOf('provider'), partOf('sweeper')],
];

interface Reading {
  readonly place: Place;
  readonly method: string;
  readonly params: readonly unknown[];
}

const called = (to: string, data: string) => ({ method: 'eth_call', params: [{ to, data }, 'latest'] });

const readings = (): readonly Reading[] => [
  ...holders().flatMap((account) => [
    { place: `balance ${account} native -`, method: 'eth_getBalance', params: [account, 'latest'] },
    ...tokens().map((token) => ({
      place: `balance ${account} ${token} -`,
      ...called(token, READ_BY['balance']?.(account, '') ?? ''),
    })),
  ]),
  ...SAFES.map(partOf).flatMap((owner) =>
    [THIEF.address, BOB.address, addressOf('pool')].flatMap((spender) =>
      tokens().map((token) => ({
        place: `allowance ${owner} ${spender} ${token}`,
        ...called(token, READ_BY['allowance']?.(owner, spender) ?? ''),
      })),
    ),
  ),
  ...SAFES.map(partOf).flatMap((one) =>
    [
      ['implementation', word(0n)],
      ['guard', GUARD_SLOT],
    ].map(([what, slot]) => ({
      place: `control ${one} ${what}`,
      method: 'eth_getStorageAt',
      params: [one, slot, 'latest'],
    })),
  ),
  // the newest of each list: it comes behind none
  ...SAFES.map(partOf).flatMap((one) =>
    [
      ['module', 1n],
      ['owner', 2n],
    ].map(([what, list]) => ({
      place: `control ${one} ${String(what)}`,
      method: 'eth_getStorageAt',
      params: [one, slotIn(1n, BigInt(list ?? 0)), 'latest'],
    })),
  ),
  { place: `control ${partOf('provider')} owner`, ...called(partOf('provider'), encodeCall('owner()', [])) },
];

const readPlaces = async (rpc: Rpc): Promise<ReadonlyMap<Place, bigint>> => {
  const found = new Map<Place, bigint>();
  for (const { place, method, params } of readings()) {
    const answer = await rpc<string>(method, ...params).catch(() => '0x0');
    found.set(place, BigInt(answer === '0x' ? 0 : answer));
  }
  return found;
};

const isOfList = (place: Place): boolean =>
  SAFES.some((name) => [`control ${partOf(name)} owner`, `control ${partOf(name)} module`].includes(place));

/** The price of gas with which an owner sends it: no less than what a Safe pays back. */
const gasPriceOf = ({ gasPrice = 0n }: Proposed): bigint => (gasPrice > 30n * 10n ** 9n ? gasPrice : 30n * 10n ** 9n);

/** An owner who has agreed to a transaction on the chain. */
export interface Agreed {
  readonly owner: string;
  readonly to: Proposed;
}

/**
 * Has the owners agree on the chain, then has one of them send it, reads what it changed, and forgets it. `owners`: who
 * agrees to the proposal, as many as its Safe asks for. `before`: who has agreed to what it has other Safes do.
 */
export const minedProposal = async (
  node: Anvil,
  proposed: Proposed,
  owners: readonly string[],
  before: readonly Agreed[] = [],
): Promise<Truth> => {
  const id = await node.snapshot();
  try {
    for (const { owner, to } of [...owners.map((owner) => ({ owner, to: proposed })), ...before])
      await node.sendAs(owner, {
        ...{ ...approval(to), gas: quantity(200_000) },
      });
    const was = await readPlaces(node.rpc);
    const data = execTransactionData(wholeOf(proposed), approvedSignatures(owners));
    const receipt = await node.sendAs(ALICE.address, {
      ...{ to: proposed.safe, data, gas: quantity(8_000_000), gasPrice: quantity(gasPriceOf(proposed)) },
    });
    const is = await readPlaces(node.rpc);
    const changes = new Map<Place, Change>(
      [...was].flatMap(([place, value]) => {
        const after = is.get(place) ?? 0n;
        return after === value ? [] : [[place, { before: isOfList(place) ? 0n : value, after }] as const];
      }),
    );
    return { receipt, changes, before: was };
  } finally {
    await node.revert(id);
  }
};

/** A call by its function and its values. */
export const call = (signature: string, ...values: readonly AbiValue[]): string => encodeCall(signature, values);
