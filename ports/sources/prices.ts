import type { Soon } from '../../domain/shared/soon.js';
import type { PriceBasis, PricedAsset, PricedToken } from '../../domain/facts/price/price-facts.js';
import type { PriceAnswer } from '../../domain/facts/price/validate-price-answer.js';
import type { Chain } from '../../domain/chains/index.js';

export type { PriceAnswer, PricedAsset, PricedToken };

/**
 * Says what one whole token is worth in US dollars, with the date of that price and how long it counts. A token without
 * a price is an answer. A failure is a `ProviderError`; `signal` ends the call. `settlePrices` compares all sources and
 * decides which price counts.
 */
export interface Prices {
  readonly basis: PriceBasis;
  /** False: this source knows no prices on the chain. */
  supports(chain: Chain): boolean;
  priceOf(token: PricedToken, signal: AbortSignal): Soon<PriceAnswer>;
  close(): Promise<void>;
}
