import { importedPrices } from '../../../adapters/prices/imported-prices/index.js';
import { listOf, listStoreOf, rowOf } from '../../support/lists.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { LINK, type PricesFixture, UNPRICED } from './fixture.js';

const list = listOf({ source: 'prices', publishedAt: '2026-11-20', format: 'prices', categories: ['reference_price'] });
const row = rowOf(LINK.assets[0]?.key ?? '', { chain: 'ethereum', category: 'reference_price', entity: '14.02' });

export const importedPricesFixture: PricesFixture = {
  create: () => importedPrices.create({}, dependenciesWith(listStoreOf([{ list, row }]))),
  vendor: null,
  known: { token: LINK, usd: '14.02' },
  unknown: UNPRICED,
};
