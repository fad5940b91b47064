import { priceInForce } from '../../../../domain/facts/price/price-facts.js';
import { type TokenAnswer, validateTokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import type { OtherToken, TokenFacts } from '../../../../domain/facts/token/token-facts.js';
import { tokenKey } from '../../../../domain/intent/token-key.js';
import { currencyOf } from '../../../../domain/chains/index.js';
import { askProvider } from './ask-provider.js';
import { pricesOf } from './prices.js';
import type { Probe, Question } from './question.js';
import { withMembers } from '../../../../domain/shared/with-members.js';

/** What the registry alone says, before a source of prices was asked. Never rejects. */
export const askRegistry = (question: Question): Promise<Fact<TokenAnswer>> =>
  askProvider('token', question.sources.token, question, async (signal) => {
    const { intent, subjectKeys: keys, sources } = question;
    const answer = await sources.token.instance.lookUp({ chain: intent.chain, symbol: intent.token, keys }, signal);
    const value = validateTokenAnswer(answer, keys);
    return { value, asOf: value.asOf, note: null };
  });

/** The registry's answer with the price that is in force. */
export const pricedToken = async (
  registered: Promise<Fact<TokenAnswer>>,
  prices: Promise<FactsOf<'prices'>>,
  others: Promise<readonly OtherToken[]>,
): Promise<FactsOf<'token'>> => {
  const [{ value, coverage }, known, named] = await Promise.all([registered, prices, others]);
  if (value === null) return { value, coverage };
  const facts = withMembers(factsOf(value, known), { tokenContracts: value.tokenContracts, others: named });
  return { value: facts, coverage };
};

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
export const askOtherTokens = async (question: Question): Promise<readonly OtherToken[]> => {
  const symbols = otherSymbols(question);
  if (symbols.length === 0) return NO_OTHERS;
  const { sources, intent } = question;
  const found = await Promise.all(
    symbols.map(async (symbol): Promise<readonly OtherToken[]> => {
      const registered = await askProvider('token', sources.token, question, async (signal) => {
        const answer = await sources.token.instance.lookUp({ chain: intent.chain, symbol, keys: [] }, signal);
        return { value: validateTokenAnswer(answer, []), asOf: answer.asOf, note: null };
      });
      if (registered.value === null) return NO_OTHERS;
      return [{ symbol, ...factsOf(registered.value, await pricesOf(question, registered.value.priced)) }];
    }),
  );
  return found.flat();
};

export const probeToken: Probe<'token'> = (registry, signal) =>
  registry.lookUp({ chain: 'ethereum', symbol: 'ETH', keys: [] }, signal);
