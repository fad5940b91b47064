import type { Fact, FactsOf } from '../../../../domain/facts/facts.js';
import type { PricedToken } from '../../../../domain/facts/price/price-facts.js';
import { hasPrice, settlePrices } from '../../../../domain/facts/price/settle-prices.js';
import type { TokenAnswer } from '../../../../domain/facts/token/validate-token-answer.js';
import {
  type GivenPrice,
  type PriceAnswer,
  validatePriceAnswer,
} from '../../../../domain/facts/price/validate-price-answer.js';
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

/** Why a source is not asked; null where it is. Who is outside learns of a token only where its price decides. */
const reasonNotToAsk = (
  { intent }: Question,
  { manifest }: WiredProvider<'prices'>,
  token: PricedToken | null,
): string | null => {
  if (token === null) return 'nothing was asked: the token is not known on this chain';
  if (manifest.kind !== 'external') return null;
  if (token.pegged) return 'nothing was asked: the token is one dollar by promise';
  return intent.direction === 'incoming' ? 'nothing was asked: an incoming amount is not judged' : null;
};

const ask = async (
  question: Question,
  provider: WiredProvider<'prices'>,
  token: PricedToken | null,
): Promise<Fact<GivenPrice>> => {
  const why = reasonNotToAsk(question, provider, token);
  const { basis } = provider.instance;
  if (token === null || why !== null)
    return factOf(sourceIdentityOf('prices', provider), { basis, ...NO_PRICE }, { status: 'answered', note: why });
  return askProvider('prices', provider, question, async (signal) => {
    const answer = validatePriceAnswer(await provider.instance.priceOf(token, signal), question.nowMs);
    return { value: { basis, ...answer }, asOf: answer.asOf, note: answer.note };
  });
};

const ETHER: PricedToken = {
  symbol: 'ETH',
  pegged: false,
  assets: [{ chain: 'ethereum', key: nativePlaceholder('ethereum') }],
};

/** Asks every source of prices about the declared token, and settles which price is in force. */
export const askPrices = async (
  question: Question,
  registered: Promise<Fact<TokenAnswer>>,
): Promise<FactsOf<'prices'>> => pricesOf(question, (await registered).value?.priced ?? null);

/** The same of any token. */
export const pricesOf = async (question: Question, token: PricedToken | null): Promise<FactsOf<'prices'>> => {
  const { acceptedPrices, nowMs } = question;
  const answers = await askEachProvider(question.sources.prices, question, (provider) =>
    ask(question, provider, token),
  );
  const [first] = token?.assets ?? [];
  const placeOf = (provider: string): string => `${provider} ${first?.chain ?? ''} ${first?.key ?? ''}`;
  const settled = settlePrices(answers, (provider) => acceptedPrices.get(placeOf(provider)) ?? null, nowMs);
  for (const [index, { value, coverage }] of answers.entries())
    if (value?.basis === 'quote' && hasPrice(value) && settled[index]?.coverage.status === 'answered')
      acceptedPrices.set(placeOf(coverage.provider), value);
  return settled;
};

export const probePrices: Probe<'prices'> = (source, signal) => source.priceOf(ETHER, signal);
