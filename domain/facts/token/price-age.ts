import { parseIsoMs } from '../../shared/iso-time.js';
import type { TokenFacts } from './token-facts.js';

/** From an older price the size of a transaction cannot be told. Source: decision 44. */
export const PRICE_MAX_AGE_DAYS = 45;

const DAY_MS = 86_400_000;

/** True for a reference price that is too old, or bears no date. A peg is no quote, so it does not grow old. */
export const isPriceOld = ({ referencePriceUsd, pegged, pricedAt }: TokenFacts, nowMs: number): boolean => {
  if (referencePriceUsd === null || pegged) return false;
  return pricedAt === null || nowMs - parseIsoMs(pricedAt) > PRICE_MAX_AGE_DAYS * DAY_MS;
};

/** How a message names its price: `by the price of 2026-11-01`; empty for a peg and without a price. */
export const priceText = ({ referencePriceUsd, pegged, pricedAt }: TokenFacts): string => {
  if (referencePriceUsd === null || pegged) return '';
  return pricedAt === null ? 'by a price without a date' : `by the price of ${pricedAt.slice(0, 10)}`;
};
