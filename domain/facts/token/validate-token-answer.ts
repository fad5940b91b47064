import { isCount, isDate, isDecimal, isFlag, isListOf, isNullOr, isShaped, isText } from '../../shared/shape.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import type { TokenContract, TokenFacts } from './token-facts.js';

export interface TokenAnswer extends TokenFacts {
  /** Date of the table behind the answer, ISO 8601; null where it has none. */
  readonly asOf: string | null;
}

const areTokenContracts = isListOf(isShaped<TokenContract>({ key: isText, symbol: isText }));

const isTokenAnswer = isShaped<TokenAnswer>({
  knownOnChain: isFlag,
  completeForAllChains: isFlag,
  native: isFlag,
  decimals: isNullOr(isCount),
  officialContracts: isListOf(isText),
  referencePriceUsd: isNullOr(isDecimal),
  pricedAt: isNullOr(isDate),
  pegged: isFlag,
  imitates: isListOf(isText),
  tokenContracts: areTokenContracts,
  variants: areTokenContracts,
  asOf: isNullOr(isDate),
});

/** Throws `InvalidAnswer` where the answer, at run time, is not of its type or about a key that was not asked for. */
export const validateTokenAnswer = (answer: TokenAnswer, keys: readonly string[]): TokenAnswer => {
  if (!isTokenAnswer(answer)) throw new InvalidAnswer(NOT_OF_THE_FORM);
  if (!answer.tokenContracts.every(({ key }) => keys.includes(key)))
    throw new InvalidAnswer('it is about an address that was not asked for');
  return answer;
};
