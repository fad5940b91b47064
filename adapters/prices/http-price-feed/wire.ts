import { type Static, Type } from '../../../domain/shared/schema.js';
import type { FoundOrNot } from '../../shared/bounded-fetch.js';
import { readerOf } from '../../shared/described-form.js';

const closed = { additionalProperties: false } as const;
const text = Type.String({ minLength: 1, maxLength: 200 });

/** What it sends, with a 200, about a token whose price it knows. */
export const Known = Type.Object(
  {
    chain: text,
    address: text,
    price_usd: Type.String({ pattern: '^[0-9]{1,8}(\\.[0-9]{1,40})?$' }),
    priced_at: Type.String({ format: 'date-time' }),
  },
  closed,
);

/** What it sends, with a 404, about a token whose price it does not know. */
const Unknown = Type.Object({ error: Type.Literal('price_not_found') }, closed);

export type Known = Static<typeof Known>;

const readKnown = readerOf(Known);
const readUnknown = readerOf(Unknown);

/**
 * Takes an answer only in exactly the form that belongs to its status; null says that the feed does not know the price.
 * Throws a `ProviderError` of reason `bad_response`.
 */
export const readPriceFeedAnswer = ({ found, body }: FoundOrNot): Known | null => {
  if (found) return readKnown(body);
  readUnknown(body);
  return null;
};
