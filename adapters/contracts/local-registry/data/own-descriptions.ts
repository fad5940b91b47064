/**
 * A function with the names of its parameters, and what of it is shown: label, parameter, and beside it the parameter
 * that is the token of an amount; `coin`: an amount of the chain's own, `own asset`: of `OWN_ASSETS`, `raw`: as it
 * stands, `account`: bytes that are one, `nothing`: no bytes, `call NAME`: a call of the contract in that parameter,
 * `own call NAME`: one that the caller makes, on whatever chain.
 */
export type OwnDescription = readonly [
  signature: string,
  intent: string,
  ...fields: (readonly [label: string, parameter: string, beside?: string])[],
];

const TO_BRIDGE = 'uint32 minGasLimit,bytes extraData';
const LIMITS = 'uint256 leastA,uint256 leastB';
const LEAST_OF_TWO = [
  ['First minimum', 'leastA', 'tokenA'],
  ['Second minimum', 'leastB', 'tokenB'],
] as const;
const LEAST_WITH_COINS = [
  ['Minimum of the token', 'leastA', 'token'],
  ['Minimum of coins', 'leastB', 'coin'],
] as const;
const REGISTRATION = 'string label,address owner,uint256 duration,bytes32 secret,address resolver,bytes[] data';

/**
 * What everyday functions of registered contracts mean that no descriptor of their makers explains there: each names
 * every account and all bytes that it takes. They count where the contract is known for the function.
 * Source: the interfaces of Aave 3 (IPool), Compound III (CometMainInterface, CometRewards), Rocket Pool, the bridges
 * of the OP Stack, Arbitrum, Polygon and Circle (CCTP 1 and 2), Uniswap v2 and v3 periphery, Velodrome 2, ENS, Compound
 * (GovernorBravo), ERC-4337 (IStakeManager), ERC-4626, Merkl, Morpho (IMorpho), Stargate 2 (IStargate), Curve's gauges
 * and fee distributors, OpenZeppelin's Governor. Version 3, 2026-11-29.
 */
