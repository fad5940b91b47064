import type { Execution } from '../../facts/simulation/execution.js';
import { effectOf } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';
import { isSwap } from './paid-by-call.js';
import { explainedActions } from './explained.js';
import { assetKey, isBalance } from './flows.js';
import { ownFlows } from './outflow.js';

/** A swap or a mint: by what was declared, or by what a standard reads in the bytes. */
export const isTrade = (context: CheckContext): boolean => {
  const { intent } = context;
  if (intent.kindRule !== 'payload') return intent.kind === 'swap' || intent.kind === 'mint';
  const actions = explainedActions(context);
  return actions.some((action) => action.from === intent.sender.key && isSwap(action, actions));
};

/** Who was named to receive the proceeds, beside the sender. */
export const beneficiariesOf = (context: CheckContext): readonly string[] => {
  const { intent } = context;
  if (intent.kindRule !== 'payload') {
    const { to_address: to, contract_address: contract } = intent.addresses;
    return to.key === null || to.key === contract?.key ? [] : [to.key];
  }
  return explainedActions(context).flatMap((action) =>
    effectOf(action) === 'moves' && action.from !== intent.sender.key && action.to !== null ? [action.to] : [],
  );
};

/**
 * Who gains what the sender did not lose, where the sender pays and gets nothing. Whom the caller named is left out:
 * another rule speaks of that.
 */
export const otherReceivers = (execution: Execution, context: CheckContext): readonly string[] => {
  const { intent } = context;
  const { losses, gains } = ownFlows(execution, context);
  if (losses.length === 0 || gains.length > 0) return [];
  const lost = losses.map(({ key }) => key);
  const named = intent.kindRule === 'payload' ? [] : [intent.addresses.to_address.key];
  const receivers = execution.effects
    .filter(isBalance)
    .filter(({ asset, delta }) => BigInt(delta) > 0n && !lost.includes(assetKey(asset)))
    .map(({ account }) => account)
    .filter((account) => account !== intent.sender.key && !named.includes(account));
  return [...new Set(receivers)];
};
