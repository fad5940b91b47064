import type { ReceiptAnswer } from '../../../../domain/facts/contract/contract-facts.js';
import { type Chain, EVM_CHAINS } from '../../../../domain/chains/index.js';
import { ROLE_ACCOUNTS } from './role-accounts.js';

/** A contract that its maker has published. */
export interface KnownContract {
  readonly name: string;
  /** As published: EIP-55 or base58. */
  readonly address: string;
  readonly chains: readonly Chain[];
  /** Its code can be exchanged; null where that is not recorded. */
  readonly upgradeable: boolean | null;
  /** Block explorers have verified its source; null where the token registry answers for it. */
  readonly verified: true | null;
  /** What a plain transfer to it does not lose; null where its maker does not say. */
  readonly receives: ReceiptAnswer | null;
  readonly source: string;
}

/** Version and date of the table. */
export const CONTRACT_TABLE = { version: 9, asOf: '2026-11-29T00:00:00.000Z' } as const;

const EVM: readonly Chain[] = ['ethereum', 'bnb', 'polygon', 'base', 'arbitrum', 'optimism'];
const ONE_INCH: readonly Chain[] = [...EVM, 'avalanche', 'gnosis', 'linea', 'unichain'];
const LIFI: readonly Chain[] = [...EVM, 'avalanche', 'gnosis', 'scroll'];
const KYBER: readonly Chain[] = [...EVM, 'avalanche', 'linea', 'unichain'];
const COW_CHAINS: readonly Chain[] = [...EVM, 'avalanche', 'gnosis', 'linea'];
const CCTP_CHAINS: readonly Chain[] = ['ethereum', 'polygon', 'base', 'arbitrum', 'optimism', 'avalanche'];
const WITHOUT_BASE_AND_BNB: readonly Chain[] = ['ethereum', 'polygon', 'arbitrum', 'optimism'];

const UNISWAP_SDK = '@uniswap/sdk-core 7.19.4';
const UNIVERSAL_ROUTER_SDK = '@uniswap/universal-router-sdk 5.13.0';
const AAVE_BOOK = '@bgd-labs/aave-address-book 4.44.22';
const SAFE_DEPLOYMENTS = '@safe-global/safe-deployments 1.37.56';
const COW = '@cowprotocol/sdk-config';
const UNISWAPX = '@uniswap/uniswapx-sdk 3.1.0';
const DROMOS = '@dromos-labs/sdk.js 0.3.0-alpha.3';
const DESCRIPTORS = 'ethereum/clear-signing-erc7730-registry 3b66ba289cd3';
const ROCKET_POOL = 'rocket-pool/docs.rocketpool.net 01831f7c6f7f';
const ETHER_FI = 'etherfi-protocol/smart-contracts 113e10789107';
const PUBLISHED = 'the maker’s own documentation';

const contract = (
  name: string,
  address: string,
  chains: readonly Chain[],
  source: string,
  upgradeable: boolean | null = false,
): KnownContract => ({ name, address, chains, upgradeable, verified: true, receives: 'nothing', source });

/** Takes the chain's own currency from a plain transfer, and books it for the sender. */
const takingNative = (known: KnownContract): KnownContract => ({ ...known, receives: 'native' });

/** A token that gives itself for the chain's own currency. */
const nativeWrapper = (name: string, address: string, chains: readonly Chain[]): KnownContract =>
  takingNative({ ...contract(name, address, chains, PUBLISHED, null), verified: null });

/** An account with code that is held by people: it can pay out all that it gets. */
const safe = (name: string, address: string, chains: readonly Chain[], source: string): KnownContract => ({
  ...contract(name, address, chains, source, null),
  receives: 'anything',
});

const program = (name: string, address: string, source: string, upgradeable: boolean | null = null): KnownContract =>
  contract(name, address, ['solana'], source, upgradeable);

/**
 * Contracts of which more is known than the makers' packages say: who may be paid, what their documentation alone names.
 * They go before the rows of `official-contracts.ts`.
 */
