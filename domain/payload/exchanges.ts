import { isWrappedNative } from '../chains/index.js';
import type { PayloadAction, PayloadAsset, Trade, TradeSide } from './action.js';
import { effectOf, isWithin } from './effects.js';

/** Base units of an asset. An amount of null is not fixed by the bytes. */
export interface ExchangedUnits {
  readonly asset: PayloadAsset | null;
  readonly units: bigint | null;
}

/** An order, or all that one call swaps: what the sender gives and what comes back. */
export interface Exchange {
  readonly kind: 'order' | 'swap';
  /** Where it stands first in the tree. */
  readonly path: string;
  /** Who swaps; of an order, who verifies it. */
  readonly contract: string | null;
  /** At most. */
  readonly given: readonly ExchangedUnits[];
  /** At least, and by whom: an account of null is whoever takes the other side. */
  readonly received: readonly (ExchangedUnits & { readonly account: string | null })[];
  /** The share of the proceeds that goes to each other account, 0 to 1, of that asset of which it gets most. */
  readonly others: ReadonlyMap<string, number>;
  /** What stays with the contract, and nothing hands out: 0 to 1. */
  readonly keptShare: number;
}

const NATIVE = 'native';
const ALL_BPS = 10_000;

/** The native coin and what wraps it are one and the same here. */
const coinKey = (asset: PayloadAsset | null): string => {
  if (asset === null) return 'unnamed';
  const { address, tokenId } = asset;
  const coin = address === null || isWrappedNative(address) ? NATIVE : address;
  return tokenId === null ? coin : `${coin} ${tokenId}`;
};

const unitsOf = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount));

/** An order, or a permit by whose witness something must come back. */
const isOrder = ({ kind }: PayloadAction): boolean => kind === 'order' || kind === 'permit';

const partOf = (units: bigint, whole: bigint): number => (units >= whole ? 1 : Number(units) / Number(whole));

/** What a contract holds of one asset: at least so much, as a part of what the sender gives it. */
interface Pool {
  least: bigint;
  weight: number;
  isProceeds: boolean;
  isHandedOut: boolean;
}

interface Ledger {
  readonly contract: string;
  readonly own: ReadonlySet<string | null>;
  readonly pools: Map<string, Pool>;
  readonly given: ExchangedUnits[];
  readonly received: Exchange['received'][number][];
  readonly weights: Map<string | null, number>;
  /** What of what is given counts: one asset at a time, so that dust of another does not make a share look small. */
  readonly weighed: string;
  /** Of all that counts. */
  weight: number;
}

const poolOf = ({ pools }: Ledger, asset: PayloadAsset | null): Pool => {
  const key = coinKey(asset);
  const pool = pools.get(key) ?? { least: 0n, weight: 0, isProceeds: false, isHandedOut: false };
  pools.set(key, pool);
  return pool;
};

/** The sender gives: it weighs as much as it is. */
const give = (ledger: Ledger, asset: PayloadAsset | null, units: bigint | null): number => {
  if (units === 0n) return 0;
  ledger.given.push({ asset, units });
  const weight = coinKey(asset) === ledger.weighed ? Number(units ?? 1n) : 0;
  ledger.weight += weight;
  return weight;
};

/** Units and weight. */
type Taken = readonly [units: bigint, weight: number];

/**
 * What a step takes out of what the contract holds, and at most what that weighs. An amount may be next to nothing of
 * what is there, and what may fail takes nothing: neither leaves less for others.
 */
const takeFromPool = (pool: Pool, units: bigint | null, { shareBps, mayFail }: Trade): Taken => {
  const part = units === null ? shareBps / ALL_BPS : pool.least > 0n ? partOf(units, pool.least) : 1;
  const weight = pool.weight * part;
  const taken = units ?? (pool.least * BigInt(shareBps)) / BigInt(ALL_BPS);
  pool.isHandedOut = true;
  pool.least = taken > pool.least ? 0n : pool.least - taken;
  if (units === null && mayFail !== true) pool.weight -= weight;
  return [taken, weight];
};

/** What one side of a step takes: of the contract what it holds, else of the sender. */
const takeSide = (ledger: Ledger, { asset, amount, account }: TradeSide, trade: Trade): Taken => {
  const units = unitsOf(amount);
  const pool = poolOf(ledger, asset);
  const isHeld = account === ledger.contract || (account === null && pool.isProceeds);
  if (isHeld) return takeFromPool(pool, units, trade);
  if (account !== null && !ledger.own.has(account)) return [0n, 0];
  if (units === null) return [0n, give(ledger, asset, units)];
  // wrapped coins are paid with what was sent along
  const sent = coinKey(asset) === NATIVE ? pool.least : 0n;
  const covered = sent < units ? sent : units;
  const [, weight] = covered > 0n ? takeFromPool(pool, covered, trade) : [0n, 0];
  return [units, weight + give(ledger, asset, units - covered)];
};

const isHandOut = ({ gives: [given], gets: [got] }: Trade, { contract }: Ledger): boolean =>
  given?.account === contract && coinKey(given.asset) === coinKey(got?.asset ?? null);

/** What one of several sides is of all that have its asset. */
const partOfSides = ({ gets }: Trade, { asset, amount }: TradeSide): number => {
  const same = gets.filter((other) => coinKey(other.asset) === coinKey(asset));
  const total = same.reduce((sum, other) => sum + (unitsOf(other.amount) ?? 0n), 0n);
  return same.length < 2 || total === 0n ? 1 : partOf(unitsOf(amount) ?? 0n, total);
};

