import Big from 'big.js';
import type { AssetPrice, ExecutedEffect } from '../../../../domain/facts/simulation/execution.js';
import { OLD_PRICE_STEP } from '../../../../domain/facts/price/price-facts.js';
import {
  type AcceptedPrice,
  hasPrice,
  isPriceFresh,
  settlePrices,
} from '../../../../domain/facts/price/settle-prices.js';
import { validatePriceAnswer } from '../../../../domain/facts/price/validate-price-answer.js';
import { nestedSafes, proposedSafe } from '../../../../domain/payload/evm/safe-transaction.js';
import type { PayloadAsset } from '../../../../domain/payload/action.js';
import { askEachProvider, askProvider } from './ask-provider.js';
import type { Question } from './question.js';

/** More assets than an ordinary trade has: of others no price is known. */
const MAX_ASSETS = 8;

/**
 * What the sender, or a Safe that it has act, loses and gains and the registry knows, where it does both; else there is
 * nothing to compare. Of a proposal to a Safe all that is lost: a part of it may be a refund.
 */
const tradedBy = (
  { intent, payload }: Pick<Question, 'intent' | 'payload'>,
  effects: readonly ExecutedEffect[],
): readonly PayloadAsset[] => {
  const safe = proposedSafe(payload);
  const acting = [safe ?? intent.sender.key, ...(payload === null ? [] : nestedSafes(payload))];
  const own = effects.filter((effect) => effect.kind === 'balance').filter(({ account }) => acting.includes(account));
  const signs = new Set(own.map(({ delta }) => delta.startsWith('-')));
  const known = own.map(({ asset }) => asset).filter(({ symbol, tokenId }) => symbol !== null && tokenId === null);
  const unique = new Map(known.map((asset) => [asset.address, asset]));
  return signs.size < 2 && safe === null ? [] : [...unique.values()].slice(0, MAX_ASSETS);
};

/** The lowest and the highest that a price stands for; none where it is too old to stand for anything. */
const rangeOf = (price: AcceptedPrice, nowMs: number): readonly Big[] => {
  const usd = new Big(price.usd);
  if (isPriceFresh(price, nowMs)) return [usd];
  return price.basis === 'reference' ? [usd.div(OLD_PRICE_STEP), usd.times(OLD_PRICE_STEP)] : [];
};

/** Prices of one asset by the sources of the service itself, those that these have refused left out. */
const acceptedPrices = async (question: Question, { symbol }: PayloadAsset): Promise<readonly AcceptedPrice[]> => {
  const { sources, intent, deadline, nowMs } = question;
  const { chain } = intent;
  const asked = sources.token.instance.lookUp({ chain, symbol: symbol ?? '', keys: [] }, deadline.signal);
  const registered = await deadline.wait(asked);
  const token = registered.priced;
  if (token === null) return [];
  // an outside source never learns of a token that only a node showed
  const own = sources.prices.filter(({ manifest }) => manifest.kind === 'local');
  const answers = await askEachProvider(own, question, (provider) =>
    askProvider('prices', provider, question, async (signal) => {
      const answer = validatePriceAnswer(await provider.instance.priceOf(token, signal), nowMs);
      return { value: { basis: provider.instance.basis, ...answer }, asOf: answer.asOf, note: answer.note };
    }),
  );
  const refused = settlePrices(answers, () => null, nowMs).map(({ value }) => value?.refusedUsd !== null);
  return answers
    .flatMap(({ value }, index) => (value === null || refused[index] === true ? [] : [value]))
    .filter(hasPrice);
};

/** The highest price of one whole token, old ones included, as exact decimal text; null where none is known. */
export const highestPrice = async (question: Question, asset: PayloadAsset): Promise<string | null> => {
  if (asset.symbol === null || asset.tokenId !== null) return null;
  const prices = (await acceptedPrices(question, asset)).map(({ usd }) => new Big(usd));
  return prices.sort((one, other) => other.cmp(one))[0]?.toFixed() ?? null;
};

const priceOf = async (question: Question, asset: PayloadAsset): Promise<readonly AssetPrice[]> => {
  const { address } = asset;
  const { nowMs } = question;
  const prices = (await acceptedPrices(question, asset))
    .flatMap((price) => rangeOf(price, nowMs))
    .sort((one, other) => one.cmp(other));
  const [least, most] = [prices[0], prices.at(-1)];
  return least === undefined || most === undefined
    ? []
    : [{ address, leastUsd: least.toFixed(), mostUsd: most.toFixed() }];
};

/** Prices of what the sender trades, by the sources of the service itself. Never rejects: without one none is known. */
export const tradedPrices = async (
  question: Question,
  effects: readonly ExecutedEffect[],
): Promise<readonly AssetPrice[]> => {
  try {
    const traded = tradedBy(question, effects);
    return (await Promise.all(traded.map((asset) => priceOf(question, asset)))).flat();
  } catch (error) {
    question.logger.log('warn', 'no price is known of what a payload trades', { error });
    return [];
  }
};
