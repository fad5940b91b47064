import { isDate, isFlag, isListOf, isNullOr, isOneOf, isShaped, isText, type Predicate } from '../../shared/shape.js';
import type { ProviderKind } from '../coverage.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import { ACCOUNT_AGES, type AccountState, CODE_KINDS } from './account-state.js';
import { type ContractStatement, RECEIPTS } from './contract-facts.js';
import { ACCOUNT_ROLES, type Imitated, type KnownAccount } from './known-account.js';

export interface ContractAnswer extends ContractStatement {
  /** Date of the data behind the answer, ISO 8601; null where it has none. */
  readonly asOf: string | null;
}

const hasShapeOfState = isShaped<AccountState>({
  code: isOneOf(CODE_KINDS),
  implementation: isNullOr(isText),
  admin: isNullOr(isText),
  owner: isNullOr(isText),
  delegate: isNullOr(isText),
  age: isNullOr(isOneOf(ACCOUNT_AGES)),
  frozenBy: isNullOr(isListOf(isText)),
});

const isAccountState: Predicate = (value) => {
  if (!hasShapeOfState(value)) return false;
  const { code, delegate } = value as AccountState;
  return (code === 'delegated') === (delegate !== null);
};

const isSelector: Predicate = (value) => typeof value === 'string' && /^0x[0-9a-f]{8}$/.test(value);

const isKnownAccount = isShaped<KnownAccount>({
  roles: isListOf(isOneOf(ACCOUNT_ROLES)),
  functions: isNullOr(isListOf(isSelector)),
  payable: isListOf(isSelector),
  imitates: isNullOr(isShaped<Imitated>({ key: isText, name: isText })),
});

const isContractAnswer = isShaped<ContractAnswer>({
  key: isText,
  name: isNullOr(isText),
  verified: isNullOr(isFlag),
  upgradeable: isNullOr(isFlag),
  receives: isNullOr(isOneOf(RECEIPTS)),
  state: isNullOr(isAccountState),
  known: isNullOr(isKnownAccount),
  sourceName: isText,
  observedAt: isNullOr(isDate),
  demonstration: isFlag,
  asOf: isNullOr(isDate),
});

/** Throws `InvalidAnswer` where the answer, at run time, is not of its type or about another address. */
export const validateContractAnswer = (answer: ContractAnswer, key: string, kind: ProviderKind): ContractAnswer => {
  if (!isContractAnswer(answer)) throw new InvalidAnswer(NOT_OF_THE_FORM);
  if (answer.key !== key) throw new InvalidAnswer('it is about another address');
  if (answer.demonstration && kind !== 'demonstration')
    throw new InvalidAnswer('only a demonstration source may give demonstration data');
  return answer;
};
