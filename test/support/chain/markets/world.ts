import type { AbiValue } from '../../../../domain/payload/evm/abi.js';
import { encodeCall } from '../../payload-bytes.js';
import { startAnvil, type Anvil } from '../anvil.js';
import { artefactOf, deploymentOf } from '../artefacts.js';
import { ALICE, BOB, CAROL, DEPLOYER, ETHER, THIEF } from '../deployments.js';
import { contractAddress } from '../transactions.js';

/** Contracts that registries know, and what stands at their addresses here. Source: their makers. */
export const REGISTERED = {
  usdc: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
  usdt: '0xdac17f958d2ee523a2206206994597c13d831ec7',
  weth: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  router: '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  susde: '0x9d39a5de30e57443bff2a8307a4256c8797a3497',
  usde: '0x4c9edd5852cd905f086c759e8383e09bff1e68b3',
  steth: '0xae7ab96520de3a18e5e111b5eaab095312d7fe84',
  bridge: '0x99c9fc46f92e8a1c0dec1b1747d010903e884be1',
  multicall: '0xca11bde05977b3631167028862be2a173976ca11',
} as const;

const CODE: Readonly<Record<keyof typeof REGISTERED, string>> = {
  ...{ usdc: 'OpenToken', usdt: 'OpenToken', usde: 'OpenToken', weth: 'WrappedEther', router: 'Exchange' },
  ...{ susde: 'ShareVault', steth: 'ShareVault', bridge: 'Bridge', multicall: 'Batcher' },
};

/** Where operations of accounts come from. Source: ERC-4337, version 0.7. */
export const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032';

/** Contracts that nobody knows, in the order in which the deployer makes them. */
const NAMES = [
  ...['coin', 'junk', 'reserve', 'exchange', 'vault', 'wrapper', 'collectible', 'shop', 'trap', 'trapProxy', 'relay'],
  ...['safe', 'smartAccount', 'delegate', 'registeredReserve', 'airdrop', 'batcher'],
] as const;
export type Unknown = (typeof NAMES)[number];

export const at = (name: string): string =>
  name in REGISTERED
    ? REGISTERED[name as keyof typeof REGISTERED]
    : contractAddress(DEPLOYER.address, NAMES.indexOf(name as never));

const creation = (name: string): string => {
  switch (name) {
    case 'coin':
    case 'junk':
      return deploymentOf('OpenToken');
    case 'reserve':
    case 'registeredReserve':
      return deploymentOf('Reserve');
    case 'exchange':
      return deploymentOf('Exchange');
    case 'vault':
      return deploymentOf('ShareVault');
    case 'wrapper':
      return deploymentOf('WrappedEther');
    case 'collectible':
      return deploymentOf('Collectible');
    case 'shop':
      return deploymentOf('Shop', 'address,address', [at('collectible'), BOB.address]);
    case 'trap':
    case 'relay':
      return deploymentOf('Trap', 'address,address,address', [THIEF.address, at('junk'), at('usdc')]);
    case 'trapProxy':
      return deploymentOf('Proxy', 'address,address', [at('trap'), THIEF.address]);
    case 'safe':
      return deploymentOf('SafeAccount', 'address', [ALICE.address]);
    case 'smartAccount':
      return deploymentOf('SmartAccount', 'address,address', [ALICE.address, ENTRY_POINT]);
    case 'delegate':
      return deploymentOf('Delegate');
    case 'airdrop':
      return deploymentOf('Airdrop', 'address', [at('usdc')]);
    default:
      return deploymentOf('Batcher');
  }
};

export const USD = 1_000_000n;
export const UNLIMITED = 2n ** 256n - 1n;
const NATIVE = `0x${'00'.repeat(20)}`;

type Step = readonly [from: string, to: string, signature: string, values: readonly AbiValue[], value?: bigint];

const holders = (): readonly string[] => [ALICE.address, CAROL.address, at('safe'), at('smartAccount')];
const MONEY = ['usdc', 'usdt', 'usde', 'coin'] as const;

