import { priceInForce } from '../../../../domain/facts/price/price-facts.js';
import { type TokenAnswer, validateTokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import type { OtherToken, TokenFacts } from '../../../../domain/facts/token/token-facts.js';
import { tokenKey } from '../../../../domain/intent/token-key.js';
import { type Soon, whenAllThere, whenThere } from '../../../../domain/shared/soon.js';
import { currencyOf } from '../../../../domain/chains/index.js';
import { askProvider } from './ask-provider.js';
import { pricesOf } from './prices.js';
import type { Probe, Question } from './question.js';
import { withMembers } from '../../../../domain/shared/with-members.js';

/** What the registry alone says, before a source of prices was asked. Never rejects. */
export const askRegistry = (question: Question): Soon<Fact<TokenAnswer>> =>
  askAbout(question, question.intent.token, question.subjectKeys);

const askAbout = (question: Question, symbol: string, keys: readonly string[]): Soon<Fact<TokenAnswer>> => {
  const { token } = question.sources;
  return askProvider('token', token, question, (signal) =>
    whenThere(token.instance.lookUp({ chain: question.intent.chain, symbol, keys }, signal), (answer) => {
      const value = validateTokenAnswer(answer, keys);
      return { value, asOf: value.asOf, note: null };
    }),
  );
};

/** The registry's answer with the price that is in force. */
export const pricedToken = (
  registered: Soon<Fact<TokenAnswer>>,
  prices: Soon<FactsOf<'prices'>>,
  others: Soon<readonly OtherToken[]>,
): Soon<FactsOf<'token'>> =>
  whenThere(whenAllThere([registered, prices, others]), ([{ value, coverage }, known, named]) => {
    if (value === null) return { value, coverage };
    const facts = withMembers(factsOf(value, known), { tokenContracts: value.tokenContracts, others: named });
    return { value: facts, coverage };
  });

const factsOf = (value: TokenAnswer, prices: FactsOf<'prices'>): Omit<TokenFacts, 'tokenContracts' | 'others'> => {
  const price = priceInForce(prices);
  return {
    knownOnChain: value.knownOnChain,
    completeForAllChains: value.completeForAllChains,
    native: value.native,
    decimals: value.decimals,
    officialContracts: value.officialContracts,
    referencePriceUsd: price?.usd ?? null,
    pricedAt: price?.pricedAt ?? null,
    pegged: value.priced?.pegged ?? false,
    imitates: value.imitates,
    variants: value.variants,
  };
};

/** More tokens than an ordinary batch has: of others nothing is known, which is never ALLOW. */
const MAX_OTHERS = 16;
const NO_OTHERS: readonly OtherToken[] = [];

/** The symbols that the bytes name beside the intent's token, and that of the coin in which fee and value are paid. */
const otherSymbols = ({ intent, payload }: Question): readonly string[] => {
  if (payload === null) return [];
  const named = payload.actions
    .flatMap(({ asset, fields }) => [asset, ...fields.map((field) => field.asset)])
    .flatMap((asset) => asset?.symbol ?? []);
  const byKey = new Map([currencyOf(intent.chain).symbol, ...named].map((symbol) => [tokenKey(symbol), symbol]));
  byKey.delete(tokenKey(intent.token));
  return [...byKey.values()].slice(0, MAX_OTHERS);
};

/** What is known of the other tokens of the bytes. Never rejects: of one that gives no answer nothing is known. */
export const askOtherTokens = (question: Question): Soon<readonly OtherToken[]> => {
  const symbols = otherSymbols(question);
  if (symbols.length === 0) return NO_OTHERS;
  const asked = symbols.map((symbol) =>
    whenThere(askAbout(question, symbol, []), ({ value }) =>
      value === null
        ? NO_OTHERS
        : whenThere(pricesOf(question, value.priced), (prices): readonly OtherToken[] => [
            { symbol, ...factsOf(value, prices) },
          ]),
    ),
  );
  return whenThere(whenAllThere(asked), (found) => found.flat());
};

export const probeToken: Probe<'token'> = (registry, signal) =>
  registry.lookUp({ chain: 'ethereum', symbol: 'ETH', keys: [] }, signal);
