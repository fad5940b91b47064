import { accountOrNull, assetOf } from './drafts.js';
import { type EvmCall, rowsOf } from './row.js';
import { swapExactIn, swapExactOut } from './swap.js';
import { listedPathEnds, packedPathEnds } from './swap-path.js';

const MSG_SENDER = `0x${'0'.repeat(39)}1`;
const ADDRESS_THIS = `0x${'0'.repeat(39)}2`;

/** Who is meant by a recipient: 1 is the caller, 2 the router. Source: Universal Router and SwapRouter02, Constants. */
export const routedRecipient = (recipient: string, call: EvmCall): string =>
  recipient === MSG_SENDER ? call.from : recipient === ADDRESS_THIS ? call.to : recipient;

/** The first router: its recipient of zero is the router itself. */
const v3 = rowsOf('Uniswap v3 SwapRouter');
/** The second: no deadline, recipients by number, and an amount of 0 is all that the router holds. */
const v3Second = rowsOf('Uniswap SwapRouter02');

const first = (recipient: string, call: EvmCall): string => accountOrNull(recipient) ?? call.to;
const amountOrAll = (amount: bigint): bigint | null => (amount === 0n ? null : amount);

/** Swaps of the v3 routers. Source: Uniswap v3-periphery ISwapRouter; swap-router-contracts, IV2 and IV3SwapRouter. */
export const UNISWAP_V3_ROWS = [
  v3(
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
    ([[paid, received, , to, , amount, least]], call) => [
      swapExactIn(call, assetOf(paid), amount, assetOf(received), least, first(to, call)),
    ],
  ),
  v3(
    'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
    ([[paid, received, , to, , exact, most]], call) => [
      swapExactOut(call, assetOf(paid), most, assetOf(received), exact, first(to, call)),
    ],
  ),
  v3('exactInput((bytes,address,uint256,uint256,uint256))', ([[path, to, , amount, least]], call) => {
    const ends = packedPathEnds(path);
    return ends && [swapExactIn(call, ends.first, amount, ends.last, least, first(to, call))];
  }),
  // the path of an exact output runs backwards
  v3('exactOutput((bytes,address,uint256,uint256,uint256))', ([[path, to, , exact, most]], call) => {
    const ends = packedPathEnds(path);
    return ends && [swapExactOut(call, ends.last, most, ends.first, exact, first(to, call))];
  }),
  v3Second(
    'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    ([[paid, received, , to, amount, least]], call) => [
      swapExactIn(call, assetOf(paid), amountOrAll(amount), assetOf(received), least, routedRecipient(to, call)),
    ],
  ),
  v3Second(
    'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
    ([[paid, received, , to, exact, most]], call) => [
      swapExactOut(call, assetOf(paid), most, assetOf(received), exact, routedRecipient(to, call)),
    ],
  ),
  v3Second('exactInput((bytes,address,uint256,uint256))', ([[path, to, amount, least]], call) => {
    const ends = packedPathEnds(path);
    return ends && [swapExactIn(call, ends.first, amountOrAll(amount), ends.last, least, routedRecipient(to, call))];
  }),
  v3Second('exactOutput((bytes,address,uint256,uint256))', ([[path, to, exact, most]], call) => {
    const ends = packedPathEnds(path);
    return ends && [swapExactOut(call, ends.last, most, ends.first, exact, routedRecipient(to, call))];
  }),
  v3Second('swapExactTokensForTokens(uint256,uint256,address[],address)', ([amount, least, path, to], call) => {
    const ends = listedPathEnds(path);
    return ends && [swapExactIn(call, ends.first, amountOrAll(amount), ends.last, least, routedRecipient(to, call))];
  }),
  v3Second('swapTokensForExactTokens(uint256,uint256,address[],address)', ([exact, most, path, to], call) => {
    const ends = listedPathEnds(path);
    return ends && [swapExactOut(call, ends.first, most, ends.last, exact, routedRecipient(to, call))];
  }),
];