export const KNOWN_CONTRACTS: readonly KnownContract[] = [
  contract('Permit2', '0x000000000022D473030F116dDEE9F6B43aC78BA3', EVM_CHAINS, '@uniswap/permit2-sdk 1.4.0'),
  contract('Uniswap V2 Router', '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', ['ethereum'], UNISWAP_SDK),
  contract('Uniswap V2 Router', '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24', ['bnb', 'base', 'arbitrum'], UNISWAP_SDK),
  contract('Uniswap V2 Router', '0xedf6066a2b290C185783862C7F4776A2C8077AD1', ['polygon'], UNISWAP_SDK),
  contract('Uniswap V2 Router', '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2', ['optimism'], UNISWAP_SDK),
  contract('Uniswap V3 SwapRouter', '0xE592427A0AEce92De3Edee1F18E0157C05861564', WITHOUT_BASE_AND_BNB, PUBLISHED),
  contract('Uniswap V3 SwapRouter02', '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', WITHOUT_BASE_AND_BNB, UNISWAP_SDK),
  contract('Uniswap V3 SwapRouter02', '0x2626664c2603336E57B271c5C0b26F421741e481', ['base'], UNISWAP_SDK),
  contract('Uniswap V3 SwapRouter02', '0xB971eF87ede563556b2ED4b1C0b0019111Dd85d2', ['bnb'], UNISWAP_SDK),
  contract(
    'Uniswap Universal Router 1.2',
    '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD',
    ['ethereum', 'base'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract('Uniswap Universal Router 1.2', '0x4Dae2f939ACf50408e13d58534Ff8c2776d45265', ['bnb'], UNIVERSAL_ROUTER_SDK),
  contract(
    'Uniswap Universal Router 1.2',
    '0xec7BE89e9d109e7e3Fec59c222CF297125FEFda2',
    ['polygon'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract(
    'Uniswap Universal Router 1.2',
    '0x5E325eDA8064b456f4781070C0738d849c824258',
    ['arbitrum'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract(
    'Uniswap Universal Router 1.2',
    '0xCb1355ff08Ab38bBCE60111F1bb2B784bE25D7e8',
    ['optimism'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract(
    'Uniswap Universal Router 2.0',
    '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
    ['ethereum'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract('Uniswap Universal Router 2.0', '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07', ['bnb'], UNIVERSAL_ROUTER_SDK),
  contract(
    'Uniswap Universal Router 2.0',
    '0x1095692A6237d83C6a72F3F5eFEdb9A670C49223',
    ['polygon'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract(
    'Uniswap Universal Router 2.0',
    '0x6fF5693b99212Da76ad316178A184AB56D299b43',
    ['base'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract(
    'Uniswap Universal Router 2.0',
    '0xA51afAFe0263b40EdaEf0Df8781eA9aa03E381a3',
    ['arbitrum'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract(
    'Uniswap Universal Router 2.0',
    '0x851116D9223fabED8E56C0E6b8Ad0c31d98B3507',
    ['optimism'],
    UNIVERSAL_ROUTER_SDK,
  ),
  contract('1inch Aggregation Router v5', '0x1111111254EEB25477B68fb85Ed929f73A960582', EVM, PUBLISHED),
  contract(
    '1inch Aggregation Router v6',
    '0x111111125421cA6dc452d289314280a0f8842A65',
    ONE_INCH,
    '@1inch/limit-order-sdk 5.4.3',
  ),
  contract(
    '0x Exchange Proxy',
    '0xDef1C0ded9bec7F1a1670819833240f027b25EfF',
    ['ethereum', 'bnb', 'polygon', 'base', 'arbitrum'],
    '@0x/contract-addresses 8.13.0',
    true,
  ),
  contract(
    '0x Exchange Proxy',
    '0xDEF1ABE32c034e558Cdd535791643C58a13aCC10',
    ['optimism'],
    '@0x/contract-addresses 8.13.0',
    true,
  ),
  contract(
    'PancakeSwap V2 Router',
    '0x10ED43C718714eb63d5aA57B78B54704E256024E',
    ['bnb'],
    '@pancakeswap/smart-router 7.7.3',
  ),
  contract(
    'PancakeSwap Smart Router V3',
    '0x13f4EA83D0bd40E75C8222255bc855a974568Dd4',
    ['ethereum', 'bnb'],
    '@pancakeswap/smart-router 7.7.3',
  ),
  contract('Aave V3 Pool', '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2', ['ethereum'], AAVE_BOOK, true),
  contract('Aave V3 Pool', '0x6807dc923806fE8Fd134338EABCA509979a7e0cB', ['bnb'], AAVE_BOOK, true),
  contract(
    'Aave V3 Pool',
    '0x794a61358D6845594F94dc1DB02A252b5b4814aD',
    ['polygon', 'arbitrum', 'optimism'],
    AAVE_BOOK,
    true,
  ),
  contract('Aave V3 Pool', '0xA238Dd80C259a72e81d7e4664a9801593F98d1c5', ['base'], AAVE_BOOK, true),
  contract('Aave V3 WETH Gateway', '0xd01607c3C5eCABa394D8be377a08590149325722', ['ethereum'], AAVE_BOOK),
  contract('Seaport 1.5', '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC', EVM, '@opensea/seaport-js 4.3.0'),
  contract('Seaport 1.6', '0x0000000000000068F116a894984e2DB1123eB395', EVM, '@opensea/seaport-js 4.3.0'),
  contract('Multicall3', '0xcA11bde05977b3631167028862bE2a173976CA11', EVM_CHAINS, PUBLISHED),
  takingNative(
    contract('ERC-4337 EntryPoint 0.6', '0x5FF137D4b0FDCD49DcA30c7CF57E578a026d2789', EVM_CHAINS, PUBLISHED),
  ),
  takingNative(
    contract(
      'ERC-4337 EntryPoint 0.7',
      '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
      EVM_CHAINS,
      '@metamask/delegation-deployments 2.0.0',
    ),
  ),
  contract('Safe 1.4.1', '0x41675C099F32341bf84BFc5382aF534df5C7461a', EVM, SAFE_DEPLOYMENTS),
  contract('Safe L2 1.4.1', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762', EVM, SAFE_DEPLOYMENTS),
  contract('Safe MultiSendCallOnly 1.4.1', '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', EVM, SAFE_DEPLOYMENTS),
  contract('0x allowance holder', '0x0000000000001fF3684f28c67538d4D072C22734', EVM_CHAINS, PUBLISHED),
  contract('LI.FI diamond', '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE', LIFI, PUBLISHED, true),
  contract('LI.FI diamond', '0xDE1E598b81620773454588B85D6b5D4eEC32573e', ['linea'], DESCRIPTORS, true),
  contract('LI.FI diamond', '0x864b314D4C5a0399368609581d3E8933a63b9232', ['unichain'], DESCRIPTORS, true),
  contract('KyberSwap Meta Aggregation Router v2', '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5', KYBER, PUBLISHED),
  contract('Aerodrome router', '0xcF77a3Ba9A5CA399B7c97c74d54e5b1Beb874E43', ['base'], DROMOS),
  contract('Aerodrome voter', '0x16613524e02ad97eDfeF371bC883F2F5d6C480A5', ['base'], DROMOS),
  contract('Velodrome router', '0xa062aE8A9c5e11aaA026fc2670B0D65cCc8B2858', ['optimism'], DROMOS),
  contract('Velodrome voter', '0x41C914ee0c7E1A5edCD0295623e6dC557B5aBf3C', ['optimism'], DROMOS),
  contract('QuickSwap v2 router', '0xa5E0829CaCEd8fFDD4De3c43696c57F7D7A678ff', ['polygon'], DESCRIPTORS),
  contract('Compound III usdc comet', '0x2e44e174f7D53F0212823acC11C01A11d58c5bCB', ['optimism'], PUBLISHED, true),
  contract('Compound III usdt comet', '0x995E394b8B2437aC8Ce61Ee0bC610D617962B214', ['optimism'], PUBLISHED, true),
  contract('Compound III usdc e comet', '0xA5EDBDD9646f8dFF606d7448e414884C7d905dCA', ['arbitrum'], PUBLISHED, true),
  contract('Compound III weth comet', '0xA17581A9E3356d9A858b789D68B4d866e593aE94', ['ethereum'], PUBLISHED, true),
  contract('ENS governor', '0x323A76393544d5ecca80cd6ef2A560C6a395b7E3', ['ethereum'], DESCRIPTORS),
  contract('Arbitrum core governor', '0xf07DeD9dC292157749B6Fd268E37DF6EA38395B9', ['arbitrum'], DESCRIPTORS, true),
  contract('Arbitrum treasury governor', '0x789fC99093B09aD01C34DC7251D0C89ce743e5a4', ['arbitrum'], DESCRIPTORS, true),
  contract('Compound governor', '0x309a862bbC1A00e45506cB8A802D1ff10004c8C0', ['ethereum'], PUBLISHED, true),
  contract('Optimism governor', '0xcDF27F107725988f2261Ce2256bDfCdE8B382B10', ['optimism'], PUBLISHED, true),
  contract('Merkl distributor', '0x3Ef3D8bA38EBe18DB133cEc108f4D14CE00Dd9Ae', EVM, PUBLISHED, true),
  contract(
    'Circle CCTP token messenger v2',
    '0x28b5a0e9C621a5BadaA536219b3a228C8168cf5d',
    CCTP_CHAINS,
    PUBLISHED,
    true,
  ),
  contract('Spark pool', '0xC13e21B648A5Ee794902342038FF3aDAB66BE987', ['ethereum'], PUBLISHED, true),
  contract('Sky savings sDAI', '0x83F20F44975D03b1b09e64809B757c47f942BEeA', ['ethereum'], PUBLISHED),
  contract('Sky savings sUSDS', '0xa3931d71877C0E7a3148CB7Eb4463524FEc27fbD', ['ethereum'], PUBLISHED, true),
  contract('Ethena staked USDe', '0x9D39A5DE30e57443BfF2A8307A4256c8797A3497', ['ethereum'], DESCRIPTORS),
  contract('Rocket Pool deposit pool', '0xDD3f50F8A6CafbE9b31a427582963f465E745AF8', ['ethereum'], ROCKET_POOL),
  contract('OpenSea conduit', '0x1E0049783F008A0085193E00003D00cd54003c71', EVM_CHAINS, '@opensea/seaport-js 4.3.0'),
  ...ROLE_ACCOUNTS.flatMap(([name, source, addresses]) =>
    addresses.map((address) => ({
      ...contract(name, address, EVM_CHAINS, source, null),
      verified: null,
      // code that others run, or that anyone can have act: what is simply sent there is nobody's, or anybody's
      receives: 'nothing' as const,
    })),
  ),
  contract('CoW Protocol settlement', '0x9008D19f58AAbD9eD0D60971565AA8510560ab41', COW_CHAINS, COW),
  contract('CoW Protocol eth flow', '0xbA3cB449bD2B4ADddBc894D8697F5170800EAdeC', EVM, COW),
  contract('UniswapX v2 Dutch order reactor', '0x00000011F84B9aa48e5f8aA8B9897600006289Be', ['ethereum'], UNISWAPX),
  contract('UniswapX v2 Dutch order reactor', '0x1bd1aAdc9E230626C44a139d7E70d842749351eb', ['arbitrum'], UNISWAPX),
  contract(
    'UniswapX Dutch order reactor',
    '0x6000da47483062A0D734Ba3dc7576Ce6A0B645C4',
    ['ethereum', 'polygon'],
    UNISWAPX,
  ),
  contract('UniswapX priority order reactor', '0x000000001Ec5656dcdB24D90DFa42742738De729', ['base'], UNISWAPX),
  contract('UniswapX priority order reactor', '0x00000006021a6Bce796be7ba509BBBA71e956e37', ['unichain'], UNISWAPX),
  ...(
    [
      ['0x0000000015757c461808EA25Eb309638B62681cf', 'ethereum'],
      ['0x00000000a55e50C71b70Db3C8B58749cd1E18eB2', 'bnb'],
      ['0x00000000bAB6E234db8AD638B6A6395b7c499Bc4', 'polygon'],
      ['0x000000008a8330B5d1F43A62Bf4C673A49f27ba0', 'base'],
      ['0xB274d5F4b833b61B340b654d600A864fB604a87c', 'arbitrum'],
      ['0x000000000923439A92daE8930613568824108631', 'optimism'],
      ['0x00000000862cCF095823fc7576Fa6C7e6b7385ef', 'avalanche'],
      ['0x000000005aF66799D1a6317714D66800f9CA1406', 'unichain'],
    ] as const
  ).map(([address, chain]) => contract('UniswapX v3 Dutch order reactor', address, [chain], UNISWAPX)),
  safe('GnosisDAO Safe', '0x849D52316331967b6fF1198e5E32A0eB168D039d', ['ethereum'], PUBLISHED),
  safe('Aave MASIV Safe', '0xdef1FA4CEfe67365ba046a7C630D6B885298E210', ['polygon', 'base', 'optimism'], AAVE_BOOK),

  nativeWrapper('Wrapped Ether', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', ['ethereum']),
  nativeWrapper('Wrapped Ether', '0x4200000000000000000000000000000000000006', ['base', 'optimism', 'unichain']),
  nativeWrapper('Wrapped Ether', '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', ['arbitrum']),
  nativeWrapper('Wrapped Ether', '0xe5D7C2a44FfDDf6b295A15c148167daaAf5Cf34f', ['linea']),
  nativeWrapper('Wrapped Ether', '0x5300000000000000000000000000000000000004', ['scroll']),
  nativeWrapper('Wrapped AVAX', '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', ['avalanche']),
  nativeWrapper('Wrapped xDai', '0xe91D153E0b41518A2Ce8Dd3D7944Fa863463a97d', ['gnosis']),
  nativeWrapper('Wrapped BNB', '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', ['bnb']),
  nativeWrapper('Wrapped POL', '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', ['polygon']),
  nativeWrapper('Lido stETH', '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', ['ethereum']),
  nativeWrapper('Lido wstETH', '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', ['ethereum']),
  // the token registry answers for it
  {
    ...contract('ether.fi weETH', '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee', ['ethereum'], ETHER_FI, true),
    verified: null,
  },
  contract('ether.fi liquidity pool', '0x308861A430be4cce5502d0A12724771Fc6DaF216', ['ethereum'], ETHER_FI, true),
  contract('ether.fi deposit adapter', '0xcfC6d9Bd7411962Bfe7145451A7EF71A24b6A7A2', ['ethereum'], ETHER_FI, true),
  contract('ether.fi withdraw requests', '0x7d5706f6ef3F89B3951E23e557CDFBC3239D4E2c', ['ethereum'], ETHER_FI, true),
  contract('Lido withdrawal queue', '0x889edC2eDab5f40e902b864aD4d7AdE8E412F9B1', ['ethereum'], PUBLISHED, true),

  takingNative(
    contract('Beacon deposit contract', '0x00000000219ab540356cBB839Cbe05303d7705Fa', ['ethereum'], PUBLISHED),
  ),
  ...[
    contract('Arbitrum delayed inbox', '0x4Dbd4fc535Ac27206064B68FfCf827b0A60BAB3f', ['ethereum'], PUBLISHED, true),
    contract('Optimism bridge', '0x99C9fc46f92E8a1c0deC1b1747d010903E884bE1', ['ethereum'], PUBLISHED, true),
    contract('Optimism portal', '0xbEb5Fc579115071764c7423A4f12eDde41f106Ed', ['ethereum'], PUBLISHED, true),
    contract('Base bridge', '0x3154Cf16ccdb4C6d922629664174b904d80F2C35', ['ethereum'], PUBLISHED, true),
    contract('Base portal', '0x49048044D57e1C92A77f79988d21Fa8fAF74E97e', ['ethereum'], PUBLISHED, true),
    contract('Polygon bridge', '0xA0c68C638235ee32657e8f720a23ceC1bFc77C77', ['ethereum'], PUBLISHED, true),
    contract('OP Stack bridge', '0x4200000000000000000000000000000000000010', ['base', 'optimism'], PUBLISHED, true),
  ].map(takingNative),

  program('System Program', '11111111111111111111111111111111', 'the Solana validator', false),
  program('Stake', 'Stake11111111111111111111111111111111111111', 'the Solana validator', false),
  program('SPL Token', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', '@solana/spl-token 0.4.15'),
  program('SPL Token 2022', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', '@solana/spl-token 0.4.15'),
  program('SPL Associated Token Account', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', '@solana/spl-token 0.4.15'),
  program('SPL Memo', 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', '@orca-so/whirlpools-client 7.0.0'),
  program('Jupiter Aggregator v6', 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4', PUBLISHED, true),
  program('Orca Whirlpools', 'whirLbMiicVdio4qvUfM5KAg6Ct8VwpYzGff3uctyCc', '@orca-so/whirlpools-client 7.0.0', true),
  program(
    'Raydium Liquidity Pool V4',
    '675kPX9MHTjS2zt1qfr1NYHuzeLXfQM9H24wFSUt1Mp8',
    '@raydium-io/raydium-sdk 1.3.0',
    true,
  ),
  program(
    'Metaplex Token Metadata',
    'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
    '@metaplex-foundation/mpl-token-metadata 3.4.0',
    true,
  ),
  program(
    'SPL Stake Pool',
    'SPoo1Ku8WFXoNDMHPsrGSTSG1Y47rzgn41SLUNakuHy',
    'solana-program/stake-pool f8043904ce88',
    true,
  ),
  program('Marinade', 'MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD', '@marinade.finance/marinade-ts-sdk 6.0.0', true),
];
