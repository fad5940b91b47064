import { hash } from 'node:crypto';
import { PRICE_MAX_AGE_DAYS } from '../../../domain/facts/price/price-facts.js';
import type { PriceAnswer, PricedToken } from '../../../ports/sources/prices.js';
import type { Holdings, ProviderManifest } from '../../../ports/sources/provider.js';
import { refuseEnded } from '../../shared/refuse-ended.js';
import { REFERENCE_PRICES, USD_BY_SYMBOL } from './data/prices.js';

const answerFor = ({ symbol, pegged }: PricedToken): PriceAnswer => {
  const usd = pegged ? '1' : (USD_BY_SYMBOL[symbol] ?? null);
  return {
    usd,
    pricedAt: usd === null ? null : REFERENCE_PRICES.pricedAt,
    // a promise of its maker does not grow old
    maxAgeSeconds: pegged ? null : PRICE_MAX_AGE_DAYS * 86_400,
    asOf: REFERENCE_PRICES.pricedAt,
    note: null,
  };
};

/** Rows of a table that never changes. */
const HOLDINGS: Holdings = {
  rows: Object.keys(USD_BY_SYMBOL).length,
  sha256: hash('sha256', JSON.stringify([REFERENCE_PRICES, USD_BY_SYMBOL]), 'hex'),
  asOf: REFERENCE_PRICES.pricedAt,
  maxAgeSeconds: PRICE_MAX_AGE_DAYS * 86_400,
};

/** Dated constants of the main tokens, which are part of the service: what remains where no other price is there. */
export const bundledPrices: ProviderManifest<'prices', Record<string, never>> = {
  id: 'bundled-prices',
  name: 'Bundled reference prices',
  port: 'prices',
  kind: 'local',
  mandatory: true,
  deadlineMs: 250,
  configSchema: { type: 'object', additionalProperties: false },
  onByDefault: true,
  holdings: () => HOLDINGS,
  create: () => ({
    basis: 'reference',
    supports: () => true,
    priceOf: (token, signal) => {
      refuseEnded(signal);
      return answerFor(token);
    },
    close: async () => undefined,
  }),
};
