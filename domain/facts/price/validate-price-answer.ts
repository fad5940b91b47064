import { isDate, isDecimal, isNullOr, isSeconds, isShaped, isText } from '../../shared/shape.js';
import { liesAhead } from '../../shared/iso-time.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import type { PriceBasis } from './price-facts.js';

/** What a source says of a token's price. */
export interface PriceAnswer {
  /** US dollars for one whole token, exact decimal text above zero; null where the source knows none. */
  readonly usd: string | null;
  /** Date of the price, ISO 8601; null exactly where there is no price. */
  readonly pricedAt: string | null;
  /** How long it counts from its date; null: it does not grow old. */
  readonly maxAgeSeconds: number | null;
  /** Date of the data behind the answer, ISO 8601; null where it has none. */
  readonly asOf: string | null;
  /** What coverage says of the answer; null for nothing. */
  readonly note: string | null;
}

/** A price answer and its basis. */
export interface GivenPrice extends PriceAnswer {
  readonly basis: PriceBasis;
}

const isPriceAnswer = isShaped<PriceAnswer>({
  usd: isNullOr((value) => isDecimal(value) && /[1-9]/.test(String(value))),
  pricedAt: isNullOr(isDate),
  maxAgeSeconds: isNullOr(isSeconds),
  asOf: isNullOr(isDate),
  note: isNullOr(isText),
});

/**
 * Throws `InvalidAnswer` where the answer, at run time, is not of its type, is no price, has no date, or one that lies
 * ahead.
 */
export const validatePriceAnswer = (answer: PriceAnswer, nowMs: number): PriceAnswer => {
  if (!isPriceAnswer(answer) || (answer.usd === null) !== (answer.pricedAt === null))
    throw new InvalidAnswer(NOT_OF_THE_FORM);
  if (answer.pricedAt !== null && liesAhead(answer.pricedAt, nowMs))
    throw new InvalidAnswer('its price has a date that lies ahead');
  return answer;
};
