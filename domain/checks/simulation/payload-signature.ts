import { statementsAbout } from '../../facts/contract/statements.js';
import { isPayment } from '../../intent/intent.js';
import type { PayloadAction } from '../../payload/action.js';
import { effectOf, givingActions, isEmpty, isWithin } from '../../payload/effects.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

const isKnownSpender = ({ facts }: CheckContext, { to }: PayloadAction): boolean => {
  const statements = statementsAbout(facts, to);
  return statements.some(({ verified }) => verified === true) && statements.every(({ verified }) => verified !== false);
};

/** A payment that was declared to this very recipient; whether it is that payment, the comparison says. */
const isDeclaredPayment = ({ intent }: CheckContext, action: PayloadAction): boolean =>
  intent.kindRule !== 'payload' &&
  isPayment(intent) &&
  effectOf(action) === 'moves' &&
  action.to !== null &&
  action.to === intent.recipient.key;

const list = (actions: readonly PayloadAction[]): string =>
  [...new Set(actions.map(({ to }) => to ?? 'an account that the bytes do not name'))].join(', ');

/** A signature alone that lets others take tokens: no transaction is seen, and nothing can be stopped later. */
const spending = (context: CheckContext, actions: readonly PayloadAction[]): readonly FindingDraft[] => {
  const spent = actions.filter((action) => effectOf(action) !== 'controls' && action.kind !== 'order');
  if (spent.length === 0) return NO_FINDINGS;
  const areKnown = spent.every((action) => isKnownSpender(context, action) || isDeclaredPayment(context, action));
  return [
    {
      code: 'signature_spends',
      message:
        `The signature alone lets tokens be taken, by or for ${list(spent)}: no transaction of yours is needed any ` +
        (areKnown
          ? 'more. Sign only where you began this yourself.'
          : 'more. The spender is not known here as a verified contract. Do not sign.'),
      ...(areKnown ? {} : { action: 'BLOCK' as const }),
    },
  ];
};

const endless = (actions: readonly PayloadAction[]): readonly FindingDraft[] => {
  const open = actions.filter(({ kind, expiresAt }) => kind === 'permit' && expiresAt === null);
  return open.length === 0
    ? NO_FINDINGS
    : [
        {
          code: 'permit_no_expiry',
          message:
            `The permit for ${list(open)} never ends: the tokens can be taken in years to come. Ask for one ` +
            `that ends ` +
            'within the hour.',
        },
      ];
};

const isPaid = (order: PayloadAction, actions: readonly PayloadAction[], sender: string | null): boolean =>
  actions.some((action) => isWithin(action.path, order.path) && action.to === sender && !isEmpty(action));

const givenAway = ({ intent, payload }: CheckContext): readonly FindingDraft[] => {
  const actions = payload?.actions ?? [];
  const sender = intent.sender.key;
  const orders = actions.filter((action) => action.kind === 'order' && (action.from ?? sender) === sender);
  return orders.every((order) => isPaid(order, actions, sender))
    ? NO_FINDINGS
    : [
        {
          code: 'order_gives_away',
          message:
            'The order gives assets away and names nothing in return for you. Who holds the signature takes them for ' +
            'free. Do not sign.',
        },
      ];
};

const misplaced = ({ payload }: CheckContext): readonly FindingDraft[] => {
  const { origin = null, askedBy = null } = payload ?? {};
  return origin === null || askedBy === null || origin === askedBy
    ? NO_FINDINGS
    : [
        {
          code: 'message_origin_mismatch',
          message:
            `The message is for ${origin}, but ${askedBy} asks for it: it would sign you in elsewhere, for ` +
            `others. Do ` +
            'not sign.',
        },
      ];
};

/** What a signature that is no transaction gives away. */
export const payloadSignature: Check = {
  id: 'simulation/payload-signature',
  run: (context) => {
    const { intent, payload } = context;
    if (payload === null) return NO_FINDINGS;
    const isSignature = payload.kind === 'typed_data';
    const giving = givingActions(payload.actions, intent.sender.key);
    const orders = giving.filter(({ kind }) => kind === 'order');
    // what an order contains is the order's
    const given = giving.filter((action) => !orders.some((order) => isWithin(action.path, order.path)));
    return [
      ...(isSignature ? spending(context, given) : NO_FINDINGS),
      ...endless(given),
      ...givenAway(context),
      ...misplaced(context),
    ];
  },
};
