import type { AccountRole } from '../../../../domain/facts/contract/known-account.js';

/** What the contracts of one protocol are to those who sign, by the names of the tables. */
export interface Protocol {
  readonly names: RegExp;
  readonly roles: readonly AccountRole[];
  /** The bundled standards whose functions they have. */
  readonly standards?: readonly string[];
  /** Functions that no bundled standard reads, and that take none of the chain's own coin. */
  readonly functions?: readonly string[];
  /** Functions that take the chain's own coin; `all`: every function named here does. */
  readonly payable?: readonly string[] | 'all';
}

const MULTICALL = 'Multicall';
const PERIPHERY = 'Uniswap v3 periphery';

/** The same interface under many names. Source: Uniswap v2 periphery. */
const V2_ROUTER: Pick<Protocol, 'roles' | 'standards' | 'functions' | 'payable'> = {
  roles: ['router', 'spender'],
  standards: ['Uniswap v2 router'],
  functions: [
    'addLiquidity(address,address,uint256,uint256,uint256,uint256,address,uint256)',
    'removeLiquidity(address,address,uint256,uint256,uint256,address,uint256)',
    'removeLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
    'removeLiquidityETHSupportingFeeOnTransferTokens(address,uint256,uint256,uint256,address,uint256)',
  ],
  payable: [
    'swapExactETHForTokens(uint256,address[],address,uint256)',
    'swapETHForExactTokens(uint256,address[],address,uint256)',
    'swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)',
    'addLiquidityETH(address,uint256,uint256,uint256,address,uint256)',
  ],
};

const SEAPORT_ORDER =
  '(address,address,(uint8,address,uint256,uint256,uint256)[],' +
  '(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)';
const SEAPORT_ADVANCED = `(${SEAPORT_ORDER},uint120,uint120,bytes,bytes)`;
const SEAPORT_BASIC =
  '((address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,' +
  'bytes32,uint256,(uint256,address)[],bytes))';
const CRITERIA = '(uint256,uint8,uint256,uint256,bytes32[])[]';
const COMPONENTS = '(uint256,uint256)[]';

/** Both tokens, what is given, what must come back, and who gets it. */
const AUGUSTUS_SWAP = '(address,address,uint256,uint256,uint256,bytes32,address)';
const AUGUSTUS_POOLS = '(address,address,uint256,uint256,uint256,bytes32,address,bytes)';
const LIFI_SWAP = 'bytes32,string,string,address,uint256,(address,address,address,address,uint256,bytes,bool)';

/** Of the pools from one token to the next: both tokens, whether it is a stable one, its factory. */
const ROUTES = '(address,address,bool,address)[]';

const BRIDGED = '(uint32,bytes32,uint256,uint256,bytes,bytes,bytes),(uint256,uint256),address';

/**
 * Roles, functions and what takes coins, by the names that the two tables give. The first row that fits counts.
 * Source: the interfaces of the makers' packages that the tables name.
 */
