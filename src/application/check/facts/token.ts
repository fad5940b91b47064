import { priceInForce } from '../../../../domain/facts/price/price-facts.js';
import { type TokenAnswer, validateTokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import type { Fact } from '../../../../domain/facts/facts.js';
import type { WiredSources } from '../sources.js';
import { askProvider } from './ask-provider.js';
import type { Asking, Question } from './question.js';

/** What the registry alone says, before a source of prices was asked. Never rejects. */
export const askRegistry = (
  { intent, subjectKeys: keys }: Pick<Question, 'intent' | 'subjectKeys'>,
  registry: WiredSources['token'],
  question: Question,
): Promise<Fact<TokenAnswer>> =>
  askProvider('token', registry, question, async (signal) => {
    const answer = await registry.instance.lookUp({ chain: intent.chain, symbol: intent.token, keys }, signal);
    const value = validateTokenAnswer(answer, keys);
    return { value, asOf: value.asOf, note: null };
  });

/** The registry's answer with the price that is in force. */
export const token: Asking<'token'> = {
  gather: async (question) => {
    const [{ value, coverage }, prices] = await Promise.all([question.registered(), question.factsOf('prices')]);
    if (value === null) return { value, coverage };
    const price = priceInForce(prices);
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
  },
  probe: (registry, signal) => registry.lookUp({ chain: 'ethereum', symbol: 'ETH', keys: [] }, signal),
};
