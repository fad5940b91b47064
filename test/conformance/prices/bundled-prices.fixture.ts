import { bundledPrices } from '../../../adapters/prices/bundled-prices/index.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { LINK, type PricesFixture, UNPRICED } from './fixture.js';

export const bundledPricesFixture: PricesFixture = {
  create: () => bundledPrices.create({}, dependenciesWith()),
  vendor: null,
  known: { token: LINK, usd: '17' },
  unknown: UNPRICED,
};
