import { decoderOf, type StepReader, stepReader } from './decoder.js';
import { assetOf, unknownTokenOf, type HandOut, handsOut, moves } from './drafts.js';
import { allowancePermit, PERMIT2_ADDRESS } from './permit2.js';
import { contains, does, type CallEffect } from './row.js';
import { swapExactIn, swapExactOut } from './swap.js';
import { listedPathEnds, packedPathEnds, type PathEnds } from './swap-path.js';
import { routedRecipient } from './uniswap-v3.js';

/** Stands for all that the router holds. Source: Universal Router, Constants. */
const CONTRACT_BALANCE = 1n << 255n;

type SwapInput<Path> = readonly [string, bigint, bigint, Path, boolean];

const amountOrAll = (amount: bigint): bigint | null => (amount === CONTRACT_BALANCE ? null : amount);

/** A swap for an exact payment, or for exact proceeds; `ends` reads the path in the order of the payment. */
const swapBy = <Path>(
  isPaidExact: boolean,
  decode: Parameters<typeof stepReader<SwapInput<Path>>>[0],
  ends: (path: Path) => PathEnds | null,
): StepReader =>
  stepReader(decode, ([to, amount, bound, path, isPaidByUser], call) => {
    const tokens = ends(path);
    if (tokens === null) return null;
    const recipient = routedRecipient(to, call);
    return isPaidExact
      ? [swapExactIn(call, tokens.first, amountOrAll(amount), tokens.last, bound, recipient, !isPaidByUser)]
      : [swapExactOut(call, tokens.first, bound, tokens.last, amount, recipient, !isPaidByUser)];
  });

const backwards = (path: string): PathEnds | null => {
  const ends = packedPathEnds(path);
  return ends && { first: ends.last, last: ends.first };
};

const packedSwap = decoderOf('address,uint256,uint256,bytes,bool');
const listedSwap = decoderOf('address,uint256,uint256,address[],bool');
const tokenToAmount = decoderOf('address,address,uint256');
const tokenTo160 = decoderOf('address,address,uint160');
const toAmount = decoderOf('address,uint256');
const permitSingle = decoderOf('((address,uint160,uint48,uint48),address,uint256),bytes');
const permitBatch = decoderOf('((address,uint160,uint48,uint48)[],address,uint256),bytes');
const transferDetails = decoderOf('(address,address,uint160,address)[]');

/** Hands out what the router holds: all of it, a share of which the bytes do not say how much it is, or an amount. */
const handing = (how: (amount: bigint) => Omit<HandOut, 'asset'>): StepReader =>
  stepReader(tokenToAmount, ([token, to, amount], call) => [
    does(handsOut({ asset: unknownTokenOf(token), ...how(amount) }, call.to, routedRecipient(to, call))),
  ]);
const sweep = handing((least) => ({ amount: null, least }));
const payPortion = handing((shareBps) => ({ amount: null, shareBps }));
const transfer = handing((amount) => ({ amount: amountOrAll(amount) }));

const transferFrom = stepReader(tokenTo160, ([token, to, amount], call) => [
  does(moves(assetOf(token), amount, call.from, routedRecipient(to, call))),
]);

const transferFromBatch = stepReader(transferDetails, ([details]) =>
  details.map(([from, to, amount, token]) => does(moves(assetOf(token), amount, from, to))),
);

const atPermit2 = (effect: CallEffect): CallEffect =>
  'draft' in effect ? { ...effect, draft: { ...effect.draft, target: PERMIT2_ADDRESS } } : effect;

const permit = stepReader(permitSingle, ([[details, spender, deadline]], call) => [
  atPermit2(allowancePermit(details, call.from, spender, deadline)),
]);

const permits = stepReader(permitBatch, ([[list, spender, deadline]], call) =>
  list.map((details) => atPermit2(allowancePermit(details, call.from, spender, deadline))),
);

/** Wraps coins that the router holds, for the recipient. */
const wrap = stepReader(toAmount, ([recipient, units], call) => {
  const [asset, amount, to] = [assetOf(null), amountOrAll(units), routedRecipient(recipient, call)];
  const { trade } = handsOut({ asset, amount, converts: 'wrap' }, call.to, to);
  return [
    does({ kind: 'wrap', asset, amount: amount?.toString() ?? null, from: call.to, to, ...(trade && { trade }) }),
  ];
});

const unwrap = stepReader(toAmount, ([to, least], call) => {
  const unwrapped = { asset: assetOf(null), amount: null, least, converts: 'unwrap' } as const;
  return [does(handsOut(unwrapped, call.to, routedRecipient(to, call)))];
});

const balanceCheck = stepReader(tokenToAmount, () => []);

/**
 * What is read of the commands of the Universal Router. Source: universal-router, Commands and Dispatcher, 1.2 and
 * 2.0.
 */
export const COMMANDS: ReadonlyMap<number, readonly [string, StepReader]> = new Map([
  [0x00, ['V3_SWAP_EXACT_IN', swapBy(true, packedSwap, packedPathEnds)]],
  [0x01, ['V3_SWAP_EXACT_OUT', swapBy(false, packedSwap, backwards)]],
  [0x02, ['PERMIT2_TRANSFER_FROM', transferFrom]],
  [0x03, ['PERMIT2_PERMIT_BATCH', permits]],
  [0x04, ['SWEEP', sweep]],
  [0x05, ['TRANSFER', transfer]],
  [0x06, ['PAY_PORTION', payPortion]],
  [0x08, ['V2_SWAP_EXACT_IN', swapBy(true, listedSwap, listedPathEnds)]],
  [0x09, ['V2_SWAP_EXACT_OUT', swapBy(false, listedSwap, listedPathEnds)]],
  [0x0a, ['PERMIT2_PERMIT', permit]],
  [0x0b, ['WRAP_ETH', wrap]],
  [0x0c, ['UNWRAP_WETH', unwrap]],
  [0x0d, ['PERMIT2_TRANSFER_FROM_BATCH', transferFromBatch]],
  [0x0e, ['BALANCE_CHECK_ERC20', balanceCheck]],
]);

/** A command that is not read: something happens, and the bytes that say what are not understood. */
export const unknownCommand = (name: string): CallEffect =>
  contains({ kind: 'unknown_call', function: name, certainty: 'unknown' }, []);