export const PROTOCOLS: readonly Protocol[] = [
  { names: /^Permit2$/, roles: ['spender'], standards: ['Permit2'] },

  // exchanges
  { names: /^(?:Uniswap V2 Router|Uniswap v2 router|PancakeSwap V2 Router|QuickSwap v2 router)$/, ...V2_ROUTER },
  {
    names: /^(?:Aerodrome|Velodrome) router$/,
    roles: ['router', 'spender'],
    standards: ['Solidly router'],
    functions: [
      'addLiquidity(address,address,bool,uint256,uint256,uint256,uint256,address,uint256)',
      'removeLiquidity(address,address,bool,uint256,uint256,uint256,address,uint256)',
      'removeLiquidityETH(address,bool,uint256,uint256,uint256,address,uint256)',
    ],
    payable: [
      `swapExactETHForTokens(uint256,${ROUTES},address,uint256)`,
      `swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,${ROUTES},address,uint256)`,
      'addLiquidityETH(address,bool,uint256,uint256,uint256,address,uint256)',
    ],
  },
  {
    names: /^(?:Uniswap governance bravo|.* governor)$/,
    roles: ['router'],
    functions: [
      'castVote(uint256,uint8)',
      'castVoteWithReason(uint256,uint8,string)',
      'castVoteWithReasonAndParams(uint256,uint8,string,bytes)',
      'queue(uint256)',
      'propose(address[],uint256[],bytes[],string)',
      'propose(address[],uint256[],string[],bytes[],string)',
      'execute(address[],uint256[],bytes[],bytes32)',
    ],
  },
  { names: /^(?:Aerodrome|Velodrome) voter$/, roles: ['router'], functions: ['vote(uint256,address[],uint256[])'] },
  {
    names: /^Uniswap V3 SwapRouter$/,
    roles: ['router', 'spender'],
    standards: ['Uniswap v3 SwapRouter', PERIPHERY, MULTICALL],
    payable: 'all',
  },
  {
    names: /^(?:Uniswap V3 SwapRouter02|Uniswap swap router02|PancakeSwap Smart Router V3)$/,
    roles: ['router', 'spender'],
    standards: ['Uniswap SwapRouter02', PERIPHERY, MULTICALL],
    payable: 'all',
  },
  {
    names: /^Uniswap universal router/i,
    roles: ['router', 'spender'],
    standards: ['Uniswap Universal Router'],
    payable: 'all',
  },
  {
    names: /^Uniswap nonfungible position manager$/,
    roles: ['router', 'spender'],
    standards: ['Uniswap v3 positions', PERIPHERY, MULTICALL],
    functions: [
      'mint((address,address,uint24,int24,int24,uint256,uint256,uint256,uint256,address,uint256))',
      'increaseLiquidity((uint256,uint256,uint256,uint256,uint256,uint256))',
      'decreaseLiquidity((uint256,uint128,uint256,uint256,uint256))',
      'burn(uint256)',
      'createAndInitializePoolIfNecessary(address,address,uint24,uint160)',
    ],
    // the others take coins too, and leave what is too much to anyone: only what gives the rest back makes them safe
    payable: ['multicall(bytes[])', 'refundETH()'],
  },
  {
    names: /^Uniswap (?:permissioned )?v4 position manager$/,
    roles: ['router', 'spender'],
    standards: ['Uniswap v4 positions', MULTICALL],
    payable: ['modifyLiquidities(bytes,uint256)', 'multicall(bytes[])'],
  },
  { names: /^Uniswap v3 migrator$/, roles: ['spender'] },
  {
    names: /^1inch Aggregation Router/,
    roles: ['router', 'spender', 'order_settlement'],
    standards: ['1inch router'],
    payable: [
      'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes)',
      'swap(address,(address,address,address,address,uint256,uint256,uint256),bytes)',
      'unoswap(address,uint256,uint256,uint256[])',
      'unoswapTo(address,address,uint256,uint256,uint256[])',
      'uniswapV3Swap(uint256,uint256,uint256[])',
      'uniswapV3SwapTo(address,uint256,uint256,uint256[])',
      'ethUnoswap(uint256,uint256)',
      'ethUnoswap2(uint256,uint256,uint256)',
      'ethUnoswap3(uint256,uint256,uint256,uint256)',
      'ethUnoswapTo(uint256,uint256,uint256)',
      'ethUnoswapTo2(uint256,uint256,uint256,uint256)',
      'ethUnoswapTo3(uint256,uint256,uint256,uint256,uint256)',
    ],
    functions: [
      'unoswap(uint256,uint256,uint256,uint256)',
      'unoswap2(uint256,uint256,uint256,uint256,uint256)',
      'unoswap3(uint256,uint256,uint256,uint256,uint256,uint256)',
      'unoswapTo(uint256,uint256,uint256,uint256,uint256)',
      'unoswapTo2(uint256,uint256,uint256,uint256,uint256,uint256)',
      'unoswapTo3(uint256,uint256,uint256,uint256,uint256,uint256,uint256)',
    ],
  },
  {
    names: /^0x exchange proxy$/i,
    roles: ['router', 'spender', 'order_settlement'],
    standards: ['0x exchange proxy'],
    payable: [
      'transformERC20(address,address,uint256,uint256,(uint32,bytes)[])',
      'sellToUniswap(address[],uint256,uint256,bool)',
      'sellToPancakeSwap(address[],uint256,uint256,uint8)',
      'sellEthToUniswapV3(bytes,uint256,address)',
      'sellToLiquidityProvider(address,address,address,address,uint256,uint256,bytes)',
    ],
  },
  {
    names: /^0x allowance holder$/,
    roles: ['router', 'spender'],
    payable: ['exec(address,address,uint256,address,bytes)'],
  },
  {
    names: /^0x Settler/,
    roles: ['calls_for_anyone'],
    payable: ['execute((address,address,uint256),bytes[],bytes32)'],
  },
  { names: /^0x staking proxy$/, roles: ['spender'] },
  {
    names: /^Balancer vault$/,
    roles: ['router', 'spender'],
    payable: [
      'swap((bytes32,uint8,address,address,uint256,bytes),(address,bool,address,bool),uint256,uint256)',
      'batchSwap(uint8,(bytes32,uint256,uint256,uint256,bytes)[],address[],(address,bool,address,bool),int256[],uint256)',
      'joinPool(bytes32,address,address,(address[],uint256[],bytes,bool))',
    ],
    functions: ['exitPool(bytes32,address,address,(address[],uint256[],bytes,bool))'],
  },
  { names: /^Curve router$/, roles: ['router', 'spender'], standards: ['Curve router'], payable: 'all' },
  {
    names: /^Curve (?:deposit and stake|.+ (?:swap|deposit) address)$/,
    roles: ['router', 'spender'],
    payable: [
      'exchange(int128,int128,uint256,uint256)',
      'exchange(uint256,uint256,uint256,uint256)',
      'exchange(uint256,uint256,uint256,uint256,bool)',
      'add_liquidity(uint256[2],uint256)',
      'add_liquidity(uint256[3],uint256)',
      'add_liquidity(uint256[4],uint256)',
    ],
    functions: [
      'exchange_underlying(int128,int128,uint256,uint256)',
      'remove_liquidity(uint256,uint256[2])',
      'remove_liquidity(uint256,uint256[3])',
      'remove_liquidity(uint256,uint256[4])',
      'remove_liquidity_one_coin(uint256,int128,uint256)',
    ],
  },
  { names: /^Curve voting escrow$/, roles: ['spender'] },
  { names: /^Curve .+ gauge address$/, roles: ['spender'], functions: ['deposit(uint256)', 'withdraw(uint256)'] },
  { names: /^Curve fee distributor/, roles: [], functions: ['claim()'] },
  { names: /^Pendle (?:router|limit router)$/, roles: ['router', 'spender'] },
  {
    // whatever code they run in between, what the arguments say is given, comes back and to whom is held to
    names: /^Velora augustus v6$/,
    roles: ['router', 'spender'],
    payable: [
      `swapExactAmountIn(address,${AUGUSTUS_SWAP},uint256,bytes,bytes)`,
      `swapExactAmountInPro(address,${AUGUSTUS_SWAP},uint256,bytes,bytes)`,
      `swapExactAmountOut(address,${AUGUSTUS_SWAP},uint256,bytes,bytes)`,
      `swapExactAmountOutPro(address,${AUGUSTUS_SWAP},uint256,bytes,bytes)`,
      `swapExactAmountInOnUniswapV2(${AUGUSTUS_POOLS},uint256,bytes)`,
      `swapExactAmountInOnUniswapV3(${AUGUSTUS_POOLS},uint256,bytes)`,
      `swapExactAmountOutOnUniswapV2(${AUGUSTUS_POOLS},uint256,bytes)`,
      `swapExactAmountOutOnUniswapV3(${AUGUSTUS_POOLS},uint256,bytes)`,
      'swapExactAmountInOnCurveV1((uint256,uint256,address,address,uint256,uint256,uint256,bytes32,address),uint256,bytes)',
    ],
  },
  { names: /^Velora augustus rfq$/, roles: ['router', 'spender'] },
  { names: /^Velora token transfer proxy$/, roles: ['spender'] },
  { names: /^Velora augustus$/, roles: ['router'] },
  {
    names: /^GMX exchange router$/,
    roles: ['router'],
    standards: [MULTICALL],
    payable: ['multicall(bytes[])', 'sendWnt(address,uint256)'],
  },
  { names: /^GMX (?:synthetics router|glp manager|staked (?:gmx|glp) tracker|.*vester)$/, roles: ['spender'] },
  {
    names: /^GMX glp reward router$/,
    roles: ['router'],
    payable: ['mintAndStakeGlpETH(uint256,uint256)'],
  },

  // orders
  {
    names: /^Seaport /,
    roles: ['order_settlement', 'spender'],
    standards: ['Seaport'],
    payable: [
      `fulfillBasicOrder${SEAPORT_BASIC}`,
      `fulfillBasicOrder_efficient_6GL6yc${SEAPORT_BASIC}`,
      `fulfillOrder((${SEAPORT_ORDER},bytes),bytes32)`,
      `fulfillAdvancedOrder(${SEAPORT_ADVANCED},${CRITERIA},bytes32,address)`,
      `fulfillAvailableOrders((${SEAPORT_ORDER},bytes)[],${COMPONENTS}[],${COMPONENTS}[],bytes32,uint256)`,
      `fulfillAvailableAdvancedOrders(${SEAPORT_ADVANCED}[],${CRITERIA},${COMPONENTS}[],${COMPONENTS}[],bytes32,address,uint256)`,
      `matchOrders((${SEAPORT_ORDER},bytes)[],(${COMPONENTS},${COMPONENTS})[])`,
      `matchAdvancedOrders(${SEAPORT_ADVANCED}[],${CRITERIA},(${COMPONENTS},${COMPONENTS})[],address)`,
    ],
  },
  { names: /^Seaport conduit|^OpenSea conduit$/, roles: ['spender'] },
  { names: /^CoW Protocol GPv2 vault relayer$/, roles: ['spender'] },
  { names: /^CoW Protocol settlement$/, roles: ['order_settlement'], functions: ['setPreSignature(bytes,bool)'] },
  {
    names: /^CoW Protocol eth flow$/,
    roles: ['router', 'order_settlement'],
    payable: ['createOrder((address,address,uint256,uint256,bytes32,uint256,uint32,bool,int64))'],
  },
  { names: /^UniswapX .*reactor$/, roles: ['order_settlement', 'spender'] },

  // lending, staking, wrapping
  {
    names: /^Aave V[23] .*weth gateway$/i,
    roles: ['router', 'spender'],
    payable: [
      'depositETH(address,address,uint16)',
      'repayETH(address,uint256,address)',
      'repayETH(address,uint256,uint256,address)',
    ],
    functions: [
      'withdrawETH(address,uint256,address)',
      'borrowETH(address,uint256,uint16)',
      'borrowETH(address,uint256,uint256,uint16)',
    ],
  },
  {
    names: /^(?:Aave V[23] .*|Spark )pool$/i,
    roles: ['spender'],
    standards: ['Aave pool', 'Aave pool, short calls'],
    functions: [
      'supply(address,uint256,address,uint16)',
      'deposit(address,uint256,address,uint16)',
      'withdraw(address,uint256,address)',
      'borrow(address,uint256,uint256,uint16,address)',
      'repay(address,uint256,uint256,address)',
      'repayWithATokens(address,uint256,uint256)',
      'setUserUseReserveAsCollateral(address,bool)',
      'setUserEMode(uint8)',
      'liquidationCall(address,address,address,uint256,bool)',
      'swapBorrowRateMode(address,uint256)',
    ],
  },
  {
    names: /^Aave V3 .*default incentives controller$/,
    roles: [],
    functions: [
      'claimAllRewards(address[],address)',
      'claimAllRewardsToSelf(address[])',
      'claimRewards(address[],uint256,address,address)',
    ],
  },
  { names: /^Uniswap merkle distributor$/, roles: [], functions: ['claim(uint256,address,uint256,bytes32[])'] },
  {
    names: /^Across merkle distributor$/,
    roles: [],
    functions: ['claim((uint256,uint256,uint256,address,bytes32[]))'],
  },
  { names: /^Merkl distributor$/, roles: [], functions: ['claim(address[],address[],uint256[],bytes32[][])'] },
  {
    names:
      /^Aave V[234] .*(?:adapter|stata token|static A token|spoke|position manager|native token gateway|migration helper)$/,
    roles: ['spender'],
  },
  { names: /^Aave Umbrella umbrella batch helper$/, roles: ['spender'] },
  {
    names: /^Morpho$/,
    roles: ['spender'],
    functions: [
      'withdraw((address,address,address,address,uint256),uint256,uint256,address,address)',
      'withdrawCollateral((address,address,address,address,uint256),uint256,address,address)',
    ],
  },
  { names: /^Morpho bundler3 general adapter1$/, roles: ['spender'] },
  {
    names: /^Compound III .*comet$/,
    roles: ['spender'],
    functions: [
      'supply(address,uint256)',
      'supplyTo(address,address,uint256)',
      'withdraw(address,uint256)',
      'withdrawTo(address,address,uint256)',
    ],
  },
  { names: /^Compound III bulker$/, roles: ['spender'] },
  {
    names: /^Compound III rewards$/,
    roles: ['router'],
    functions: ['claim(address,address,bool)', 'claimTo(address,address,address,bool)'],
  },
  { names: /^(?:Sky savings|Ethena staked) /, roles: ['spender'], standards: ['ERC-4626'] },
  { names: /^Rocket Pool deposit pool$/, roles: ['router'], payable: ['deposit()'] },
  {
    names: /^Aave Gho(?: \w+)* gsm (?:usdc|usdt)$/,
    roles: ['spender'],
    functions: ['buyAsset(uint256,address)', 'sellAsset(uint256,address)'],
  },
  { names: /^Lido stETH$/, roles: ['router'], payable: ['submit(address)'] },
  { names: /^Lido wstETH$/, roles: ['spender'] },
  { names: /^ether\.fi weETH$/, roles: ['spender'], functions: ['wrap(uint256)', 'unwrap(uint256)'] },
  {
    names: /^ether\.fi liquidity pool$/,
    roles: ['router', 'spender'],
    payable: ['deposit()', 'deposit(address)'],
    functions: ['requestWithdraw(address,uint256)'],
  },
  { names: /^ether\.fi deposit adapter$/, roles: ['router'], payable: ['depositETHForWeETH(address)'] },
  { names: /^ether\.fi withdraw requests$/, roles: [], functions: ['claimWithdraw(uint256)'] },
  { names: /^Lido withdrawal queue$/, roles: ['spender'], standards: ['Lido withdrawal queue'] },
  {
    names: /^Wrapped (?:Ether|AVAX|xDai|BNB|POL)$/,
    roles: ['router'],
    standards: ['WETH9'],
    functions: ['transfer(address,uint256)', 'transferFrom(address,address,uint256)', 'approve(address,uint256)'],
    payable: ['deposit()'],
  },
  { names: /^Beacon deposit contract$/, roles: ['router'], payable: ['deposit(bytes,bytes,bytes,bytes32)'] },

  // bridges
  {
    names: /^Across (?:spoke pool|spoke pool periphery|hub pool)$/,
    roles: ['router', 'spender'],
    standards: ['Across'],
    payable: [
      'depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)',
      'depositV3Now(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,bytes)',
      'deposit(bytes32,bytes32,bytes32,bytes32,uint256,uint256,uint256,bytes32,uint32,uint32,uint32,bytes)',
      'deposit(address,address,uint256,uint256,int64,uint32,bytes,uint256)',
    ],
  },
  {
    names: /^Stargate (?:pool|OFT)/,
    roles: ['router', 'spender'],
    payable: [`send(${BRIDGED})`, `sendToken(${BRIDGED})`],
  },
  {
    names: /^Wormhole (?:token|nft) bridge$/,
    roles: ['router', 'spender'],
    payable: [
      'wrapAndTransferETH(uint16,bytes32,uint256,uint32)',
      'wrapAndTransferETHWithPayload(uint16,bytes32,uint32,bytes)',
      'transferTokens(address,uint256,uint16,bytes32,uint256,uint32)',
      'transferTokensWithPayload(address,uint256,uint16,bytes32,uint32,bytes)',
    ],
  },
  {
    names: /^Circle CCTP token messenger(?: v2)?$/,
    roles: ['spender'],
    functions: [
      'depositForBurn(uint256,uint32,bytes32,address)',
      'depositForBurnWithCaller(uint256,uint32,bytes32,address,bytes32)',
      'depositForBurn(uint256,uint32,bytes32,address,bytes32,uint256,uint32)',
      'depositForBurnWithHook(uint256,uint32,bytes32,address,bytes32,uint256,uint32,bytes)',
    ],
  },
  {
    names: /^Arbitrum (?:delayed )?inbox$/,
    roles: ['router'],
    payable: [
      'depositEth()',
      'createRetryableTicket(address,uint256,uint256,address,address,uint256,uint256,bytes)',
      'unsafeCreateRetryableTicket(address,uint256,uint256,address,address,uint256,uint256,bytes)',
    ],
  },
  {
    names: /^Arbitrum (?:parent|child) (?:gateway router|(?:erc20|custom|weth) gateway)$/,
    roles: ['router', 'spender'],
    payable: [
      'outboundTransfer(address,address,uint256,uint256,uint256,bytes)',
      'outboundTransferCustomRefund(address,address,address,uint256,uint256,uint256,bytes)',
    ],
    functions: ['outboundTransfer(address,address,uint256,bytes)'],
  },
  {
    names: /^(?:OP Stack .*(?:standard bridge|erc721 bridge)|OP Stack bridge|(?:Optimism|Base) bridge)$/,
    roles: ['router', 'spender'],
    payable: [
      'depositETH(uint32,bytes)',
      'depositETHTo(address,uint32,bytes)',
      'bridgeETH(uint32,bytes)',
      'bridgeETHTo(address,uint32,bytes)',
      'withdraw(address,uint256,uint32,bytes)',
      'withdrawTo(address,address,uint256,uint32,bytes)',
    ],
    functions: [
      'depositERC20(address,address,uint256,uint32,bytes)',
      'depositERC20To(address,address,address,uint256,uint32,bytes)',
      'bridgeERC20(address,address,uint256,uint32,bytes)',
      'bridgeERC20To(address,address,address,uint256,uint32,bytes)',
      'bridgeERC721(address,address,uint256,uint32,bytes)',
      'bridgeERC721To(address,address,address,uint256,uint32,bytes)',
    ],
  },
  {
    names: /^(?:OP Stack .*portal|(?:Optimism|Base) portal)$/,
    roles: ['router'],
    payable: ['depositTransaction(address,uint256,uint64,bool,bytes)'],
  },
  {
    names: /^OP Stack l2 to l1 message passer$/,
    roles: ['router'],
    payable: ['initiateWithdrawal(address,uint256,bytes)'],
  },
  {
    names: /^Polygon bridge$/,
    roles: ['router'],
    payable: ['depositEtherFor(address)'],
    functions: ['depositFor(address,address,bytes)'],
  },
  {
    // of its swaps those of one step: each further one may take another token of who calls
    names: /^LI\.FI diamond$/,
    roles: ['router', 'spender'],
    payable: [`swapTokensSingleV3NativeToERC20(${LIFI_SWAP})`],
    functions: [`swapTokensSingleV3ERC20ToERC20(${LIFI_SWAP})`, `swapTokensSingleV3ERC20ToNative(${LIFI_SWAP})`],
  },
  {
    names: /^KyberSwap Meta Aggregation Router/,
    roles: ['router', 'spender'],
    standards: ['KyberSwap router'],
    payable: 'all',
  },

  // accounts
  {
    names: /^ERC-4337 entry ?point/i,
    roles: ['router'],
    standards: ['ERC-4337'],
    payable: ['depositTo(address)', 'addStake(uint32)'],
    functions: ['withdrawTo(address,uint256)', 'unlockStake()', 'withdrawStake(address)'],
  },
  { names: /^Safe proxy factory 1\.[45]/, roles: [], functions: ['createProxyWithNonce(address,bytes,uint256)'] },
  {
    names: /^Safe (?:l2 )?1\.[45]\./i,
    roles: [],
    functions: ['setup(address[],uint256,address,bytes,address,address,uint256,address)'],
  },
  { names: /^Safe to l2 setup /, roles: [], functions: ['setupToL2(address)'] },
  // what sets a Safe up is no library for one that is in use: it gives modules, or other code
  { names: /^Safe multi ?send ?call ?only /i, roles: ['delegatecall_library', 'calls_for_anyone'] },
  { names: /^Safe (?:multi ?send|sign message lib|migration|to l2 migration) /i, roles: ['delegatecall_library'] },
  { names: /EIP-7702 (?:delegator|account)$/, roles: ['account_code'] },

  // programs of Solana
  {
    names: /^(?:Jupiter Aggregator|Orca Whirlpools|Raydium|Marinade|Meteora DLMM|Drift|Metaplex Token Metadata)/,
    roles: ['router', 'spender'],
  },

  // names
  {
    names: /^ENS (?:wrapped )?public resolver$/,
    roles: [],
    standards: [MULTICALL],
    functions: ['setAddr(bytes32,address)', 'setAddr(bytes32,uint256,bytes)', 'setText(bytes32,string,string)'],
  },
  { names: /^ENS registry$/, roles: [], functions: ['setResolver(bytes32,address)'] },
  { names: /^ENS (?:wrapped )?bulk renewal$/, roles: ['router'], payable: ['renewAll(string[],uint256)'] },
  { names: /^ENS reverse registrar$/, roles: [], functions: ['setName(string)'] },
  {
    names: /^ENS (?:wrapped |legacy )?eth registrar controller$/,
    roles: ['router'],
    payable: [
      'register(string,address,uint256,bytes32)',
      'registerWithConfig(string,address,uint256,bytes32,address,address)',
      'register(string,address,uint256,bytes32,address,bytes[],bool,uint16)',
      'register((string,address,uint256,bytes32,address,bytes[],uint8,bytes32))',
      'renew(string,uint256)',
      'renew(string,uint256,bytes32)',
    ],
    functions: ['commit(bytes32)'],
  },
  { names: /^ENS name wrapper$/, roles: ['spender'] },

  // anyone's
  {
    names: /^Multicall3$/,
    roles: ['calls_for_anyone'],
    standards: ['Multicall3'],
    payable: ['aggregate3Value((address,bool,uint256,bytes)[])'],
  },
  // by their whole names: what is called an executor or a multicall may obey its owner alone, or pay and call nothing
  {
    names: new RegExp(
      '^(?:Multicall 1 and 2|LI\\.FI executor|Morpho bundler3(?: bundler3)?|Enso shortcuts|Pendle swap|' +
        '0x exchange proxy flash wallet|Uniswap multicall|Across multicall handler|GMX multicall|Velora multicall v2|' +
        'Velora executors addresses executor0[123]|Arbitrum bridge (?:parent|child) multi call)$',
    ),
    roles: ['calls_for_anyone'],
  },
];
