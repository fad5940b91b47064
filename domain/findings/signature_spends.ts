import { statementsAbout } from '../facts/contract/statements.js';
import { isPayment } from '../intent/intent.js';
import type { PayloadAction } from '../payload/action.js';
import { isSafeProposal } from '../payload/evm/safe-transaction.js';
import { effectOf } from '../payload/effects.js';
import { type CheckContext, finding, type Found, NO_FINDINGS } from './finding.js';
import { receiversText, signedAway } from './shared/signed-away.js';
import { isEnforcedOrder, isLongLived, isSignedPayment } from './shared/signed-payments.js';

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

/** A payment that anybody who holds the signature can make tomorrow as well. */
const openPayments = (payments: readonly PayloadAction[], nowMs: number): readonly Found[] => {
  const open = payments.filter((action) => isLongLived(action, nowMs));
  return open.length === 0
    ? NO_FINDINGS
    : [
        {
          message:
            `The signature alone pays ${receiversText(open)}, and it stays good for more than a day: the payment may ` +
            'be made at any time until then. Ask for one that ends within the hour.',
        },
      ];
};

const spentBy = (context: CheckContext, spent: readonly PayloadAction[]): readonly Found[] => {
  if (spent.length === 0) return NO_FINDINGS;
  const areKnown = spent.every((action) => isKnownSpender(context, action) || isDeclaredPayment(context, action));
  return [
    {
      message:
        `The signature alone lets tokens be taken, by or for ${receiversText(spent)}: no transaction of yours is ` +
        'needed any ' +
        (areKnown
          ? 'more. Sign only where you began this yourself.'
          : 'more. The spender is not known here as a verified contract. Do not sign.'),
      ...(areKnown ? {} : { action: 'BLOCK' as const }),
    },
  ];
};

/** A signature alone that lets others take tokens: no transaction is seen, and nothing can be stopped later. */
export const signatureSpends = finding({
  code: 'signature_spends',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The signature alone, without a transaction, lets tokens be taken.',
  advice: 'Sign only for a spender that you know, and where you began it.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    // a Safe's transaction is a proposal to it: its other owners sign too, and what it does is judged as the Safe's
    if (context.payload?.kind !== 'typed_data' || isSafeProposal(context.payload)) return NO_FINDINGS;
    const { payload, facts, nowMs } = context;
    const away = signedAway(context).filter((action) => effectOf(action) !== 'controls' && action.kind !== 'order');
    const [payments, rights] = [true, false].map((isPayment) =>
      away.filter((action) => isSignedPayment(action, payload) === isPayment),
    );
    return [
      ...openPayments(payments ?? [], nowMs),
      ...spentBy(
        context,
        (rights ?? []).filter((action) => !isEnforcedOrder(action, facts)),
      ),
    ];
  },
});
