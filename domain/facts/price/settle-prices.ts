import Big from 'big.js';
import { liesAhead, parseIsoMs } from '../../shared/iso-time.js';
import type { Coverage } from '../coverage.js';
import type { Fact } from '../facts.js';
import type { PriceFacts, PriceStanding } from './price-facts.js';
import type { GivenPrice } from './validate-price-answer.js';

/**
 * How many times higher or lower a price may be than the one it is compared with. Beside the last price that the same
 * source gave within a day: no main token has moved further in a day. Beside the bundled constant, which may be a year
 * old: a mistake of units is a hundred and more.
 */
export const MAX_PRICE_STEP = { sinceAccepted: 3, sinceReference: 10 } as const;

const DAY_MS = 86_400_000;

/** A price that was taken from a source earlier. */
export type AcceptedPrice = GivenPrice & { readonly usd: string; readonly pricedAt: string };

export const hasPrice = (answer: GivenPrice): answer is AcceptedPrice =>
  answer.usd !== null && answer.pricedAt !== null;

const ageMs = ({ pricedAt }: AcceptedPrice, nowMs: number): number => nowMs - parseIsoMs(pricedAt);

/** True while a price is not older than its source allows. */
export const isPriceFresh = (price: AcceptedPrice, nowMs: number): boolean =>
  price.maxAgeSeconds === null ||
  (ageMs(price, nowMs) <= price.maxAgeSeconds * 1_000 && !liesAhead(price.pricedAt, nowMs));

/** What is left of one source's answer. */
interface Considered {
  readonly fact: Fact<GivenPrice>;
  /** The price that counts for it: what it said now, or what was accepted from it before; null for none. */
  readonly price: AcceptedPrice | null;
  readonly refusedUsd: string | null;
  readonly change: Partial<Coverage>;
}

interface Anchor {
  readonly usd: string;
  readonly maxStep: number;
}

const stepBeyond = (usd: string, { usd: last, maxStep }: Anchor): 'higher' | 'lower' | null => {
  const price = new Big(usd);
  if (price.gt(new Big(last).times(maxStep))) return 'higher';
  return price.times(maxStep).lt(last) ? 'lower' : null;
};

/** Compares with both: otherwise many small steps could lead anywhere. */
const anchorsOf = (accepted: AcceptedPrice | null, reference: string | null, nowMs: number): readonly Anchor[] => [
  ...(accepted !== null && ageMs(accepted, nowMs) <= DAY_MS
    ? [{ usd: accepted.usd, maxStep: MAX_PRICE_STEP.sinceAccepted }]
    : []),
  ...(reference === null ? [] : [{ usd: reference, maxStep: MAX_PRICE_STEP.sinceReference }]),
];

/**
 * A refused price counts as no answer: the right one may be dearer than what is left. A list that is far too low is
 * only set aside: it is compared with the constant alone, which may be a year old, and that or a fresh price stays in
 * force.
 */
const refused = (answer: AcceptedPrice, direction: 'higher' | 'lower'): Partial<Coverage> =>
  direction === 'higher' || answer.basis === 'quote'
    ? { status: 'unavailable', reason: 'implausible' }
    : { note: 'a price that is far too low was refused' };

const consider = (
  fact: Fact<GivenPrice>,
  accepted: AcceptedPrice | null,
  reference: string | null,
  nowMs: number,
): Considered => {
  const answer = fact.value;
  const kept = accepted !== null && isPriceFresh(accepted, nowMs) ? accepted : null;
  if (answer === null || !hasPrice(answer)) return { fact, price: kept, refusedUsd: null, change: {} };
  if (answer.basis === 'reference') return { fact, price: answer, refusedUsd: null, change: {} };
  const [direction] = anchorsOf(accepted, reference, nowMs).flatMap((anchor) => stepBeyond(answer.usd, anchor) ?? []);
  if (direction !== undefined) return { fact, price: kept, refusedUsd: answer.usd, change: refused(answer, direction) };
  const isStaleQuote = answer.basis === 'quote' && !isPriceFresh(answer, nowMs);
  return { fact, price: answer, refusedUsd: null, change: isStaleQuote ? { status: 'stale' } : {} };
};

/** The highest; of equals the first. */
const highest = (prices: readonly AcceptedPrice[]): AcceptedPrice | null =>
  prices.reduce<AcceptedPrice | null>(
    (best, price) => (best === null || new Big(price.usd).gt(best.usd) ? price : best),
    null,
  );

const settled = ({ fact, price, refusedUsd, change }: Considered, standing: PriceStanding): Fact<PriceFacts> => {
  const source = price ?? fact.value;
  const value =
    source === null
      ? null
      : {
          basis: source.basis,
          usd: price?.usd ?? null,
          pricedAt: price?.pricedAt ?? null,
          maxAgeSeconds: source.maxAgeSeconds,
          standing,
          refusedUsd,
        };
  return { value, coverage: { ...fact.coverage, ...change } };
};

/**
 * Says by which price amounts are judged, and what became of the others. One that steps too far from the last is
 * refused, and what was in force before stays. Of those that are fresh the highest is in force, and where none is, the
 * highest of the old ones: a price that is missing, old or far too low never makes a large amount look small.
 * `acceptedOf`: the price that was last taken from the source; null for none.
 */
export const settlePrices = (
  facts: readonly Fact<GivenPrice>[],
  acceptedOf: (provider: string) => AcceptedPrice | null,
  nowMs: number,
): readonly Fact<PriceFacts>[] => {
  const reference = facts.find(({ value }) => value?.basis === 'reference')?.value?.usd ?? null;
  const considered = facts.map((fact) => consider(fact, acceptedOf(fact.coverage.provider), reference, nowMs));
  const prices = considered.flatMap(({ price }) => price ?? []);
  const fresh = prices.filter((price) => isPriceFresh(price, nowMs));
  const inForce = highest(fresh.length > 0 ? fresh : prices);
  const standingOf = ({ price }: Considered): PriceStanding => {
    if (price === null) return 'none';
    if (price === inForce) return 'in_force';
    return isPriceFresh(price, nowMs) ? 'lower' : 'stale';
  };
  return considered.map((one) => settled(one, standingOf(one)));
};
