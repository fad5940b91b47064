import type { PayloadAction } from './action.js';
import { effectOf, givingActions } from './effects.js';
import { mainActionOf } from './intent-of-payload.js';

/** An account that the bytes pay beside the one that the intent is about. */
export interface Payee {
  readonly key: string;
  /** At least one. */
  readonly payments: readonly PayloadAction[];
  /** The same bytes call it too: what it gets may be the price of what it does. */
  readonly isCalled: boolean;
}

/**
 * Every account that the bytes pay, in the order of their payments, but for the sender, that of the main action, and
 * those that the intent already names (`named`).
 */
export const payeesOf = (
  actions: readonly PayloadAction[],
  sender: string | null,
  named: readonly (string | null)[],
): readonly Payee[] => {
  const passedOver = new Set([sender, mainActionOf(actions, sender)?.to ?? null, ...named]);
  const byKey = new Map<string, PayloadAction[]>();
  for (const action of givingActions(actions, sender)) {
    const { to } = action;
    if (to === null || passedOver.has(to) || effectOf(action) !== 'moves') continue;
    const payments = byKey.get(to) ?? [];
    byKey.set(to, payments);
    payments.push(action);
  }
  const called = new Set(actions.map(({ target }) => target));
  return [...byKey].map(([key, payments]) => ({ key, payments, isCalled: called.has(key) }));
};
