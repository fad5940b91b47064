import { contractReceipt, statementsAbout } from '../../facts/contract/statements.js';
import { type Exchange, exchangesOf } from '../../payload/exchanges.js';
import type { CheckContext, Found } from '../finding.js';

/** Up to here it may be the fee of who offers the swap. Source: the fees of large wallets are at most 1 %. */
const FEE_SHARE = 0.03;
/** Beyond it most of the proceeds are somebody else's. */
const MOST = 0.5;

/** Whom the caller named to receive, where it is not lost there: the rules about recipients say how it is judged. */
const isNamed = ({ intent, facts }: CheckContext, account: string): boolean => {
  const { expected_to_address: expected, to_address: to } = intent.addresses;
  const isSaid = account === expected?.key || (intent.kindRule !== 'payload' && account === to.key);
  return isSaid && contractReceipt(facts, account).outcome !== 'lost';
};

const isRegistered = ({ facts }: CheckContext, account: string): boolean =>
  statementsAbout(facts, account).some(({ verified }) => verified === true);

const percent = (share: number): string => `${(share * 100).toFixed(share < FEE_SHARE ? 2 : 0)} %`;

const keptBy = ({ kind, contract, keptShare }: Exchange): readonly Found[] =>
  keptShare <= MOST
    ? []
    : [
        {
          message:
            `What the ${kind} brings stays with the contract ${contract ?? ''} that makes it, and nothing hands it ` +
            'out: anybody may take it from there. Do not sign.',
          severity: 'HIGH',
          action: 'BLOCK',
        },
      ];

/** An order to whom the caller named: no declaration says that it is meant, as it does of a swap. */
const goingToNamed = (context: CheckContext, { kind, others }: Exchange): readonly Found[] => {
  const accounts = [...others.keys()].filter((account) => isNamed(context, account));
  return kind !== 'order' || accounts.length === 0
    ? []
    : [
        {
          message:
            `The proceeds of the order go to ${accounts.join(', ')}, as was expected, and not to the sender. Make ` +
            'sure that giving them to somebody else is meant.',
          accounts,
        },
      ];
};

const goingTo = (context: CheckContext, { kind, others }: Exchange): readonly Found[] => {
  const undeclared = [...others].filter(([account]) => !isNamed(context, account));
  const total = undeclared.reduce((sum, [, share]) => sum + share, 0);
  const shown = undeclared.filter(([account, share]) => share > FEE_SHARE || !isRegistered(context, account));
  if (shown.length === 0) return [];
  const accounts = shown.map(([account]) => account);
  const text = shown.map(([account, share]) => `${percent(share)} of them to ${account}`).join(', ');
  return [
    total > MOST
      ? {
          message:
            `The proceeds of the ${kind} go to somebody else: ${text}. Do not sign, unless this receiver is meant: ` +
            'then name it as the expected recipient and check again.',
          severity: 'HIGH',
          action: 'BLOCK',
          accounts,
        }
      : {
          message:
            `A part of the proceeds of the ${kind} goes to somebody else: ${text}. Make sure that this fee or ` +
            'payment is meant.',
          accounts,
        },
  ];
};

/** Who, by the bytes, gets what orders and swaps bring, and is neither the sender nor named by the caller. */
export const otherReceiversFound = (context: CheckContext): readonly Found[] =>
  exchangesOf(context.payload?.actions ?? [], context.intent.sender.key).flatMap((exchange) => [
    ...keptBy(exchange),
    ...goingToNamed(context, exchange),
    ...goingTo(context, exchange),
  ]);
