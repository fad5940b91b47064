import { isWrappedNative } from '../chains/index.js';
import type { PayloadAction, PayloadAsset, Trade, TradeSide } from './action.js';
import { effectOf } from './effects.js';

/** Base units of an asset. An amount of null is not fixed by the bytes. */
export interface ExchangedUnits {
  readonly asset: PayloadAsset | null;
  readonly units: bigint | null;
}
/** What an account gets at least; an account of null is whoever takes the other side. */
export interface ReceivedUnits extends ExchangedUnits {
  readonly account: string | null;
}

const NATIVE = 'native';
const ALL_BPS = 10_000;
/** The native coin and what wraps it are one and the same here. */
export const coinKey = (asset: PayloadAsset | null): string => {
  if (asset === null) return 'unnamed';
  const { address, tokenId } = asset;
  const coin = address === null || isWrappedNative(address) ? NATIVE : address;
  return tokenId === null ? coin : `${coin} ${tokenId}`;
};

export const unitsOf = (amount: string | null): bigint | null => (amount === null ? null : BigInt(amount));
/** An order, or a permit by whose witness something must come back. */
export const isOrder = ({ kind }: PayloadAction): boolean => kind === 'order' || kind === 'permit';
export const partOf = (units: bigint, whole: bigint): number => (units >= whole ? 1 : Number(units) / Number(whole));
/** What a contract holds of one asset: the least, and its weight in what the sender gives. */
interface Pool {
  least: bigint;
  weight: number;
  isProceeds: boolean;
  isHandedOut: boolean;
}

/** What one contract is given, holds and hands out, step by step. */
export interface Ledger {
  readonly contract: string;
  readonly own: ReadonlySet<string | null>;
  readonly pools: Map<string, Pool>;
  readonly given: ExchangedUnits[];
  readonly received: ReceivedUnits[];
  readonly weights: Map<string | null, number>;
  /** The one given asset that counts, so that dust of another does not make a share look small. */
  readonly weighed: string;
  /** All given of it. */
  weight: number;
}

const poolOf = ({ pools }: Ledger, asset: PayloadAsset | null): Pool => {
  const key = coinKey(asset);
  const pool = pools.get(key) ?? { least: 0n, weight: 0, isProceeds: false, isHandedOut: false };
  pools.set(key, pool);
  return pool;
};

/** Notes what the sender gives; its weight. */
const give = (ledger: Ledger, asset: PayloadAsset | null, units: bigint | null): number => {
  if (units === 0n) return 0;
  ledger.given.push({ asset, units });
  const weight = coinKey(asset) === ledger.weighed ? Number(units ?? 1n) : 0;
  ledger.weight += weight;
  return weight;
};

type Taken = readonly [units: bigint, weight: number];

/**
 * What a step takes out of the pool, and the most that it weighs. A fixed amount may be a tiny part, and a step that
 * may fail may take nothing: neither lowers the weight left for others.
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

/** What one side of a step takes: from the contract's pool, else from the sender. */
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

/** The share of one side among all with its asset. */
const partOfSides = ({ gets }: Trade, { asset, amount }: TradeSide): number => {
  const same = gets.filter((other) => coinKey(other.asset) === coinKey(asset));
  const total = same.reduce((sum, other) => sum + (unitsOf(other.amount) ?? 0n), 0n);
  const units = unitsOf(amount);
  // what is not fixed may be all
  return same.length < 2 || total === 0n || units === null ? 1 : partOf(units, total);
};

const step = (ledger: Ledger, trade: Trade): void => {
  const isOut = isHandOut(trade, ledger);
  const taken = trade.gives.map((side) => takeSide(ledger, side, trade));
  const weight = taken.reduce((sum, [, one]) => sum + one, 0);
  const least = taken.reduce((sum, [one]) => sum + one, 0n);
  for (const got of trade.gets) {
    const { asset, account, amount } = got;
    const promised = unitsOf(amount);
    const units = trade.mayFail === true ? 0n : isOut && promised !== null && least > promised ? least : promised;
    const part = weight * partOfSides(trade, got);
    if (account === ledger.contract) {
      const pool = poolOf(ledger, asset);
      pool.least += units ?? 0n;
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

/** The ledger of all steps, in which only what is given of one asset (`weighed`) weighs something. */
export const walk = (
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
/**
 * Shares of others and of the contract, where only what is given of one asset counts. `isUnasked`: of coins that no
 * step of a router is paid with; they are no fee there, since whoever asks for them gets them.
 */
export const sharesOf = ({ weights, weight, pools, own }: Ledger, isUnasked: (coin: string) => boolean) => {
  const shareOf = (some: number): number => (weight === 0 ? 0 : Math.min(1, some / weight));
  const kept = [...pools]
    .filter(([coin, { isProceeds, isHandedOut }]) => (isProceeds || isUnasked(coin)) && !isHandedOut)
    .map(([, pool]) => pool);
  return {
    kept: shareOf(kept.reduce((sum, pool) => sum + pool.weight, 0)),
    others: [...weights].flatMap(([account, some]) =>
      account === null || own.has(account) || some === 0 ? [] : [[account, shareOf(some)] as const],
    ),
  };
};
