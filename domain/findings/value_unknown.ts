import { isPriceOld, PRICE_MAX_AGE_DAYS, priceText } from '../facts/price/price-facts.js';
import { judgedSize } from '../facts/token/value.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

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

/** Without a reference price of these days the size of a transaction cannot be judged, and the answer says so. */
export const valueUnknown = finding({
  code: 'value_unknown',
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
    return message === null ? NO_FINDINGS : [{ message }];
  },
});
