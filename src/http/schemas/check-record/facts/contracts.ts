import Type from 'typebox';
import { RECEIPTS } from '../../../../../domain/facts/contract/contract-facts.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';
import { dateText } from './value.js';

const statement = {
  key: Type.String(),
  name: nullable(Type.String()),
  verified: nullable(Type.Boolean()),
  upgradeable: nullable(Type.Boolean()),
  receives: nullable(oneOf(RECEIPTS)),
  source_name: Type.String(),
  observed_at: nullable(dateText),
  demonstration: Type.Boolean(),
};

export const ContractFactsSchema = closed({
  ...statement,
  recipient: nullable(closed(statement)),
  others: list(closed(statement), { description: 'About accounts that only the payload names.' }),
});
