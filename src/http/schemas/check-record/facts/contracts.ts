import { Type } from '../../../../../domain/shared/schema.js';
import { ACCOUNT_AGES, CODE_KINDS } from '../../../../../domain/facts/contract/account-state.js';
import { ACCOUNT_ROLES } from '../../../../../domain/facts/contract/known-account.js';
import { RECEIPTS } from '../../../../../domain/facts/contract/contract-facts.js';
import { closed, list, nullable, oneOf } from '../../building-blocks.js';
import { dateText } from './value.js';

const state = closed({
  code: oneOf(CODE_KINDS),
  implementation: nullable(Type.String()),
  admin: nullable(Type.String()),
  owner: nullable(Type.String()),
  delegate: nullable(Type.String()),
  age: nullable(oneOf(ACCOUNT_AGES)),
  frozen_by: nullable(list(Type.String())),
});

const known = closed({
  roles: list(oneOf(ACCOUNT_ROLES)),
  functions: nullable(list(Type.String(), { description: 'Selectors of the functions that it is known for.' })),
  payable: list(Type.String(), { description: 'Selectors of those that take the own coin of the chain.' }),
  imitates: nullable(closed({ key: Type.String(), name: Type.String() })),
});

const statement = {
  key: Type.String(),
  name: nullable(Type.String()),
  verified: nullable(Type.Boolean()),
  upgradeable: nullable(Type.Boolean()),
  receives: nullable(oneOf(RECEIPTS)),
  state: nullable(state),
  known: nullable(known),
  source_name: Type.String(),
  observed_at: nullable(dateText),
  demonstration: Type.Boolean(),
};

export const ContractFactsSchema = closed({
  ...statement,
  recipient: nullable(closed(statement)),
  others: list(closed(statement), { description: 'About accounts that only the payload names, and about the sender.' }),
});
