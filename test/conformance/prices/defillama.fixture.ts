import { defillama } from '../../../adapters/prices/defillama/index.js';
import { DefillamaPrices } from '../../../adapters/prices/defillama/wire.js';
import { NOW_MS } from '../../support/builders.js';
import { dependenciesWith } from '../../support/provider-dependencies.js';
import { LINK, type PricesFixture, type PricesVendor, UNPRICED } from './fixture.js';

/** An answer of the documented form about the address, by what differs. */
const answerWith = ([address = '']: readonly string[], changes: object = {}): object => ({
  coins: {
    [`ethereum:${address}`]: {
      decimals: 18,
      symbol: 'LINK',
      price: 14.02,
      timestamp: NOW_MS / 1_000 - 60,
      confidence: 0.99,
      ...changes,
    },
  },
});

const vendor: PricesVendor = {
  origin: 'https://coins.example',
  method: 'GET',
  path: /^\/prices\/current\/[a-z]+:\w+$/,
  headers: {},
  asked: (path) => [path.split(':').at(-1) ?? ''],
  answer: (keys) => {
    // it is never asked about nothing
    if (keys.length === 0) return {};
    return keys.includes(LINK.assets[0]?.key ?? '') ? answerWith(keys) : { coins: {} };
  },
  schema: DefillamaPrices,
  words: {},
  nonsense: {
    'a price of nothing': (keys) => answerWith(keys, { price: 0 }),
    'a price below nothing': (keys) => answerWith(keys, { price: -1 }),
    'a price that is text': (keys) => answerWith(keys, { price: '14.02' }),
    'a price of base units': (keys) => answerWith(keys, { price: 1.402e19 }),
    'no date': (keys) => answerWith(keys, { timestamp: undefined }),
    'a date in milliseconds': (keys) => answerWith(keys, { timestamp: NOW_MS }),
    'a confidence of more than everything': (keys) => answerWith(keys, { confidence: 99 }),
    'the same address on another chain': ([key = '']) => ({
      coins: { [`base:${key}`]: { symbol: 'LINK', price: 14.02, timestamp: 1_795_000_000 } },
    }),
  },
};

export const defillamaFixture: PricesFixture = {
  create: () =>
    defillama.create(
      { baseUrl: vendor.origin, maxAgeSeconds: 3_600, keepSeconds: 30, allowPrivateNetwork: false },
      dependenciesWith(),
    ),
  vendor,
  known: { token: LINK, usd: '14.02' },
  unknown: UNPRICED,
};