const stocking = (): readonly Step[] => [
  ...holders().flatMap((holder) =>
    MONEY.map((name): Step => [DEPLOYER.address, at(name), 'mint(address,uint256)', [holder, 10n ** 24n]]),
  ),
  ...['reserve', 'registeredReserve', 'vault', 'susde', 'airdrop'].flatMap((holder) =>
    MONEY.map((name): Step => [DEPLOYER.address, at(name), 'mint(address,uint256)', [at(holder), 10n ** 26n]]),
  ),
  ...['trap', 'trapProxy'].map(
    (name): Step => [DEPLOYER.address, at('junk'), 'mint(address,uint256)', [at(name), 10n ** 26n]],
  ),
  ...(['exchange', 'router'] as const).map(
    (name): Step => [
      DEPLOYER.address,
      at(name),
      'setUp(address,address[],uint256[])',
      [
        at(name === 'router' ? 'registeredReserve' : 'reserve'),
        [NATIVE, at('weth'), at('usdc'), at('usdt'), at('coin'), at('usde')],
        // millionths of a dollar for 10^18 base units
        [3_000n * USD, 3_000n * USD, 10n ** 18n, 10n ** 18n, 2n * USD, USD],
      ],
    ],
  ),
  ...['trap', 'trapProxy'].map((name): Step => [DEPLOYER.address, at(name), 'fill()', [], 1_000n]),
  [DEPLOYER.address, at('vault'), 'setUp(address)', [at('usdc')]],
  [DEPLOYER.address, at('susde'), 'setUp(address)', [at('usde')]],
  ...([7n, 8n] as const).map(
    (id): Step => [DEPLOYER.address, at('collectible'), 'mint(address,uint256)', [BOB.address, id]],
  ),
  [BOB.address, at('collectible'), 'setApprovalForAll(address,bool)', [at('shop'), true]],
];

const pastOf = (holder: string): readonly Step[] => [
  ...['usdc', 'usdt', 'usde', 'coin'].flatMap((token) =>
    ['exchange', 'router', 'vault', 'susde', 'trap', 'trapProxy', 'bridge'].map(
      (spender): Step => [holder, at(token), 'approve(address,uint256)', [at(spender), UNLIMITED]],
    ),
  ),
  [holder, at('vault'), 'stake(uint256)', [1_000n * USD]],
  [holder, at('susde'), 'stake(uint256)', [1_000n * ETHER]],
  [holder, at('vault'), 'submit(address)', [NATIVE], ETHER],
  [holder, at('wrapper'), 'deposit()', [], ETHER],
  [holder, at('weth'), 'deposit()', [], ETHER],
];

const FUNDED = (): readonly string[] => [
  ...[DEPLOYER, ALICE, BOB, CAROL].map(({ address }) => address),
  ...['safe', 'smartAccount', 'reserve', 'registeredReserve', 'vault', 'weth'].map(at),
];

/** A chain with markets that registries know, others that nobody knows, and a trap. The caller stops it. */
export const startMarkets = async (): Promise<Anvil> => {
  const node = await startAnvil({ chainId: 1, funded: FUNDED() });
  try {
    for (const [name, address] of Object.entries(REGISTERED))
      await node.rpc('anvil_setCode', address, artefactOf(CODE[name as keyof typeof CODE]).deployedBytecode);
    const send = async (from: string, transaction: object): Promise<void> => {
      const { status } = await node.sendAs(from, { gas: '0x4c4b40', ...transaction });
      if (status !== '0x1') throw new Error(`Reverted: ${JSON.stringify(transaction).slice(0, 300)}`);
    };
    for (const name of NAMES) await send(DEPLOYER.address, { input: creation(name) });
    for (const [from, to, signature, values, value = 0n] of [...stocking(), ...holders().flatMap(pastOf)])
      await send(from, { to, value: `0x${value.toString(16)}`, input: encodeCall(signature, values) });
    await node.rpc('anvil_setCode', CAROL.address, `0xef0100${at('delegate').slice(2)}`);
    return node;
  } catch (error) {
    await node.stop();
    throw error;
  }
};
