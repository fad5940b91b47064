import { httpPriceFeed } from '../../../adapters/prices/http-price-feed/index.js';
import { Known } from '../../../adapters/prices/http-price-feed/wire.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { notFound } from '../vendor.js';
import { LINK, type PricesFixture, type PricesVendor, UNPRICED } from './fixture.js';

/** What the feed answers about the address, by what differs. */
const answerWith = ([address]: readonly string[], changes: object = {}): object => ({
  chain: 'ethereum',
  address,
  price_usd: '14.02',
  priced_at: '2026-11-21T11:59:00Z',
  ...changes,
});

const vendor: PricesVendor = {
  origin: 'https://prices.example',
  method: 'GET',
  path: /^\/v1\/prices\/[a-z]+\/\w+$/,
  headers: { authorization: 'Bearer made-up' },
  asked: (path) => [path.split('/').at(-1) ?? ''],
  answer: (keys) =>
    keys.includes(LINK.assets[0]?.key ?? '') ? answerWith(keys) : notFound({ error: 'price_not_found' }),
  schema: Known,
  words: {},
  nonsense: {
    'a price of another chain': (keys) => answerWith(keys, { chain: 'base' }),
    'a price of nothing': (keys) => answerWith(keys, { price_usd: '0.00' }),
    'a price below nothing': (keys) => answerWith(keys, { price_usd: '-14.02' }),
    'a price that is a number': (keys) => answerWith(keys, { price_usd: 14.02 }),
    'a price in words': (keys) => answerWith(keys, { price_usd: 'Infinity' }),
    'a price of base units': (keys) => answerWith(keys, { price_usd: '14020000000000000000' }),
    'a price without a date': (keys) => answerWith(keys, { priced_at: undefined }),
    'a date that is none': (keys) => answerWith(keys, { priced_at: 'now' }),
  },
};

export const httpPriceFeedFixture: PricesFixture = {
  create: () =>
    httpPriceFeed.create(
      { baseUrl: vendor.origin, apiKey: 'made-up', maxAgeSeconds: 3_600, keepSeconds: 30, allowPrivateNetwork: false },
      dependenciesWith(),
    ),
  vendor,
  known: { token: LINK, usd: '14.02' },
  unknown: UNPRICED,
};
