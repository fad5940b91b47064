import Type from 'typebox';
import { closed, nullable } from '../../building-blocks.js';
import { dateText } from './value.js';

export const ContractFactsSchema = closed({
  key: Type.String(),
  name: nullable(Type.String()),
  verified: nullable(Type.Boolean()),
  upgradeable: nullable(Type.Boolean()),
  source_name: Type.String(),
  observed_at: nullable(dateText),
  demonstration: Type.Boolean(),
});
