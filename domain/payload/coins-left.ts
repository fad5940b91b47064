import { isWrappedNative } from '../chains/index.js';
import type { PayloadAction, PayloadAsset, Trade } from './action.js';
import { effectOf, paidInFields } from './effects.js';

/** What a contract holds of what was sent to it: the chain's own coins, and wrapped ones, which are others to it. */
interface Held {
  coins: bigint;
  wrapped: bigint;
}
type Coin = keyof Held;

const coinOf = (asset: PayloadAsset | null): Coin | null => {
  if (asset === null) return null;
  if (asset.address === null) return 'coins';
  return isWrappedNative(asset.address) ? 'wrapped' : null;
};

/** Takes an amount, or for null a share of all, and never more than is there. What it took. */
const take = (held: Held, coin: Coin, units: bigint | null, shareBps = 10_000): bigint => {
  const wanted = units ?? (held[coin] * BigInt(shareBps)) / 10_000n;
  const taken = wanted > held[coin] ? held[coin] : wanted;
  held[coin] -= taken;
  return taken;
};

/** Routers that pay wrapped coins with coins that they were sent. Source: v3-periphery, PeripheryPayments. */
const PAYS_WITH_COINS = /^Uniswap (?:v3|SwapRouter02)/;

const takeSide = (
  held: Held,
  { gives, gets, shareBps, converts }: Trade,
  { contract, source }: { readonly contract: string; readonly source: string | null },
): void => {
  for (const { asset, amount } of gives) {
    const coin = converts === 'unwrap' ? 'wrapped' : coinOf(asset);
    if (coin === null) continue;
    const units = amount === null ? null : BigInt(amount);
    const taken = take(held, coin, units, shareBps);
    const isKept = converts !== undefined && gets.some(({ account }) => account === contract);
    if (isKept) held[converts === 'wrap' ? 'wrapped' : 'coins'] += taken;
    else if (coin === 'wrapped' && units !== null && PAYS_WITH_COINS.test(source ?? ''))
      take(held, 'coins', units - taken);
  }
};

/** Contracts that hand out what they hold to anyone who asks. Source: Uniswap v3-periphery, universal-router. */
export const KEEPS_FOR_ANYONE = /^Uniswap (?:Universal Router|v3|v4 positions|SwapRouter02)/;

const paidIn = (action: PayloadAction, contract: string): bigint => {
  const { trade, from, to, amount } = action;
  const isPaid = trade === undefined && effectOf(action) === 'moves' && to === contract && from !== contract;
  return isPaid && amount !== null ? BigInt(amount) : 0n;
};

/**
 * The share, 0 to 1, of the coins sent to a contract by these actions, plain or wrapped, that no call to it takes or
 * hands out: the most that may stay there. A step that may fail takes nothing.
 */
export const shareOfCoinsLeft = (actions: readonly PayloadAction[], contract: string): number => {
  const held: Held = { coins: 0n, wrapped: 0n };
  let total = 0n;
  for (const action of actions) {
    const coin = coinOf(action.asset);
    const units = coin === null ? 0n : paidIn(action, contract);
    if (coin !== null && units > 0n) {
      held[coin] += units;
      total += units;
    } else if (action.target === contract) {
      const { trade, source } = action;
      if (trade !== undefined && trade.mayFail !== true) takeSide(held, trade, { contract, source });
      // a plan of a router settles what its swaps were said to take
      if (trade !== undefined || source === 'Uniswap Universal Router') continue;
      for (const { asset, value } of paidInFields(action))
        if (coinOf(asset) !== null) take(held, 'coins', BigInt(value));
    }
  }
  return total === 0n ? 0 : Number(held.coins + held.wrapped) / Number(total);
};