export const OWN_DESCRIPTIONS: readonly OwnDescription[] = [
  [
    'supply(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)',
    'Supply',
    ['Amount to supply', 'amount', 'asset'],
    ['Recipient', 'onBehalfOf'],
  ],
  [
    'deposit(address asset,uint256 amount,address onBehalfOf,uint16 referralCode)',
    'Supply',
    ['Amount to supply', 'amount', 'asset'],
    ['Recipient', 'onBehalfOf'],
  ],
  [
    'withdraw(address asset,uint256 amount,address to)',
    'Withdraw',
    ['Amount to withdraw', 'amount', 'asset'],
    ['Recipient', 'to'],
  ],
  [
    'borrow(address asset,uint256 amount,uint256 interestRateMode,uint16 referralCode,address onBehalfOf)',
    'Borrow',
    ['Amount to borrow', 'amount', 'asset'],
    ['Debtor', 'onBehalfOf'],
  ],
  [
    'repay(address asset,uint256 amount,uint256 interestRateMode,address onBehalfOf)',
    'Repay',
    ['Amount to repay', 'amount', 'asset'],
    ['Debtor', 'onBehalfOf'],
  ],
  [
    'setUserUseReserveAsCollateral(address asset,bool useAsCollateral)',
    'Set collateral',
    ['Asset', 'asset'],
    ['Use as collateral', 'useAsCollateral'],
  ],
  ['setUserEMode(uint8 categoryId)', 'Set efficiency mode', ['Category', 'categoryId']],
  // all there could be is what is owed
  ['supply(address asset,uint256 amount)', 'Supply', ['Amount to supply or repay', 'amount', 'asset']],
  [
    'supplyTo(address dst,address asset,uint256 amount)',
    'Supply',
    ['Amount to supply', 'amount', 'asset'],
    ['Recipient', 'dst'],
  ],
  ['withdraw(address asset,uint256 amount)', 'Withdraw', ['Amount to withdraw', 'amount', 'asset']],
  [
    'withdrawTo(address to,address asset,uint256 amount)',
    'Withdraw',
    ['Amount to withdraw', 'amount', 'asset'],
    ['Recipient', 'to'],
  ],
  [
    'claim(address comet,address src,bool shouldAccrue)',
    'Claim rewards',
    ['Market', 'comet'],
    ['Recipient', 'src'],
    ['Accrue first', 'shouldAccrue'],
  ],
  ['deposit()', 'Stake'],
  // who referred the sender is noted, and gets nothing of it
  ['deposit(address referral)', 'Stake'],
  ['depositETHForWeETH(address referral)', 'Stake'],
  ['wrap(uint256 amount)', 'Wrap', ['Amount to wrap', 'amount', 'own asset']],
  ['unwrap(uint256 amount)', 'Unwrap', ['Shares', 'amount']],
  [
    'requestWithdraw(address to,uint256 amount)',
    'Ask for coins back',
    ['Amount to give back', 'amount', 'own asset'],
    ['Recipient', 'to'],
  ],
  ['claimWithdraw(uint256 request)', 'Claim coins', ['Request', 'request']],
  ['depositEth()', 'Bridge coins'],
  [`depositETH(${TO_BRIDGE})`, 'Bridge coins', ['Data', 'extraData']],
  [`bridgeETH(${TO_BRIDGE})`, 'Bridge coins', ['Data', 'extraData']],
  [`depositETHTo(address to,${TO_BRIDGE})`, 'Bridge coins', ['Recipient', 'to'], ['Data', 'extraData']],
  [`bridgeETHTo(address to,${TO_BRIDGE})`, 'Bridge coins', ['Recipient', 'to'], ['Data', 'extraData']],
  ['depositEtherFor(address user)', 'Bridge coins', ['Recipient', 'user']],
  [
    'depositForBurn(uint256 amount,uint32 destinationDomain,bytes32 mintRecipient,address burnToken)',
    'Bridge tokens',
    ['Amount to bridge', 'amount', 'burnToken'],
    ['Domain', 'destinationDomain'],
    ['Recipient', 'mintRecipient'],
  ],
  [
    `addLiquidity(address tokenA,address tokenB,uint256 amountA,uint256 amountB,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['First amount to deposit', 'amountA', 'tokenA'],
    ['Second amount to deposit', 'amountB', 'tokenB'],
    ...LEAST_OF_TWO,
    ['Recipient', 'to'],
  ],
  [
    `addLiquidity(address tokenA,address tokenB,bool stable,uint256 amountA,uint256 amountB,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['First amount to deposit', 'amountA', 'tokenA'],
    ['Second amount to deposit', 'amountB', 'tokenB'],
    ['Stable', 'stable'],
    ...LEAST_OF_TWO,
    ['Recipient', 'to'],
  ],
  [
    `addLiquidityETH(address token,uint256 amount,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['Amount to deposit', 'amount', 'token'],
    ...LEAST_WITH_COINS,
    ['Recipient', 'to'],
  ],
  [
    `addLiquidityETH(address token,bool stable,uint256 amount,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['Amount to deposit', 'amount', 'token'],
    ['Stable', 'stable'],
    ...LEAST_WITH_COINS,
    ['Recipient', 'to'],
  ],
  ['commit(bytes32 commitment)', 'Begin to register a name', ['Commitment', 'commitment', 'raw']],
  ['renew(string name,uint256 duration)', 'Renew a name', ['Name', 'name'], ['Seconds', 'duration']],
  ['castVote(uint256 proposalId,uint8 support)', 'Vote', ['Proposal', 'proposalId'], ['Support', 'support']],
  [
    'castVoteWithReason(uint256 proposalId,uint8 support,string reason)',
    'Vote',
    ['Proposal', 'proposalId'],
    ['Support', 'support'],
    ['Reason', 'reason'],
  ],
  [
    `removeLiquidity(address tokenA,address tokenB,uint256 shares,${LIMITS},address to,uint256 deadline)`,
    'Remove liquidity',
    ['Shares', 'shares'],
    ...LEAST_OF_TWO,
    ['Recipient', 'to'],
  ],
  [
    `removeLiquidity(address tokenA,address tokenB,bool stable,uint256 shares,${LIMITS},address to,uint256 deadline)`,
    'Remove liquidity',
    ['Shares', 'shares'],
    ['Stable', 'stable'],
    ...LEAST_OF_TWO,
    ['Recipient', 'to'],
  ],
  ...['removeLiquidityETH', 'removeLiquidityETHSupportingFeeOnTransferTokens'].map(
    (name): OwnDescription => [
      `${name}(address token,uint256 shares,${LIMITS},address to,uint256 deadline)`,
      'Remove liquidity',
      ['Shares', 'shares'],
      ...LEAST_WITH_COINS,
      ['Recipient', 'to'],
    ],
  ),
  [
    `removeLiquidityETH(address token,bool stable,uint256 shares,${LIMITS},address to,uint256 deadline)`,
    'Remove liquidity',
    ['Shares', 'shares'],
    ['Stable', 'stable'],
    ...LEAST_WITH_COINS,
    ['Recipient', 'to'],
  ],
  [
    'mint((address tokenA,address tokenB,uint24 fee,int24 lower,int24 upper,uint256 amountA,uint256 amountB,' +
      `${LIMITS},address to,uint256 deadline) p)`,
    'Open a position',
    ['First amount to deposit', 'p.amountA', 'p.tokenA'],
    ['Second amount to deposit', 'p.amountB', 'p.tokenB'],
    ['First minimum', 'p.leastA', 'p.tokenA'],
    ['Second minimum', 'p.leastB', 'p.tokenB'],
    ['Recipient', 'p.to'],
  ],
  // what leaves the pool stays in the position until its owner collects it
  [
    `decreaseLiquidity((uint256 position,uint128 shares,${LIMITS},uint256 deadline) p)`,
    'Remove liquidity',
    ['Position', 'p.position'],
    ['Shares', 'p.shares'],
    ['First minimum', 'p.leastA'],
    ['Second minimum', 'p.leastB'],
  ],
  ['burn(uint256 position)', 'Close an empty position', ['Position', 'position']],
  [
    'depositETH(address pool,address onBehalfOf,uint16 referralCode)',
    'Supply coins',
    ['Market', 'pool'],
    ['Recipient', 'onBehalfOf'],
  ],
  [
    'withdrawETH(address pool,uint256 amount,address to)',
    'Withdraw coins',
    ['Market', 'pool'],
    ['Amount to withdraw', 'amount', 'coin'],
    ['Recipient', 'to'],
  ],
  [
    'borrowETH(address pool,uint256 amount,uint16 referralCode)',
    'Borrow coins',
    ['Market', 'pool'],
    ['Amount to borrow', 'amount', 'coin'],
  ],
  [
    'repayETH(address pool,uint256 amount,address onBehalfOf)',
    'Repay coins',
    ['Market', 'pool'],
    ['Amount to repay', 'amount', 'coin'],
    ['Debtor', 'onBehalfOf'],
  ],
  [
    'repayWithATokens(address asset,uint256 amount,uint256 interestRateMode)',
    'Repay with what is supplied',
    ['Amount to repay', 'amount', 'asset'],
  ],
  ['claimAllRewards(address[] assets,address to)', 'Claim rewards', ['Market', 'assets.[]'], ['Recipient', 'to']],
  ['claimAllRewardsToSelf(address[] assets)', 'Claim rewards', ['Market', 'assets.[]']],
  [
    'claimRewards(address[] assets,uint256 amount,address to,address reward)',
    'Claim rewards',
    ['Market', 'assets.[]'],
    ['Amount to claim', 'amount', 'reward'],
    ['Recipient', 'to'],
  ],
  [
    'claim(uint256 index,address account,uint256 units,bytes32[] proof)',
    'Claim tokens',
    ['Recipient', 'account'],
    ['Units', 'units'],
    ['Proof', 'proof.[]', 'raw'],
  ],
  [
    'claim((uint256 window,uint256 units,uint256 index,address account,bytes32[] proof) p)',
    'Claim tokens',
    ['Recipient', 'p.account'],
    ['Units', 'p.units'],
    ['Proof', 'p.proof.[]', 'raw'],
  ],
  [
    'claim(address[] users,address[] tokens,uint256[] amounts,bytes32[][] proofs)',
    'Claim tokens',
    ['Recipient', 'users.[]'],
    ['Amount to claim', 'amounts.[]', 'tokens.[]'],
    ['Proof', 'proofs.[].[]', 'raw'],
  ],
  [
    'depositForBurn(uint256 amount,uint32 destinationDomain,bytes32 mintRecipient,address burnToken,' +
      'bytes32 destinationCaller,uint256 maxFee,uint32 finality)',
    'Bridge tokens',
    ['Amount to bridge', 'amount', 'burnToken'],
    ['Domain', 'destinationDomain'],
    ['Recipient', 'mintRecipient'],
    ['Delivered by', 'destinationCaller', 'raw'],
    ['Highest fee', 'maxFee'],
  ],
  [
    'depositFor(address user,address token,bytes units)',
    'Bridge tokens',
    ['Amount to bridge', 'units.[0:32]', 'token'],
    ['Recipient', 'user'],
    ['Data', 'units'],
  ],
  [
    'outboundTransfer(address token,address to,uint256 amount,uint256 maxGas,uint256 gasPrice,bytes extraData)',
    'Bridge tokens',
    ['Amount to bridge', 'amount', 'token'],
    ['Recipient', 'to'],
    ['Data', 'extraData'],
  ],
  [
    'depositTransaction(address to,uint256 value,uint64 gas,bool isCreation,bytes data)',
    'Bridge coins',
    ['Recipient', 'to'],
    ['Creates a contract', 'isCreation'],
    ['Data', 'data', 'own call to'],
  ],
  ['initiateWithdrawal(address to,uint256 gas,bytes data)', 'Bridge coins', ['Recipient', 'to'], ['Data', 'data']],
  ['depositTo(address account)', 'Deposit for fees', ['Recipient', 'account']],
  [
    'withdrawTo(address to,uint256 amount)',
    'Withdraw what was deposited for fees',
    ['Recipient', 'to'],
    ['Amount to withdraw', 'amount', 'coin'],
  ],
  [
    `register(${REGISTRATION},bool reverse,uint16 fuses)`,
    'Register a name',
    ['Name', 'label'],
    ['Recipient', 'owner'],
    ['Secret', 'secret', 'raw'],
    ['Resolver', 'resolver'],
    ['Records', 'data.[]', 'call resolver'],
    ['Fuses', 'fuses'],
  ],
  [
    `register((${REGISTRATION},uint8 reverse,bytes32 referrer) p)`,
    'Register a name',
    ['Name', 'p.label'],
    ['Recipient', 'p.owner'],
    ['Secret', 'p.secret', 'raw'],
    ['Resolver', 'p.resolver'],
    ['Records', 'p.data.[]', 'call p.resolver'],
    ['Referrer', 'p.referrer', 'raw'],
  ],
  [
    'renew(string name,uint256 duration,bytes32 referrer)',
    'Renew a name',
    ['Name', 'name'],
    ['Seconds', 'duration'],
    ['Referrer', 'referrer', 'raw'],
  ],
  ['setAddr(bytes32 node,address account)', 'Let a name pay', ['Name', 'node', 'raw'], ['Recipient', 'account']],
  [
    'setText(bytes32 node,string key,string value)',
    'Set a text of a name',
    ['Name', 'node', 'raw'],
    ['Key', 'key'],
    ['Text', 'value'],
  ],
  ...['send', 'sendToken'].map(
    (name): OwnDescription => [
      `${name}((uint32 chain,bytes32 to,uint256 amount,uint256 least,bytes options,bytes message,bytes way) p,` +
        '(uint256 coins,uint256 tokens) fee,address refundTo)',
      'Bridge tokens',
      ['Amount to bridge', 'p.amount', 'own asset'],
      ['Minimum to arrive', 'p.least', 'own asset'],
      ['Chain', 'p.chain'],
      ['Recipient', 'p.to'],
      ['Refund to', 'refundTo'],
      // options may pay coins to another account at the other end
      ['Options', 'p.options', 'nothing'],
      ['Message', 'p.message', 'nothing'],
      ['Way', 'p.way'],
      ['Fee in tokens', 'fee.tokens'],
    ],
  ),
  [
    'withdraw(address token,uint256 amount,uint32 minGasLimit,bytes extraData)',
    'Withdraw through the bridge',
    ['Amount to withdraw', 'amount', 'token'],
    ['Data', 'extraData'],
  ],
  [
    'withdrawTo(address token,address to,uint256 amount,uint32 minGasLimit,bytes extraData)',
    'Withdraw through the bridge',
    ['Amount to withdraw', 'amount', 'token'],
    ['Recipient', 'to'],
    ['Data', 'extraData'],
  ],
  [
    'claimTo(address comet,address src,address to,bool shouldAccrue)',
    'Claim rewards',
    ['Market', 'comet'],
    ['Owner', 'src'],
    ['Recipient', 'to'],
    ['Accrue first', 'shouldAccrue'],
  ],
  [
    'setAddr(bytes32 node,uint256 coin,bytes account)',
    'Let a name pay',
    ['Name', 'node', 'raw'],
    ['Coin', 'coin'],
    ['Recipient', 'account', 'account'],
  ],
  [
    'setResolver(bytes32 node,address resolver)',
    'Choose the resolver',
    ['Name', 'node', 'raw'],
    ['Resolver', 'resolver'],
  ],
  ['renewAll(string[] names,uint256 duration)', 'Renew names', ['Name', 'names.[]'], ['Seconds', 'duration']],
  [
    'castVoteWithReasonAndParams(uint256 proposalId,uint8 support,string reason,bytes params)',
    'Vote',
    ['Proposal', 'proposalId'],
    ['Support', 'support'],
    ['Reason', 'reason'],
    ['Data', 'params'],
  ],
  ['queue(uint256 proposalId)', 'Queue a proposal', ['Proposal', 'proposalId']],
  ['deposit(uint256 shares)', 'Deposit', ['Shares', 'shares']],
  ['withdraw(uint256 shares)', 'Withdraw', ['Shares', 'shares']],
  ['claim()', 'Claim'],
  ['setName(string name)', 'Set the own name', ['Name', 'name']],
  ...(['withdraw', 'withdrawCollateral'] as const).map(
    (name): OwnDescription => [
      `${name}((address loan,address collateral,address oracle,address irm,uint256 lltv) m,uint256 assets,` +
        `${name === 'withdraw' ? 'uint256 shares,' : ''}address owner,address to)`,
      'Withdraw',
      ['Amount to withdraw', 'assets', name === 'withdraw' ? 'm.loan' : 'm.collateral'],
      ['Loan token', 'm.loan'],
      ['Collateral token', 'm.collateral'],
      ['Oracle', 'm.oracle'],
      ['IRM', 'm.irm'],
      ['Owner', 'owner'],
      ['Recipient', 'to'],
    ],
  ),
  ['deposit(uint256 assets,address to)', 'Deposit', ['Amount to deposit', 'assets', 'own asset'], ['Recipient', 'to']],
  [
    'withdraw(uint256 assets,address to,address owner)',
    'Withdraw',
    ['Amount to withdraw', 'assets', 'own asset'],
    ['Recipient', 'to'],
    ['Owner', 'owner'],
  ],
  [
    'redeem(uint256 shares,address to,address owner)',
    'Redeem',
    ['Shares', 'shares'],
    ['Recipient', 'to'],
    ['Owner', 'owner'],
  ],
];

const EETH = '0x35fa164735182de50811e8e2e824cfb9b6118ac2';
/** Stands for the chain's own coin. */
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee';

/**
 * What vaults and pools hold of which no descriptor names it, by chain and contract: DAI of sDAI, USDS of sUSDS, USDe of
 * sUSDe; eETH of ether.fi; what Stargate's pools bridge. Source: @stargatefinance/stg-evm-sdk-v2 1.1.12, ether.fi's own
 * deployments, and each token's.
 */
export const OWN_ASSETS: ReadonlyMap<string, string> = new Map([
  ['ethereum 0x308861a430be4cce5502d0a12724771fc6daf216', EETH],
  ['ethereum 0xcd5fe23c85820f7b72d0926fc9b05b43e359b7ee', EETH],
  ['ethereum 0x83f20f44975d03b1b09e64809b757c47f942beea', '0x6b175474e89094c44da98b954eedeac495271d0f'],
  ['ethereum 0xa3931d71877c0e7a3148cb7eb4463524fec27fbd', '0xdc035d45d973e3ec169d2276ddab16f1e407384f'],
  ['ethereum 0x9d39a5de30e57443bff2a8307a4256c8797a3497', '0x4c9edd5852cd905f086c759e8383e09bff1e68b3'],
  ['arbitrum 0xa45b5130f36cdca45667738e2a258ab09f4a5f7f', COIN],
  ['arbitrum 0xce8cca271ebc0533920c83d39f417ed6a0abb7d0', '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9'],
  ['arbitrum 0xe8cdf27acd73a434d661c84887215f7598e7d0d3', '0xaf88d065e77c8cc2239327c5edb3a432268e5831'],
  ['avalanche 0x12dc9256acc9895b076f6638d628382881e62cee', '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7'],
  ['avalanche 0x5634c4a5fed09819e3c46d86a965dd9447d86e47', '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e'],
  ['base 0x27a16dc786820b16e5c9028b75b99f6f604b5d26', '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'],
  ['base 0xdc181bd607330aeebef6ea62e03e5e1fb4b6f7c7', COIN],
  ['bnb 0x138eb30f73bc423c6455c53df6d89cb01d9ebc63', '0x55d398326f99059ff775485246999027b3197955'],
  ['bnb 0x962bd449e630b0d928f308ce63f1a21f02576057', '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d'],
  ['ethereum 0x77b2043768d28e9c9ab44e1abfc95944bce57931', COIN],
  ['ethereum 0x933597a323eb81cae705c5bc29985172fd5a3973', '0xdac17f958d2ee523a2206206994597c13d831ec7'],
  ['ethereum 0xc026395860db2d07ee33e05fe50ed7bd583189c7', '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'],
  ['optimism 0x19cfce47ed54a88614648dc3f19a5980097007dd', '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58'],
  ['optimism 0xce8cca271ebc0533920c83d39f417ed6a0abb7d0', '0x0b2c639c533813f4aa9d7837caf62653d097ff85'],
  ['optimism 0xe8cdf27acd73a434d661c84887215f7598e7d0d3', COIN],
  ['polygon 0x9aa02d4fae7f58b8e8f34c66e756cc734dac7fe4', '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359'],
  ['polygon 0xd47b03ee6d86cf251ee7860fb2acf9f91b9fd4d7', '0xc2132d05d31c914a87c6611c10748aeb04b58e8f'],
  ['scroll 0x3fc69cc4a842838bcdc9499178740226062b14e4', '0x06efdbff2a14a7c8e15944d1f4a48f9f95f663a4'],
  ['scroll 0xc2b638cb5042c1b3c5d5c969361fb50569840583', COIN],
  ['unichain 0xe9aba835f813ca05e50a6c0ce65d0d74390f7de7', COIN],
]);
