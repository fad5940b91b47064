import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { accountOf } from './accounts.js';
import { deploymentOf } from './artefacts.js';
import { contractAddress } from './transactions.js';

/** Who has a part on the test chain. The three wallets own about the same; the deployer owns what others trade with. */
export const DEPLOYER = accountOf('deployer');
export const ALICE = accountOf('alice');
export const BOB = accountOf('bob');
export const CAROL = accountOf('carol');
/** Has nothing, and gains by every theft. */
export const THIEF = accountOf('thief');
export const WALLETS = [ALICE, BOB, CAROL] as const;

/** How a token lies, in the order of `LyingToken.Lie`. */
export const LIES = [
  'boasts',
  'moves silently',
  'approves silently',
  'burns as a mint',
  'diverts',
  'approves another',
  'hides a transfer in an approval',
] as const;
export type Lie = (typeof LIES)[number];

/** What tells a contract that it is watched, in the order of `Watcher.Sign`. */
export const SIGNS = [
  'coinbase',
  'base fee',
  'gas price',
  'priority fee',
  'block number',
  'timestamp',
  'prevrandao',
  'gas limit',
  'gas left',
  'sender balance',
  'chain id',
  'block hash',
  'sender code',
  'armed',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A contract of the test chain by its name here; `lie …` and `watcher …` by what they do. */
export type Deployed =
  | ('coin' | 'gift' | 'fee' | 'rebasing' | 'weth' | 'collectible' | 'multi' | 'hub' | 'pool' | 'airdrop' | 'batcher')
  | ('drainer' | 'ownable' | 'vault' | 'otherVault' | 'proxy' | 'safe' | 'entryPoint' | 'smartAccount' | 'delegate')
  | ('usurper' | 'reader')
  | `lie ${Lie}`
  | `watcher ${Sign}`;

interface Deployment {
  readonly name: Deployed;
  readonly contract: string;
  readonly types?: string;
  readonly values?: readonly AbiValue[];
  /** Wei. */
  readonly value?: bigint;
}

export const ETHER = 10n ** 18n;

/** Where Permit2 stands on every chain, and here the hub of allowances. Source: Uniswap/permit2, deployments. */
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3';

/** Where each stands: the deployer's n-th transaction deploys the n-th of the plan. */
const ADDRESSES = new Map<Deployed, string>([['hub', PERMIT2]]);

/** The address of a contract, the same on every test chain. Throws before it is known. */
export const addressOf = (name: Deployed): string => {
  const address = ADDRESSES.get(name);
  if (address === undefined) throw new Error(`${name} is not deployed yet`);
  return address;
};

/** Made one after the other: each may know the addresses of those before it. */
const PLAN: readonly (() => Deployment)[] = [
  () => ({ name: 'reader', contract: 'Reader' }),
  () => ({ name: 'coin', contract: 'Token', types: 'string', values: ['COIN'] }),
  () => ({ name: 'gift', contract: 'Token', types: 'string', values: ['GIFT'] }),
  () => ({ name: 'fee', contract: 'FeeToken' }),
  () => ({ name: 'rebasing', contract: 'RebasingToken' }),
  () => ({ name: 'weth', contract: 'WrappedEther' }),
  () => ({ name: 'collectible', contract: 'Collectible' }),
  () => ({ name: 'multi', contract: 'MultiToken' }),
  () => ({ name: 'batcher', contract: 'Batcher' }),
  () => ({ name: 'pool', contract: 'Pool', types: 'address', values: [addressOf('coin')], value: 100n * ETHER }),
  () => ({ name: 'airdrop', contract: 'Airdrop', types: 'address', values: [addressOf('gift')] }),
  () => ({ name: 'drainer', contract: 'Drainer', types: 'address', values: [THIEF.address] }),
  () => ({ name: 'ownable', contract: 'Ownable', types: 'address', values: [ALICE.address] }),
  () => ({ name: 'vault', contract: 'Vault' }),
  () => ({ name: 'otherVault', contract: 'Vault' }),
  () => ({
    ...{ name: 'proxy', contract: 'Proxy', types: 'address,address' },
    values: [addressOf('vault'), ALICE.address],
  }),
  () => ({ name: 'safe', contract: 'SafeAccount', types: 'address', values: [ALICE.address], value: 10n * ETHER }),
  () => ({ name: 'entryPoint', contract: 'EntryPoint' }),
  () => ({
    ...{ name: 'smartAccount', contract: 'SmartAccount', types: 'address,address', value: 10n * ETHER },
    values: [ALICE.address, addressOf('entryPoint')],
  }),
  () => ({ name: 'delegate', contract: 'Delegate' }),
  () => ({ name: 'usurper', contract: 'Usurper' }),
  ...LIES.map(
    (lie, index) => (): Deployment => ({
      ...{ name: `lie ${lie}`, contract: 'LyingToken', types: 'uint8,address' },
      values: [BigInt(index), THIEF.address],
    }),
  ),
  ...SIGNS.map(
    (sign, index) => (): Deployment => ({
      ...{ name: `watcher ${sign}`, contract: 'Watcher', types: 'uint8,address,address,address' },
      values: [BigInt(index), addressOf('coin'), addressOf('gift'), THIEF.address],
    }),
  ),
];

interface Creation {
  /** Null: it deploys. */
  readonly to: null;
  readonly data: string;
  readonly value: bigint;
}

/** The deployer's first transactions, in their order. */
export const CREATIONS: readonly Creation[] = PLAN.map((plan, nonce) => {
  const { name, contract, types, values, value = 0n } = plan();
  ADDRESSES.set(name, contractAddress(DEPLOYER.address, nonce));
  return { to: null, data: deploymentOf(contract, types, values), value };
});
