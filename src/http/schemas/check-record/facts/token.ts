import { Type } from '../../../../../domain/shared/schema.js';
import { closed, list, nullable } from '../../building-blocks.js';
import { count, dateText } from './value.js';

const tokenContract = closed({ key: Type.String(), symbol: Type.String() });

const members = {
  known_on_chain: Type.Boolean(),
  complete_for_all_chains: Type.Boolean(),
  native: Type.Boolean(),
  decimals: nullable(count),
  official_contracts: list(Type.String()),
  reference_price_usd: nullable(Type.String()),
  priced_at: nullable(dateText),
  pegged: Type.Boolean(),
  imitates: list(Type.String()),
  variants: list(tokenContract),
};

export const TokenFactsSchema = closed({
  ...members,
  token_contracts: list(tokenContract),
  others: list(closed({ symbol: Type.String(), ...members })),
});
