import type { AbiValue } from '../../../domain/payload/evm/abi.js';
import { encodeCall } from '../payload-bytes.js';
import type { Account } from './accounts.js';
import { type Anvil, startAnvil } from './anvil.js';
import { artefactOf } from './artefacts.js';
import {
  addressOf,
  ALICE,
  BOB,
  CREATIONS,
  type Deployed,
  DEPLOYER,
  ETHER,
  LIES,
  SIGNS,
  WALLETS,
} from './deployments.js';
import { rpcBatch } from './rpc.js';
import { ORDINARY_FEES, signed } from './transactions.js';

interface Step {
  readonly to: string | null;
  readonly data: string;
  readonly value?: bigint;
}

const UNLIMITED = 2n ** 256n - 1n;
const GAS = 3_000_000n;

const call = (name: Deployed, signature: string, ...values: readonly AbiValue[]): Step => ({
  to: addressOf(name),
  data: encodeCall(signature, values),
});

export const TOKENS: readonly Deployed[] = [
  'coin',
  'gift',
  'fee',
  'rebasing',
  ...LIES.map((lie) => `lie ${lie}` as const),
];
/** Those of the ERC-721 and of the ERC-1155 that each wallet has, and how many there are of each of the latter. */
export const COLLECTIBLES_EACH = 4;
export const MULTI_TOKENS = [1n, 2n];
export const MULTI_EACH = 10n;

/** The first ids of the ERC-721 belong to the first wallet, and so on. */
export const collectiblesOf = (wallet: Account): readonly bigint[] =>
  Array.from({ length: COLLECTIBLES_EACH }, (_, index) =>
    BigInt(WALLETS.findIndex(({ address }) => address === wallet.address) * COLLECTIBLES_EACH + index + 1),
  );

const minting = (): readonly Step[] => [
  ...TOKENS.flatMap((token) =>
    WALLETS.map(({ address }) => call(token, 'mint(address,uint256)', address, 1_000n * ETHER)),
  ),
  ...WALLETS.flatMap((wallet) =>
    collectiblesOf(wallet).map((id) => call('collectible', 'mint(address,uint256)', wallet.address, id)),
  ),
  ...WALLETS.flatMap(({ address }) =>
    MULTI_TOKENS.map((id) => call('multi', 'mint(address,uint256,uint256)', address, id, MULTI_EACH)),
  ),
  ...(['pool', 'safe', 'smartAccount'] as const).map((holder) =>
    call('coin', 'mint(address,uint256)', addressOf(holder), 500n * ETHER),
  ),
  ...(['airdrop', 'drainer', ...SIGNS.map((sign) => `watcher ${sign}` as const)] as const).map((holder) =>
    call('gift', 'mint(address,uint256)', addressOf(holder), 1_000n * ETHER),
  ),
  call('rebasing', 'rebase(uint256)', 1_250n),
  call('watcher armed', 'arm(bool)', true),
];

/** What each wallet has done before: it traded, and it fell for the drainer once. */
const habits = (wallet: Account): readonly Step[] => [
  ...(['hub', 'pool', 'drainer'] as const).map((spender) =>
    call('coin', 'approve(address,uint256)', addressOf(spender), UNLIMITED),
  ),
  call('coin', 'approve(address,uint256)', (wallet === BOB ? ALICE : BOB).address, 50n * ETHER),
  call('hub', 'approve(address,address,uint160,uint48)', addressOf('coin'), BOB.address, 40n * ETHER, 2n ** 40n),
  call('collectible', 'approve(address,uint256)', addressOf('drainer'), collectiblesOf(wallet)[0] ?? 0n),
  { ...call('weth', 'deposit()'), value: 5n * ETHER },
  { ...call('proxy', 'deposit()'), value: 2n * ETHER },
];

const watched = (): readonly Step[] =>
  SIGNS.map((sign) => call('coin', 'approve(address,uint256)', addressOf(`watcher ${sign}`), UNLIMITED));

const pastOf = (wallet: Account): readonly Step[] => [...habits(wallet), ...(wallet === ALICE ? watched() : [])];

/** What the next transaction of a wallet is numbered. */
export const nextNonceOf = (wallet: Account): number => pastOf(wallet).length;

const sendAll = async (node: Anvil, account: Account, firstNonce: number, steps: readonly Step[]): Promise<void> => {
  const raws = steps.map(({ to, data, value = 0n }, index) => {
    const nonce = firstNonce + index;
    return signed(account, {
      ...{ chainId: node.chainId, nonce, to, data, value, gas: GAS, fees: ORDINARY_FEES, delegate: null },
    });
  });
  const receipts = await rpcBatch(
    node.url,
    raws.map((raw) => ({ method: 'eth_sendRawTransactionSync', params: [raw] })),
  );
  const failed = receipts.findIndex((receipt) => (receipt as { readonly status: string }).status !== '0x1');
  if (failed >= 0) throw new Error(`Step ${failed} of ${account.address} reverted`);
};

/**
 * A node of one's own on which all contracts stand and the wallets have a past. Its head has an even number, so that
 * the next block has an odd one. The caller stops it.
 */
export const startWorld = async (chainId = 1): Promise<Anvil> => {
  const node = await startAnvil({ chainId, funded: [DEPLOYER, ...WALLETS].map(({ address }) => address) });
  try {
    await node.rpc('anvil_setCode', addressOf('hub'), artefactOf('AllowanceHub').deployedBytecode);
    await sendAll(node, DEPLOYER, 0, CREATIONS);
    const minted = minting();
    await sendAll(node, DEPLOYER, CREATIONS.length, minted);
    await Promise.all(WALLETS.map((wallet) => sendAll(node, wallet, 0, pastOf(wallet))));
    if (Number(await node.rpc<string>('eth_blockNumber')) % 2 === 0) await node.mine();
    // one of the watching contracts takes note of the time of the head
    await sendAll(node, DEPLOYER, CREATIONS.length + minted.length, [call('watcher timestamp', 'arm(bool)', true)]);
    return node;
  } catch (error) {
    await node.stop();
    throw error;
  }
};
