import { addressKey } from '../../../domain/intent/address.js';
import { ProviderError } from '../../../ports/sources/errors.js';
import type { PriceAnswer, PricedAsset } from '../../../ports/sources/prices.js';
import type { Known } from './wire.js';

/** What the feed says about exactly this token. Pure. Without a price it is an answer of nulls. */
export const answerOfFeed = (known: Known | null, { chain, key }: PricedAsset, maxAgeSeconds: number): PriceAnswer => {
  if (known !== null && (known.chain !== chain || addressKey(known.address) !== key))
    throw new ProviderError('bad_response', 'The feed answered about another token');
  if (known !== null && !/[1-9]/.test(known.price_usd))
    throw new ProviderError('bad_response', 'The feed answered with a price of nothing');
  return {
    usd: known?.price_usd ?? null,
    pricedAt: known?.priced_at ?? null,
    maxAgeSeconds,
    asOf: known?.priced_at ?? null,
    note: null,
  };
};
