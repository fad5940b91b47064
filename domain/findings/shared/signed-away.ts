import type { PayloadAction } from '../../payload/action.js';
import { givingActions, isWithin } from '../../payload/effects.js';
import type { CheckContext } from '../finding.js';

/** The actions that give something away. What an order contains is the order's. */
export const signedAway = ({ intent, payload }: CheckContext): readonly PayloadAction[] => {
  const giving = givingActions(payload?.actions ?? [], intent.sender.key);
  const orders = giving.filter(({ kind }) => kind === 'order');
  return giving.filter((action) => !orders.some((order) => isWithin(action.path, order.path)));
};
