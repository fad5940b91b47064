import type { PayloadAction } from './action.js';
import { KEEPS_FOR_ANYONE, shareOfCoinsLeft } from './coins-left.js';
import { isWithin } from './effects.js';
import {
  coinKey,
  type ExchangedUnits,
  isOrder,
  partOf,
  type ReceivedUnits,
  sharesOf,
  unitsOf,
  walk,
} from './exchange-ledger.js';

/** An order, or all that one call swaps: what the sender gives and what comes back. */
export interface Exchange {
  readonly kind: 'order' | 'swap';
  /** Where it stands first in the tree. */
  readonly path: string;
  /** Who swaps; of an order, who verifies it. */
  readonly contract: string | null;
  /** At most. */
  readonly given: readonly ExchangedUnits[];
  /** At least, and by whom. */
  readonly received: readonly ReceivedUnits[];
  /** The share of the proceeds that goes to each other account, 0 to 1, of that asset of which it gets most. */
  readonly others: ReadonlyMap<string, number>;
  /** What stays with the contract, and nothing hands out: 0 to 1. */
  readonly keptShare: number;
}

const mostOf = (shares: readonly (readonly [string, number])[]): ReadonlyMap<string, number> => {
  const most = new Map<string, number>();
  for (const [account, share] of shares) most.set(account, Math.max(share, most.get(account) ?? 0));
  return most;
};

/** The swaps of one contract. A first walk, which weighs nothing, finds the given assets; each is weighed alone. */
const swapOf = (actions: readonly PayloadAction[], contract: string, sender: string | null): Exchange | null => {
  const swaps = actions.filter(
    (action) => action.trade !== undefined && !isOrder(action) && action.target === contract,
  );
  const own = new Set([sender, ...swaps.flatMap(({ from }) => (from === contract ? [] : [from]))]);
  const first = walk(actions, contract, own, '');
  const given = [...new Set(first.given.map(({ asset }) => coinKey(asset)))];
  const asked = new Set(swaps.flatMap(({ trade }) => trade?.gives.map(({ asset }) => coinKey(asset)) ?? []));
  const isForAnyone = swaps.some(({ source }) => KEEPS_FOR_ANYONE.test(source ?? ''));
  const isUnasked = (coin: string): boolean => isForAnyone && !asked.has(coin);
  const shares = given.map((key) => sharesOf(walk(actions, contract, own, key), isUnasked));
  const [start] = swaps;
  if (start === undefined || given.length === 0) return null;
  return {
    kind: 'swap',
    path: start.path,
    contract,
    given: first.given,
    received: first.received,
    others: mostOf(shares.flatMap(({ others }) => others)),
    // a call that is not understood may hand it out
    keptShare: actions.some(({ kind, target }) => kind === 'unknown_call' && target === contract)
      ? 0
      : Math.max(isForAnyone ? shareOfCoinsLeft(actions, contract) : 0, ...shares.map(({ kept }) => kept)),
  };
};

const sumsOf = (parts: readonly ExchangedUnits[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { asset, units } of parts) sums.set(coinKey(asset), (sums.get(coinKey(asset)) ?? 0n) + (units ?? 1n));
  return sums;
};

/**
 * Each asset apart: dust of one must not make a stranger's share of another look small. What others get of a given
 * asset, like the fee of a bid, is a share of it. Of a given item it is none: whoever fills the order gets it, and a
 * private offer names who that is.
 */
const otherShares = (
  given: readonly ExchangedUnits[],
  received: readonly ReceivedUnits[],
  own: ReadonlySet<string | null>,
): Exchange['others'] => {
  const totals = new Map([...sumsOf(received), ...sumsOf(given)]);
  const items = new Set(given.flatMap(({ asset }) => (asset?.tokenId ? [coinKey(asset)] : [])));
  const shared = received.filter(({ asset }) => !items.has(coinKey(asset)));
  const accounts = new Set(shared.flatMap(({ account }) => (account === null || own.has(account) ? [] : [account])));
  return mostOf(
    [...accounts].flatMap((account) =>
      [...sumsOf(shared.filter((one) => one.account === account))].flatMap(([coin, some]) => {
        const total = totals.get(coin) ?? 0n;
        return some === 0n || total === 0n ? [] : [[account, partOf(some, total)] as const];
      }),
    ),
  );
};

const orderOf = ({ path, target, from, trade }: PayloadAction, sender: string | null): Exchange | null => {
  if (trade === undefined) return null;
  const own = new Set([sender, from]);
  const received = trade.gets.map((side) => ({
    asset: side.asset,
    units: unitsOf(side.amount),
    account: side.account,
  }));
  const given = trade.gives.map((side) => ({ asset: side.asset, units: unitsOf(side.amount) }));
  const coins = new Set(given.map(({ asset }) => coinKey(asset)));
  return {
    kind: 'order',
    path,
    contract: target,
    given,
    received: received.filter(({ asset, account }) => own.has(account) || !coins.has(coinKey(asset))),
    others: otherShares(given, received, own),
    keptShare: 0,
  };
};

/** The place of the outermost call of the same contract around an action: that call happens as a whole, or not. */
const callPath = (
  { path, target }: Pick<PayloadAction, 'path' | 'target'>,
  targets: ReadonlyMap<string, string | null>,
): string => {
  const outer = path.slice(0, path.lastIndexOf('.'));
  return path.includes('.') && targets.get(outer) === target ? callPath({ path: outer, target }, targets) : path;
};

/** The coins that go along with a call stand just before it, as may a payment to its contract; no other swap does. */
const isPaidBefore = (call: string, { path, trade }: PayloadAction): boolean =>
  trade === undefined && path === call.replace(/\d+$/, (last) => String(Number(last) - 1));

const NONE: readonly Exchange[] = [];
/** Several rules ask for them. */
const known = new WeakMap<readonly PayloadAction[], { readonly sender: string | null; readonly all: typeof NONE }>();

/**
 * Every exchange that the bytes make, in their order: each order is one, and so is all that one call of a contract
 * swaps, with what it is paid and what it hands out. What another call promises makes no swap look better: it may fail.
 */
export const exchangesOf = (actions: readonly PayloadAction[], sender: string | null): readonly Exchange[] => {
  const trades = actions.filter(({ trade }) => trade !== undefined);
  if (trades.length === 0) return NONE;
  const earlier = known.get(actions);
  if (earlier?.sender === sender) return earlier.all;
  const all = [...trades.filter(isOrder).map((action) => orderOf(action, sender)), ...swapsOf(actions, trades, sender)];
  const found = all.filter((exchange) => exchange !== null);
  known.set(actions, { sender, all: found });
  return found;
};

const swapsOf = (
  actions: readonly PayloadAction[],
  trades: readonly PayloadAction[],
  sender: string | null,
): readonly (Exchange | null)[] => {
  const targets = new Map(actions.map(({ path, target }) => [path, target]));
  const calls = new Map(
    trades.flatMap((action) =>
      isOrder(action) || action.target === null ? [] : [[callPath(action, targets), action.target] as const],
    ),
  );
  return [...calls].map(([call, contract]) => {
    const parts = actions.filter(
      (action) => action.path === call || isWithin(action.path, call) || isPaidBefore(call, action),
    );
    return swapOf(parts, contract, sender);
  });
};
