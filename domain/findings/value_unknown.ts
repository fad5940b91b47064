import { isPriceOld, PRICE_MAX_AGE_DAYS, priceText } from '../facts/price/price-facts.js';
import { judgedSize } from '../facts/token/value.js';
import { type Exchange, exchangesOf } from '../payload/exchanges.js';
import { type CheckContext, finding, type Found, speaksForAll } from './finding.js';
import { unitsText, worthGiven, worthReceived } from './shared/exchange-value.js';

/** Why the size cannot be told; null where it can, or where there is nothing to judge. */
const reasonOf = ({ intent, facts, nowMs }: CheckContext): string | null => {
  const token = facts.token.value;
  const size = judgedSize(intent, token);
  if (token === null || size === 'none' || size === 'unlimited') return null;
  if (size !== 'unknown' && !size.gt(0)) return null;
  if (size === 'unknown' || token.referencePriceUsd === null)
    return `There is no reference price for ${intent.token}, so the size of this transaction was not judged.`;
  return isPriceOld(token, nowMs)
    ? `The size of this transaction was judged ${priceText(token)}` +
        `${token.pricedAt === null ? '' : `, more than ${String(PRICE_MAX_AGE_DAYS)} days ago`}. What ` +
        `${intent.token} is worth may be another by now: judge the value yourself.`
    : null;
};

/** Why it cannot be told what an order or a swap gives for what; null where it can. */
const exchangeFound = (context: CheckContext, { kind, given, received }: Exchange): Found | null => {
  const [paid, back] = [worthGiven(context, given), worthReceived(context, received)];
  if (!paid.isOpen && !back.isOpen && !paid.isOld && !back.isOld) return null;
  const what = `The ${kind} gives ${unitsText(given)} for at least ${unitsText(received)}`;
  if (!paid.isOpen && !back.isOpen)
    return { message: `${what}: that was compared by an old price. Compare what you give with what you get yourself.` };
  const known = paid.most.gt(back.most) ? paid.most : back.most;
  const isFixed = received.every(({ units }) => units !== null);
  const isLarge = known.gte(context.policy.thresholds.largeAmountUsd);
  return {
    message:
      `${what}: ${isFixed ? 'there is no price for all of it' : 'the bytes do not fix what comes back'}, so the two ` +
      'were not compared. Compare what you give with what you get yourself.',
    ...(isLarge || (kind === 'order' && !isFixed) ? { severity: 'MEDIUM' as const, action: 'REVIEW' as const } : {}),
  };
};

/** Without a reference price of these days the size of a transaction cannot be judged, and the answer says so. */
export const valueUnknown = finding({
  code: 'value_unknown',
  judges: 'action',
  source: 'risk',
  severity: 'LOW',
  action: 'ALLOW',
  meaning: 'The token has no reference price, or an old one, so its size was not judged or only by that.',
  advice: 'Judge the value yourself, or have a list of prices imported.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const message = reasonOf(context);
    if (!speaksForAll(context)) return message === null ? [] : [{ message }];
    const exchanges = exchangesOf(context.payload?.actions ?? [], context.intent.sender.key);
    const found = exchanges.flatMap((exchange) => exchangeFound(context, exchange) ?? []);
    return message === null ? found : [{ message }, ...found.filter(({ action }) => action !== undefined)];
  },
});
