import type { PayloadAction } from '../payload/action.js';
import { finding, NO_FINDINGS } from './finding.js';

/** What comes back goes to who signs, or to whom the caller named. */
const isPaid = ({ trade }: PayloadAction, receivers: readonly (string | null)[]): boolean =>
  trade?.gets.some(({ account, amount }) => amount !== '0' && account !== null && receivers.includes(account)) ?? false;

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
    const { sender, addresses, kindRule } = intent;
    const { expected_to_address: expected, to_address: to } = addresses;
    const receivers = [sender.key, expected?.key ?? null, kindRule === 'payload' ? null : to.key];
    const orders = (payload?.actions ?? []).filter(
      ({ kind, trade, from }) =>
        (kind === 'order' || (kind === 'permit' && trade !== undefined)) && (from ?? sender.key) === sender.key,
    );
    return orders.every((order) => isPaid(order, receivers))
      ? NO_FINDINGS
      : [
          {
            message: orders.every(({ trade }) => trade?.gets.some(({ amount }) => amount !== '0'))
              ? 'The order gives assets away, and what must come back for them goes to others. Do not sign.'
              : 'The order gives assets away and names nothing in return for you. Who holds the signature takes them ' +
                'for free. Do not sign.',
          },
        ];
  },
});
