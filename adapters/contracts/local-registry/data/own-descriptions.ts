/**
 * A function with the names of its parameters, and what of it is shown: label, parameter, and beside it the parameter
 * that is the token of an amount; `coin`: an amount of the chain's own, `raw`: as it stands, `call NAME`: a call of the
 * contract in that parameter.
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
 * (GovernorBravo), ERC-4337 (IStakeManager), ERC-4626, Merkl, Morpho (IMorpho). Version 2, 2026-11-29.
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
  ['supply(address asset,uint256 amount)', 'Supply', ['Amount to supply', 'amount', 'asset']],
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
  [
    'collect((uint256 position,address to,uint128 mostA,uint128 mostB) p)',
    'Collect fees',
    ['Position', 'p.position'],
    ['Recipient', 'p.to'],
    ['First maximum', 'p.mostA'],
    ['Second maximum', 'p.mostB'],
  ],
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
    ['Data', 'data'],
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
  [
    'deposit(uint256 assets,address to)',
    'Deposit',
    ['Amount to deposit', 'assets', 'asset of the vault'],
    ['Recipient', 'to'],
  ],
  [
    'withdraw(uint256 assets,address to,address owner)',
    'Withdraw',
    ['Amount to withdraw', 'assets', 'asset of the vault'],
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

/** What the vaults hold of which no descriptor names it: DAI of sDAI, USDS of sUSDS, USDe of sUSDe, all on Ethereum. */
export const VAULT_ASSETS: ReadonlyMap<string, string> = new Map([
  ['0x83f20f44975d03b1b09e64809b757c47f942beea', '0x6b175474e89094c44da98b954eedeac495271d0f'],
  ['0xa3931d71877c0e7a3148cb7eb4463524fec27fbd', '0xdc035d45d973e3ec169d2276ddab16f1e407384f'],
  ['0x9d39a5de30e57443bff2a8307a4256c8797a3497', '0x4c9edd5852cd905f086c759e8383e09bff1e68b3'],
]);
