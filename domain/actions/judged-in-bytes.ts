import { type Chain, familyOf } from '../chains/index.js';
import type { PayloadAction } from '../payload/action.js';
import { effectOf, givingActions, GOES_ALONG, isReceived, isWithin } from '../payload/effects.js';

/** Programs of Solana that move nothing: they stand beside every ordinary payment. */
const HELPERS: readonly (string | null)[] = ['Compute Budget', 'Memo', 'Associated Token'];

/** True for an instruction that only helps others along. */
export const isHelper = ({ kind, source, certainty }: PayloadAction): boolean =>
  kind === 'call' && certainty === 'exact' && HELPERS.includes(source);

/** Kinds of smart account: the actions inside a call to one are its own. */
const ACCOUNTS: readonly (string | null)[] = [
  ...['Safe', 'SimpleAccount', 'Smart account', 'ERC-7579, ERC-7821', 'ERC-6551', 'ERC-4337'],
  'Squads',
];

/** Functions that only move what they are told to. */
const PLAIN_MOVE = /^(?:safe)?transfer/i;

const isExplained = ({ function: name, certainty }: PayloadAction): boolean =>
  name !== null && certainty === 'exact' && !PLAIN_MOVE.test(name);

/** The next place on the same level: the call that native value goes along with. */
const placeBehind = (path: string): string => path.replace(/\d+$/, (last) => String(Number(last) + 1));

/** True for native value that goes along with a call: it is not simply sent. */
export const isAlong = ({ fields }: PayloadAction): boolean => fields.some(({ label }) => label === GOES_ALONG);

/** The call that native value goes along with; undefined where there is none. */
const callBehind = ({ path, to }: PayloadAction, actions: readonly PayloadAction[]): PayloadAction | undefined =>
  actions.find((call) => call.path === placeBehind(path) && call.target === to);

/** True for native value beside a function that only moves tokens: nothing takes it. */
export const isBesidePlainMove = (payment: PayloadAction, actions: readonly PayloadAction[]): boolean => {
  const call = isAlong(payment) ? callBehind(payment, actions) : undefined;
  return call !== undefined && call.certainty === 'exact' && PLAIN_MOVE.test(call.function ?? '');
};

/**
 * The call that a payment is a part of, where a standard or its maker explains the function: it takes what is paid, or
 * fails as a whole. Null for a payment that stands for itself.
 */
export const callPaidBy = (payment: PayloadAction, actions: readonly PayloadAction[]): PayloadAction | null => {
  if (effectOf(payment) !== 'moves' || payment.to === null) return null;
  const call = isAlong(payment)
    ? callBehind(payment, actions)
    : payment.target === payment.to && payment.function !== null
      ? payment
      : undefined;
  return call !== undefined && isExplained(call) && !isOfAccount(call, actions) ? call : null;
};

/** An order offers the coins that went along with it: they are the same. */
export const isOfferedAlong = (action: PayloadAction, actions: readonly PayloadAction[]): boolean =>
  action.kind === 'native_transfer' &&
  actions.some((payment) => {
    const order = isAlong(payment) ? callPaidBy(payment, actions) : null;
    return order?.kind === 'order' && isWithin(action.path, order.path);
  });

const contains = (outer: PayloadAction, actions: readonly PayloadAction[]): boolean =>
  actions.some(({ path }) => isWithin(path, outer.path));

/** A batch, a proposal to a Safe, an operation: what the account does stands inside it. */
export const isOfAccount = (action: PayloadAction, actions: readonly PayloadAction[]): boolean =>
  ACCOUNTS.includes(action.source) && effectOf(action) === 'none' && contains(action, actions);

const isCallOfItself = ({ kind, target }: PayloadAction, sender: string | null): boolean =>
  kind === 'call' && target === sender;

/** The actions of a payload that are judged, each by itself. What an order contains belongs to it. */
export const judgedIn = (
  actions: readonly PayloadAction[],
  sender: string | null,
  chain: Chain,
): readonly PayloadAction[] => {
  const orders = actions.filter(({ kind }) => kind === 'order');
  return actions.filter((action) => {
    if (isHelper(action) || isReceived(action, sender) || isCallOfItself(action, sender)) return false;
    if (isOfAccount(action, actions) || callPaidBy(action, actions) !== null) return false;
    if (orders.some(({ path }) => isWithin(action.path, path))) return false;
    return familyOf(chain) === 'evm' || effectOf(action) !== 'none' || action.target !== null;
  });
};

/** What a payload is mainly about: the first action that gives something, else the first of all. */
export const headlineOf = (actions: readonly PayloadAction[], sender: string | null): PayloadAction | null => {
  const own = actions.filter((action) => callPaidBy(action, actions) === null && !isReceived(action, sender));
  const giving = givingActions(own, sender);
  const first = giving.find((action) => effectOf(action) !== 'controls') ?? giving[0];
  return (
    first ??
    own.find((action) => effectOf(action) !== 'none') ??
    own.find((action) => !isHelper(action) && !isOfAccount(action, actions) && !isCallOfItself(action, sender)) ??
    own.find((action) => !isHelper(action)) ??
    actions[0] ??
    null
  );
};
