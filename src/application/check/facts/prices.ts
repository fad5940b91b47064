import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import type { PricedToken } from '../../../../domain/facts/price/price-facts.js';
import { hasPrice, settlePrices } from '../../../../domain/facts/price/settle-prices.js';
import type { TokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import {
  type GivenPrice,
  type PriceAnswer,
  validatePriceAnswer,
} from '../../../../domain/facts/price/validate-price-answer.js';
import { type Soon, whenThere } from '../../../../domain/shared/soon.js';
import { nativePlaceholder } from '../../../../domain/intent/token-key.js';
import { factOf } from '../ask-source.js';
import type { WiredProvider } from '../sources.js';
import { askEachProvider, askProvider, sourceIdentityOf } from './ask-provider.js';
import type { Probe, Question } from './question.js';

const NO_PRICE: PriceAnswer = {
  usd: null,
  pricedAt: null,
  maxAgeSeconds: null,
  asOf: null,
  note: null,
};

/** Why a source is not asked; null where it is. An outside source learns of a token only where its price decides. */
const reasonNotToAsk = (
  { intent }: Question,
  { manifest }: WiredProvider<'prices'>,
  token: PricedToken | null,
): string | null => {
  if (token === null) return 'nothing was asked: the token is not known on this chain';
  if (manifest.kind !== 'external') return null;
  if (token.pegged) return 'nothing was asked: the token promises to be worth one dollar';
  return intent.direction === 'incoming' ? 'nothing was asked: an incoming amount is not judged' : null;
};

const ask = (
  question: Question,
  provider: WiredProvider<'prices'>,
  token: PricedToken | null,
): Soon<Fact<GivenPrice>> => {
  const why = reasonNotToAsk(question, provider, token);
  const { basis } = provider.instance;
  if (token === null || why !== null)
    return factOf(sourceIdentityOf('prices', provider), { basis, ...NO_PRICE }, { status: 'answered', note: why });
  return askProvider('prices', provider, question, (signal) =>
    whenThere(provider.instance.priceOf(token, signal), (given) => {
      const answer = validatePriceAnswer(given, question.nowMs);
      return { value: { basis, ...answer }, asOf: answer.asOf, note: answer.note };
    }),
  );
};

const ETHER: PricedToken = {
  symbol: 'ETH',
  pegged: false,
  assets: [{ chain: 'ethereum', key: nativePlaceholder('ethereum') }],
};

/** Asks every source of prices about the declared token, and settles which price is in force. */
export const askPrices = (question: Question, registered: Soon<Fact<TokenAnswer>>): Soon<FactsOf<'prices'>> =>
  whenThere(registered, ({ value }) => pricesOf(question, value?.priced ?? null));

/** The same of any token. */
export const pricesOf = (question: Question, token: PricedToken | null): Soon<FactsOf<'prices'>> =>
  whenThere(
    askEachProvider(question.sources.prices, question, (provider) => ask(question, provider, token)),
    (answers) => settled(question, token, answers),
  );

const settled = (
  { acceptedPrices, nowMs }: Question,
  token: PricedToken | null,
  answers: readonly Fact<GivenPrice>[],
): FactsOf<'prices'> => {
  const [first] = token?.assets ?? [];
  const placeOf = (provider: string): string => `${provider} ${first?.chain ?? ''} ${first?.key ?? ''}`;
  const prices = settlePrices(answers, (provider) => acceptedPrices.get(placeOf(provider)) ?? null, nowMs);
  for (const [index, { value, coverage }] of answers.entries())
    if (value?.basis === 'quote' && hasPrice(value) && prices[index]?.coverage.status === 'answered')
      acceptedPrices.set(placeOf(coverage.provider), value);
  return prices;
};

export const probePrices: Probe<'prices'> = (source, signal) => source.priceOf(ETHER, signal);
