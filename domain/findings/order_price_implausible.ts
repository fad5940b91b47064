import { type Exchange, exchangesOf } from '../payload/exchanges.js';
import { type CheckContext, finding, type Found } from './finding.js';
import { unitsText, type Worth, worthGiven, worthReceived } from './shared/exchange-value.js';

/** Fees and slippage take some per cent; a tenth is a mistake of units, or theft. */
const LITTLE_SHARE = '0.1';
const FAIR_SHARE = '0.8';
/** What is worth less is not compared: rounding and dust make any share of it. US dollars. */
const LEAST_USD = 1;

/** So little is nothing, whatever is given for it: an NFT for one wei. US dollars. */
const NOTHING_USD = '0.01';

const dollars = ({ usd, isOld }: Worth): string =>
  `${isOld ? 'by an old price ' : ''}about ${usd.toFixed(0)} US dollars`;

const leastText = ({ received }: Exchange, back: Worth): string => {
  const text = unitsText(received);
  return text === 'nothing' ? text : `at least ${text} (${dollars(back)})`;
};

const forNothing = ({ given, received }: Exchange, paid: Worth, back: Worth): Found => ({
  message:
    unitsText(received) === 'nothing'
      ? `The order gives ${unitsText(given)} for nothing. Do not sign.`
      : `The order gives ${unitsText(given)} for at least ${unitsText(received)}, which is worth next to nothing. Do ` +
        'not sign.',
  measures: [
    { name: 'given_usd', actual: paid.least.toNumber(), threshold: null },
    { name: 'received_usd', actual: back.most.toNumber(), threshold: Number(NOTHING_USD) },
  ],
});

const foundOf = (context: CheckContext, exchange: Exchange): Found | null => {
  const { kind, given, received } = exchange;
  const [paid, back] = [worthGiven(context, given), worthReceived(context, received)];
  if (back.isOpen) return null;
  if (kind === 'order' && paid.isOpen && back.most.lt(NOTHING_USD)) return forNothing(exchange, paid, back);
  if (paid.least.lt(LEAST_USD) || back.most.gte(paid.least.times(FAIR_SHARE))) return null;
  const isLittle = back.most.lt(paid.least.times(LITTLE_SHARE));
  const isTheft = isLittle && kind === 'order';
  return {
    message:
      `The ${kind} gives ${unitsText(given)} (${dollars(paid)}) for ${leastText(exchange, back)}: ` +
      `less than ${isLittle ? 'a tenth' : '80 %'} of its worth must come back. ` +
      (isTheft ? 'Do not sign.' : 'Set a price that is fair before you sign.'),
    ...(isTheft ? {} : { severity: 'MEDIUM' as const, action: 'REVIEW' as const }),
    measures: [
      { name: 'given_usd', actual: paid.least.toNumber(), threshold: null },
      {
        name: 'received_usd',
        actual: back.most.toNumber(),
        threshold: paid.least.times(isLittle ? LITTLE_SHARE : FAIR_SHARE).toNumber(),
      },
    ],
  };
};

/** An order or a swap that gives much more than must come back, by the prices in force. */
export const orderPriceImplausible = finding({
  code: 'order_price_implausible',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'By the prices in force an order gives more than ten times of what must come back; a swap, or less than 80 %, is ' +
    'a review.',
  advice: 'Do not sign an order that gives assets away; set a fair minimum for a swap.',
  needs: ['bytes', 'bundled_data'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: ['order_gives_away'],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) =>
    exchangesOf(context.payload?.actions ?? [], context.intent.sender.key).flatMap(
      (exchange) => foundOf(context, exchange) ?? [],
    ),
});
