/** A function with the names of its parameters, and what of it is shown: label, parameter, and for an amount its token. */
export type OwnDescription = readonly [
  signature: string,
  intent: string,
  ...fields: (readonly [label: string, parameter: string, token?: string])[],
];

const TO_BRIDGE = 'uint32 minGasLimit,bytes extraData';
const LIMITS = 'uint256 leastA,uint256 leastB';

/**
 * What everyday functions of registered contracts mean that no descriptor of their makers explains there: each names
 * every account and all bytes that it takes. They count where the contract is known for the function.
 * Source: the interfaces of Aave 3 (IPool), Compound III (CometMainInterface, CometRewards), Rocket Pool, the bridges of
 * the OP Stack, Arbitrum, Polygon and Circle (CCTP 1), Uniswap v2 periphery, Velodrome 2, ENS, Compound (GovernorBravo).
 * Version 1, 2026-11-29.
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
    ['Recipient', 'to'],
  ],
  [
    `addLiquidity(address tokenA,address tokenB,bool stable,uint256 amountA,uint256 amountB,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['First amount to deposit', 'amountA', 'tokenA'],
    ['Second amount to deposit', 'amountB', 'tokenB'],
    ['Stable', 'stable'],
    ['Recipient', 'to'],
  ],
  [
    `addLiquidityETH(address token,uint256 amount,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['Amount to deposit', 'amount', 'token'],
    ['Recipient', 'to'],
  ],
  [
    `addLiquidityETH(address token,bool stable,uint256 amount,${LIMITS},address to,uint256 deadline)`,
    'Add liquidity',
    ['Amount to deposit', 'amount', 'token'],
    ['Stable', 'stable'],
    ['Recipient', 'to'],
  ],
  ['commit(bytes32 commitment)', 'Begin to register a name', ['Commitment', 'commitment']],
  ['renew(string name,uint256 duration)', 'Renew a name', ['Name', 'name'], ['Seconds', 'duration']],
  ['castVote(uint256 proposalId,uint8 support)', 'Vote', ['Proposal', 'proposalId'], ['Support', 'support']],
  [
    'castVoteWithReason(uint256 proposalId,uint8 support,string reason)',
    'Vote',
    ['Proposal', 'proposalId'],
    ['Support', 'support'],
    ['Reason', 'reason'],
  ],
];
