import { assetOf } from './drafts.js';
import { type CallEffect, type EvmCall, rowsOf } from './row.js';
import { swapExactIn, swapExactOut } from './swap.js';
import { listedPathEnds, type PathEnds } from './swap-path.js';

const v2 = rowsOf('Uniswap v2 router');
const native = assetOf(null);

/** A row is no swap where its path has not two tokens. */
const along = (path: readonly string[], read: (ends: PathEnds) => CallEffect): readonly CallEffect[] | null => {
  const ends = listedPathEnds(path);
  return ends === null ? null : [read(ends)];
};

type TokensForTokens = readonly [bigint, bigint, readonly string[], string, bigint];
type CoinForTokens = readonly [bigint, readonly string[], string, bigint];

const tokensForTokens = ([paid, least, path, to]: TokensForTokens, call: EvmCall) =>
  along(path, ({ first, last }) => swapExactIn(call, first, paid, last, least, to));

const coinForTokens = ([least, path, to]: CoinForTokens, call: EvmCall) =>
  along(path, ({ last }) => swapExactIn(call, native, call.value, last, least, to));

const tokensForCoin = ([paid, least, path, to]: TokensForTokens, call: EvmCall) =>
  along(path, ({ first }) => swapExactIn(call, first, paid, native, least, to));

/** Swaps of the router that most exchanges copied. Source: Uniswap v2-periphery, IUniswapV2Router01 and 02. */
export const UNISWAP_V2_ROWS = [
  v2('swapExactTokensForTokens(uint256,uint256,address[],address,uint256)', tokensForTokens),
  v2(
    'swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)',
    tokensForTokens,
  ),
  v2('swapTokensForExactTokens(uint256,uint256,address[],address,uint256)', ([exact, most, path, to], call) =>
    along(path, ({ first, last }) => swapExactOut(call, first, most, last, exact, to)),
  ),
  v2('swapExactETHForTokens(uint256,address[],address,uint256)', coinForTokens),
  v2('swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256)', coinForTokens),
  v2('swapETHForExactTokens(uint256,address[],address,uint256)', ([exact, path, to], call) =>
    along(path, ({ last }) => swapExactOut(call, native, call.value, last, exact, to)),
  ),
  v2('swapExactTokensForETH(uint256,uint256,address[],address,uint256)', tokensForCoin),
  v2('swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)', tokensForCoin),
  v2('swapTokensForExactETH(uint256,uint256,address[],address,uint256)', ([exact, most, path, to], call) =>
    along(path, ({ first }) => swapExactOut(call, first, most, native, exact, to)),
  ),
];
