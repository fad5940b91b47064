import { isCount, isDate, isFlag, isListOf, isNullOr, isOneOf, isShaped, isText } from '../../shared/shape.js';
import { ALL_CHAINS } from '../../chains/index.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import type { PricedAsset, PricedToken } from '../price/price-facts.js';
import type { RegisteredToken, TokenContract } from './token-facts.js';

/** What a registry says of a symbol. Price sources say what the token is worth. */
export interface TokenAnswer extends RegisteredToken {
  /** How sources of prices are asked about it; null where the chain has no such token. */
  readonly priced: PricedToken | null;
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
  imitates: isListOf(isText),
  tokenContracts: areTokenContracts,
  variants: areTokenContracts,
  priced: isNullOr(
    isShaped<PricedToken>({
      symbol: isText,
      pegged: isFlag,
      assets: isListOf(isShaped<PricedAsset>({ chain: isOneOf(ALL_CHAINS), key: isText })),
    }),
  ),
  asOf: isNullOr(isDate),
});

/** Throws `InvalidAnswer` where the answer, at run time, is not of its type or about a key that was not asked for. */
export const validateTokenAnswer = (answer: TokenAnswer, keys: readonly string[]): TokenAnswer => {
  if (!isTokenAnswer(answer)) throw new InvalidAnswer(NOT_OF_THE_FORM);
  if (!answer.tokenContracts.every(({ key }) => keys.includes(key)))
    throw new InvalidAnswer('it is about an address that was not asked for');
  return answer;
};
