import { type Static, Type } from '../../../domain/shared/schema.js';
import { readerOf } from '../../shared/described-form.js';

const closed = { additionalProperties: false } as const;

/** What a token may be worth, US dollars: a price beyond is a mistake of units. */
const price = Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 100_000_000 });

const Coin = Type.Object(
  {
    price,
    symbol: Type.String({ maxLength: 100 }),
    /** Seconds since 1970. */
    timestamp: Type.Integer({ minimum: 1, maximum: 10_000_000_000 }),
    confidence: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 255 })),
  },
  closed,
);

/**
 * What it sends: the coins that it knows among those that were asked for. Source: DefiLlama's API,
 * `GET /prices/current/{coins}`.
 */
export const DefillamaPrices = Type.Object(
  { coins: Type.Record(Type.String({ pattern: '^[a-z]+:[0-9A-Za-z]{1,64}$' }), Coin, closed) },
  closed,
);

export type DefillamaPrices = Static<typeof DefillamaPrices>;
export type Coin = Static<typeof Coin>;

/** Takes an answer only in exactly this form. Throws a `ProviderError` of reason `bad_response`. */
export const readDefillamaPrices = readerOf(DefillamaPrices);
