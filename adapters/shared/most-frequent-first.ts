import type { FindingCode } from '../../domain/findings/index.js';
import { compareText } from '../../domain/shared/compare-text.js';
import type { FindingCount } from '../../ports/stores/check-index.js';

/** Counts of findings in the order in which every storage gives them. */
export const mostFrequentFirst = (counts: ReadonlyMap<FindingCode, number>): readonly FindingCount[] =>
  [...counts]
    .map(([code, checks]) => ({ code, checks }))
    .sort((left, right) => right.checks - left.checks || compareText(left.code, right.code));
