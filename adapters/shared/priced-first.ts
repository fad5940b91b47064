import type { PricedAsset, PricedToken } from '../../domain/facts/price/price-facts.js';
import { ProviderError } from '../../ports/sources/errors.js';

/** The token on the chain of the check. Its price is one and the same elsewhere, so one question is enough. */
export const pricedFirst = ({ assets: [first] }: PricedToken): PricedAsset => {
  if (first === undefined) throw new ProviderError('internal_error', 'The token has no key to ask by');
  return first;
};
