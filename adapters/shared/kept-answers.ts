import { LRUCache } from 'lru-cache';
import type { Clock } from '../../ports/platform/platform.js';
import type { PricedAsset, PricedToken } from '../../domain/facts/price/price-facts.js';
import { ProviderError } from '../../ports/sources/errors.js';

const MAX_KEPT = 10_000;
/** Most rows of all kept lists together. */
const MAX_ROWS_KEPT = 200_000;

/**
 * Asks again only after `keepSeconds`: for what does not change from check to check, at a vendor that limits calls.
 * Only answers are kept, never failures; at most 10,000 of them, and where `rowsOf` counts their rows, 200,000 rows.
 */
export const createKeptAnswers = <Answer extends object>(
  clock: Clock,
  keepSeconds: number,
  rowsOf?: (answer: Answer) => number,
): ((key: string, ask: () => Promise<Answer>) => Promise<Answer>) => {
  const kept = new LRUCache<string, { readonly answer: Answer; readonly atMs: number }>({
    max: MAX_KEPT,
    ...(rowsOf && { maxSize: MAX_ROWS_KEPT, sizeCalculation: ({ answer }) => 1 + rowsOf(answer) }),
  });
  return async (key, ask) => {
    const known = kept.get(key);
    // a clock that was set back must not keep an answer of its future
    if (known !== undefined && Math.abs(clock.now() - known.atMs) < keepSeconds * 1_000) return known.answer;
    const answer = await ask();
    kept.set(key, { answer, atMs: clock.now() });
    return answer;
  };
};

/** The token on the chain of the check. Its price is one and the same elsewhere, so one question is enough. */
export const pricedFirst = ({ assets: [first] }: PricedToken): PricedAsset => {
  if (first === undefined) throw new ProviderError('internal_error', 'The token has no key to ask by');
  return first;
};
