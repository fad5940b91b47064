import { priceInForce } from '../../../../domain/facts/price/price-facts.js';
import { type TokenAnswer, validateTokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import { askProvider } from './ask-provider.js';
import type { Probe, Question } from './question.js';

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
): Promise<FactsOf<'token'>> => {
  const [{ value, coverage }, known] = await Promise.all([registered, prices]);
  if (value === null) return { value, coverage };
  const price = priceInForce(known);
  return {
    value: {
      knownOnChain: value.knownOnChain,
      completeForAllChains: value.completeForAllChains,
      native: value.native,
      decimals: value.decimals,
      officialContracts: value.officialContracts,
      referencePriceUsd: price?.usd ?? null,
      pricedAt: price?.pricedAt ?? null,
      pegged: value.priced?.pegged ?? false,
      imitates: value.imitates,
      tokenContracts: value.tokenContracts,
      variants: value.variants,
    },
    coverage,
  };
};

export const probeToken: Probe<'token'> = (registry, signal) =>
  registry.lookUp({ chain: 'ethereum', symbol: 'ETH', keys: [] }, signal);
