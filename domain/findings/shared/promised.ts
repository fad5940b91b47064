import { isWrappedNative } from '../../chains/index.js';
import type { Execution } from '../../facts/simulation/execution.js';
import type { PayloadAsset } from '../../payload/action.js';
import { type Exchange, exchangesOf } from '../../payload/exchanges.js';
import { type CheckContext, type Found, NO_FINDINGS } from '../finding.js';
import { explainedActions } from './explained.js';
import { NATIVE } from './flows.js';
import { ownFlows } from './outflow.js';
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

/** The one asset with a minimum in the bytes comes back short of it. */
export const shortOf = (execution: Execution, context: CheckContext): readonly Found[] => {
  const sender = context.intent.sender.key;
  const swaps = exchangesOf(explainedActions(context), sender).filter(({ kind }) => kind === 'swap');
  const promised = swaps.flatMap(({ received }) => received).filter(({ account }) => account === sender);
  const coins = new Set(promised.map(({ asset }) => (asset === null ? null : coinOf(asset))));
  const [coin] = coins;
  if (coin === undefined || coin === null || coins.size > 1) return NO_FINDINGS;
  const least = promised.reduce((sum, { units }) => sum + (units ?? 0n), 0n);
  const gained = ownFlows(execution, context).gains.filter(({ asset }) => coinOf(asset) === coin);
  const units = gained.reduce((sum, flow) => sum + flow.units, 0n);
  if (gained.length === 0 || units >= least) return NO_FINDINGS;
  const isFee = execution.proceeds?.tokens.some(({ token, feeBps }) => token === coin && feeBps > 0) === true;
  const isTheft = units * MOST_MISSING < least * (MOST_MISSING - 1n) && !isFee && isOfUnknown(swaps, context);
  return [isTheft ? MUCH_LESS : LESS];
};

const isOfUnknown = (swaps: readonly Exchange[], context: CheckContext): boolean =>
  swaps.some(({ contract }) => contract !== null && !isKnownKeeper(context, contract));
