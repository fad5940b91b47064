import type { PayloadAction } from '../payload/action.js';
import { isEmpty, isWithin } from '../payload/effects.js';
import { finding, NO_FINDINGS } from './finding.js';

const isPaid = (order: PayloadAction, actions: readonly PayloadAction[], sender: string | null): boolean =>
  actions.some((action) => isWithin(action.path, order.path) && action.to === sender && !isEmpty(action));

/** An order that gives assets away and names nothing in return. */
export const orderGivesAway = finding({
  code: 'order_gives_away',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'An order gives assets away and names nothing in return.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, payload }) => {
    const actions = payload?.actions ?? [];
    const sender = intent.sender.key;
    const orders = actions.filter((action) => action.kind === 'order' && (action.from ?? sender) === sender);
    return orders.every((order) => isPaid(order, actions, sender))
      ? NO_FINDINGS
      : [
          {
            message:
              'The order gives assets away and names nothing in return for you. Who holds the signature takes ' +
              'them for ' +
              'free. Do not sign.',
          },
        ];
  },
});
