import type { PayloadAsset } from '../../action.js';
import { decoderOf, type StepReader, stepReader } from './decoder.js';
import { amountField, unknownTokenOf, type ActionDraft, type HandOut, handsOut } from './drafts.js';
import { does, type CallEffect, type EvmCall } from './row.js';
import { swapTrade } from './swap.js';
import { routedRecipient } from './uniswap-v3.js';

const POOL = '(address,address,uint24,int24,address)';
const single = decoderOf(`(${POOL},bool,uint128,uint128,bytes)`);
const path = decoderOf('(address,(address,uint24,int24,address,bytes)[],uint128,uint128)');
const coinAndAmount = decoderOf('address,uint256');
const coinAmountAndFlag = decoderOf('address,uint256,bool');
const coinToAmount = decoderOf('address,address,uint256');

/** What a swap comes to is settled and taken by later actions: it says only its prices itself. */
const swap = (
  call: EvmCall,
  isPaidExact: boolean,
  [paid, paidAmount]: readonly [PayloadAsset, bigint],
  [received, receivedAmount]: readonly [PayloadAsset, bigint],
): CallEffect =>
  does({
    kind: 'call',
    from: call.from,
    // who settles it is said later: the router with what it holds, or who calls
    trade: swapTrade(
      call,
      { paid, paidAmount: amountOrAll(paidAmount), received, receivedAmount, recipient: call.to },
      null,
    ),
    fields: [
      amountField(isPaidExact ? 'Amount in' : 'Maximum in', paidAmount, paid),
      amountField(isPaidExact ? 'Minimum out' : 'Amount out', receivedAmount, received),
    ],
  });

const swapSingle = (isPaidExact: boolean): StepReader =>
  stepReader(single, ([[[first, second], isFirstPaid, exact, bound]], call) => {
    const [paid, received] = isFirstPaid
      ? [unknownTokenOf(first), unknownTokenOf(second)]
      : [unknownTokenOf(second), unknownTokenOf(first)];
    return isPaidExact
      ? [swap(call, true, [paid, exact], [received, bound])]
      : [swap(call, false, [paid, bound], [received, exact])];
  });

/** The path leads away from the currency whose amount is exact. */
const swapPath = (isPaidExact: boolean): StepReader =>
  stepReader(path, ([[start, steps, exact, bound]], call) => {
    const end = isPaidExact ? steps.at(-1)?.[0] : steps[0]?.[0];
    if (end === undefined) return null;
    return isPaidExact
      ? [swap(call, true, [unknownTokenOf(start), exact], [unknownTokenOf(end), bound])]
      : [swap(call, false, [unknownTokenOf(end), bound], [unknownTokenOf(start), exact])];
  });

/** An amount of 0 is all that is owed. */
const amountOrAll = (amount: bigint): bigint | null => (amount === 0n ? null : amount);
const one = (draft: ActionDraft): readonly CallEffect[] => [does(draft)];

const pays = (call: EvmCall, coin: string, amount: bigint): readonly CallEffect[] =>
  one({
    kind: 'call',
    from: call.from,
    fields: amount === 0n ? [] : [amountField('Maximum in', amount, unknownTokenOf(coin))],
  });
const takes = (call: EvmCall, coin: string, to: string, how: Omit<HandOut, 'asset'>): readonly CallEffect[] =>
  to === call.to ? [] : one(handsOut({ asset: unknownTokenOf(coin), ...how }, call.to, to));

const settle = stepReader(coinAmountAndFlag, ([coin, amount], call) => pays(call, coin, amount));
const settleAll = stepReader(coinAndAmount, ([coin, amount], call) => pays(call, coin, amount));
const take = stepReader(coinToAmount, ([coin, to, amount], call) =>
  takes(call, coin, routedRecipient(to, call), { amount: amountOrAll(amount) }),
);
const takePortion = stepReader(coinToAmount, ([coin, to, shareBps], call) =>
  takes(call, coin, routedRecipient(to, call), { amount: null, shareBps }),
);
const takeAll = stepReader(coinAndAmount, ([coin, least], call) =>
  takes(call, coin, call.from, { amount: null, least }),
);

/**
 * What is read of the actions of Uniswap v4 inside a plan: swaps and payments as calls, and who gets what they
 * come to as transfers from the router. Source: v4-periphery, Actions and V4Router.
 */
export const V4_ACTIONS: ReadonlyMap<number, readonly [string, StepReader]> = new Map([
  [0x06, ['SWAP_EXACT_IN_SINGLE', swapSingle(true)]],
  [0x07, ['SWAP_EXACT_IN', swapPath(true)]],
  [0x08, ['SWAP_EXACT_OUT_SINGLE', swapSingle(false)]],
  [0x09, ['SWAP_EXACT_OUT', swapPath(false)]],
  [0x0b, ['SETTLE', settle]],
  [0x0c, ['SETTLE_ALL', settleAll]],
  [0x0e, ['TAKE', take]],
  [0x0f, ['TAKE_ALL', takeAll]],
  [0x10, ['TAKE_PORTION', takePortion]],
]);