const step = (ledger: Ledger, trade: Trade): void => {
  const isOut = isHandOut(trade, ledger);
  const taken = trade.gives.map((side) => takeSide(ledger, side, trade));
  const weight = taken.reduce((sum, [, one]) => sum + one, 0);
  const least = taken.reduce((sum, [one]) => sum + one, 0n);
  for (const got of trade.gets) {
    const { asset, account, amount } = got;
    const promised = unitsOf(amount) ?? 0n;
    const units = trade.mayFail === true ? 0n : isOut && least > promised ? least : promised;
    const part = weight * partOfSides(trade, got);
    if (account === ledger.contract) {
      const pool = poolOf(ledger, asset);
      pool.least += units;
      pool.weight += part;
      pool.isProceeds ||= !isOut;
      pool.isHandedOut = false;
    } else {
      ledger.received.push({ asset, units, account });
      ledger.weights.set(account, (ledger.weights.get(account) ?? 0) + part);
    }
  }
};

/** What is sent to the contract before it swaps. */
const payIn = (ledger: Ledger, { asset, amount }: PayloadAction): void => {
  const units = amount === null || amount === 'unlimited' ? null : BigInt(amount);
  const pool = poolOf(ledger, asset);
  pool.weight += give(ledger, asset, units);
  pool.least += units ?? 0n;
};

const isPaidIn = (action: PayloadAction, { contract, own }: Ledger): boolean =>
  action.trade === undefined && effectOf(action) === 'moves' && action.to === contract && own.has(action.from);

const walk = (
  actions: readonly PayloadAction[],
  contract: string,
  own: ReadonlySet<string | null>,
  weighed: string,
): Ledger => {
  const ledger: Ledger = {
    contract,
    own,
    weighed,
    weight: 0,
    pools: new Map(),
    given: [],
    received: [],
    weights: new Map(),
  };
  for (const action of actions) {
    if (isPaidIn(action, ledger)) payIn(ledger, action);
    else if (action.trade !== undefined && !isOrder(action) && action.target === contract) step(ledger, action.trade);
  }
  return ledger;
};

/** Shares of others and of the contract, where only what is given of one asset counts. */
const sharesOf = ({ weights, weight, pools, own }: Ledger) => {
  const shareOf = (some: number): number => (weight === 0 ? 0 : Math.min(1, some / weight));
  const kept = [...pools.values()].filter(({ isProceeds, isHandedOut }) => isProceeds && !isHandedOut);
  return {
    kept: shareOf(kept.reduce((sum, pool) => sum + pool.weight, 0)),
    others: [...weights].flatMap(([account, some]) =>
      account === null || own.has(account) || some === 0 ? [] : [[account, shareOf(some)] as const],
    ),
  };
};

const mostOf = (shares: readonly (readonly [string, number])[]): ReadonlyMap<string, number> => {
  const most = new Map<string, number>();
  for (const [account, share] of shares) most.set(account, Math.max(share, most.get(account) ?? 0));
  return most;
};

/** Only what is given by this contract's swaps: the ledger of the first asset names them all. */
const swapOf = (actions: readonly PayloadAction[], contract: string, sender: string | null): Exchange | null => {
  const swaps = actions.filter(
    (action) => action.trade !== undefined && !isOrder(action) && action.target === contract,
  );
  const own = new Set([sender, ...swaps.flatMap(({ from }) => (from === contract ? [] : [from]))]);
  const first = walk(actions, contract, own, '');
  const given = [...new Set(first.given.map(({ asset }) => coinKey(asset)))];
  const shares = given.map((key) => sharesOf(walk(actions, contract, own, key)));
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
      : Math.max(0, ...shares.map(({ kept }) => kept)),
  };
};

/** Of each asset apart: a stranger's share of one is not made small by dust of another. */
const otherShares = (received: Exchange['received'], own: ReadonlySet<string | null>): Exchange['others'] => {
  const totals = new Map<string, bigint>();
  for (const { asset, units } of received)
    totals.set(coinKey(asset), (totals.get(coinKey(asset)) ?? 0n) + (units ?? 1n));
  const units = new Map<string, bigint>();
  for (const { asset, account, units: some } of received) {
    if (account === null || own.has(account)) continue;
    const key = `${account} ${coinKey(asset)}`;
    units.set(key, (units.get(key) ?? 0n) + (some ?? 1n));
  }
  return mostOf(
    [...units].flatMap(([key, some]) => {
      const [account = '', ...coin] = key.split(' ');
      const total = totals.get(coin.join(' ')) ?? 0n;
      return some === 0n || total === 0n ? [] : [[account, partOf(some, total)] as const];
    }),
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
  return {
    kind: 'order',
    path,
    contract: target,
    given: trade.gives.map((side) => ({ asset: side.asset, units: unitsOf(side.amount) })),
    received,
    others: otherShares(received, own),
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

/** The place of the coins that go along with a call. */
const placeBefore = (path: string): string => path.replace(/\d+$/, (last) => String(Number(last) - 1));

/**
 * Every exchange that the bytes make, in their order: each order is one, and so is all that one call of a contract
 * swaps, with what it is paid and what it hands out. What another call promises makes no swap look better: it may fail.
 */
export const exchangesOf = (actions: readonly PayloadAction[], sender: string | null): readonly Exchange[] => {
  const trades = actions.filter(({ trade }) => trade !== undefined);
  if (trades.length === 0) return [];
  const targets = new Map(actions.map(({ path, target }) => [path, target]));
  const calls = new Map(
    trades.flatMap((action) =>
      isOrder(action) || action.target === null ? [] : [[callPath(action, targets), action.target] as const],
    ),
  );
  const swaps = [...calls].map(([call, contract]) => {
    const parts = actions.filter(({ path }) => path === call || path === placeBefore(call) || isWithin(path, call));
    return swapOf(parts, contract, sender);
  });
  return [...trades.filter(isOrder).map((action) => orderOf(action, sender)), ...swaps].filter(
    (exchange) => exchange !== null,
  );
};
