import { Type } from '../../../../../domain/shared/schema.js';
import { PRICE_BASES, PRICE_STANDINGS } from '../../../../../domain/facts/price/price-facts.js';
import { closed, nullable, oneOf } from '../../building-blocks.js';
import { count, dateText } from './value.js';

export const PriceFactsSchema = closed({
  basis: oneOf(PRICE_BASES, { description: 'The bundled constants, an imported list, or a source asked just now.' }),
  usd: nullable(Type.String({ description: 'US dollars for one whole token.' })),
  priced_at: nullable(dateText),
  max_age_seconds: nullable(count),
  standing: oneOf(PRICE_STANDINGS, { description: 'Amounts are judged by the price that is `in_force`.' }),
  refused_usd: nullable(Type.String({ description: 'A price that stepped too far from the last one to be taken.' })),
});
