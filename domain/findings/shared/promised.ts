import { isWrappedNative } from '../../chains/index.js';
import type { Execution } from '../../facts/simulation/execution.js';
import type { PayloadAction, PayloadAsset } from '../../payload/action.js';
import { paidInFields } from '../../payload/effects.js';
import { type Exchange, exchangesOf } from '../../payload/exchanges.js';
import { type CheckContext, type Found, NO_FINDINGS } from '../finding.js';
import { explainedActions, explainedUnits } from './explained.js';
import { flowsOf, NATIVE } from './flows.js';
import { isSwap } from './paid-by-call.js';
import { isKnownKeeper } from './worthless.js';

/** Native coins and wrapped ones pay for each other. */
export const coinOf = ({ address }: PayloadAsset): string =>
  address === null || isWrappedNative(address) ? NATIVE : address;

/** The assets that the swaps in the bytes promise, those between two swaps included. */
export const promisedCoins = (context: CheckContext): readonly string[] => {
  const actions = explainedActions(context);
  const swaps = actions.filter((action) => isSwap(action, actions));
  return swaps
    .flatMap(({ trade }) => trade?.gets ?? [])
    .flatMap(({ asset }) => (asset === null ? [] : [coinOf(asset)]));
};

const MUCH_LESS: Found = { says: 'muchLess', fields: ['from_address'] };

const LESS: Found = { says: 'less', fields: ['from_address'], action: 'REVIEW' };

/** One part in so many: where more than that is missing, no token fee and no rounding explains it. */
const MOST_MISSING = 10n;

const isOf = (coin: string, asset: PayloadAsset | null): boolean => asset !== null && coinOf(asset) === coin;

/** Wrapped coins are the same coins. */
const isWrapping = ({ kind, to }: PayloadAction): boolean =>
  kind === 'wrap' || (kind === 'native_transfer' && to !== null && isWrappedNative(to));

/** Base units of a coin that the sender gives away again by the bytes; those of no named asset may be of it. */
const spentOf = (coin: string, assets: readonly PayloadAsset[], actions: readonly PayloadAction[], sender: string) => {
  const spending = actions.filter((action) => action.from === sender && !isWrapping(action));
  const own = new Map(assets.filter((asset) => isOf(coin, asset)).map((asset) => [asset.address, asset]));
  const named = [...own.values()].map((asset) => explainedUnits(spending, sender, asset));
  const unnamed = spending.flatMap(paidInFields).filter(({ asset }) => asset === null);
  return [...named, ...unnamed.map(({ value }) => BigInt(value))].reduce((sum, units) => sum + units, 0n);
};

/**
 * An asset with a minimum in the bytes comes back short of it, less what they spend of it again. A minimum that they do
 * not fix counts nothing here: `value_unknown` has it reviewed. Where they do not fix what is spent, it is no theft.
 */
export const shortOf = (execution: Execution, context: CheckContext): readonly Found[] => {
  const sender = context.intent.sender.key;
  if (sender === null) return NO_FINDINGS;
  const actions = explainedActions(context);
  const swaps = exchangesOf(actions, sender).filter(({ kind }) => kind === 'swap');
  const promised = swaps.flatMap(({ received }) => received).filter(({ account }) => account === sender);
  const flows = flowsOf(execution, ({ account }) => account === sender);
  const assets = [...promised, ...flows].flatMap(({ asset }) => asset ?? []);
  const coins = new Set(promised.flatMap(({ asset }) => (asset === null ? [] : [coinOf(asset)])));
  const found = [...coins].flatMap((coin): readonly Found[] => {
    const asked = promised.reduce((sum, { asset, units }) => (isOf(coin, asset) ? sum + (units ?? 0n) : sum), 0n);
    const came = flows.reduce((sum, { asset, units }) => (isOf(coin, asset) ? sum + units : sum), 0n);
    const back = came + spentOf(coin, assets, actions, sender);
    // what else was lost of it is no part of what was promised
    const missing = asked - (back > 0n ? back : 0n);
    if (missing <= 0n) return NO_FINDINGS;
    const isFee = execution.proceeds?.tokens.some(({ token, feeBps }) => token === coin && feeBps > 0) === true;
    const isOpen = swaps.some(({ given }) => given.some(({ asset, units }) => units === null && isOf(coin, asset)));
    const isMuch = missing * MOST_MISSING > asked;
    return [isMuch && !isFee && !isOpen && isOfUnknown(swaps, context) ? MUCH_LESS : LESS];
  });
  return found.includes(MUCH_LESS) ? [MUCH_LESS] : found.slice(0, 1);
};

const isOfUnknown = (swaps: readonly Exchange[], context: CheckContext): boolean =>
  swaps.some(({ contract }) => contract !== null && !isKnownKeeper(context, contract));
