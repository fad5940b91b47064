import { parseIsoMs } from '../../shared/iso-time.js';
import type { Coverage } from '../coverage.js';
import type { Fact } from '../facts.js';
import { type Freshness, freshnessOf, neverCurrent } from './evidence.js';
import { CATEGORY_TABLE, type CategoryMeaning, isLabel } from './category.js';
import { type ListState, SCREENING, type ScreeningFacts } from './screening-facts.js';

/** A list that holds sanctions, alone or among others. */
export const isSanctionsList = ({ categories }: ListState): boolean => categories.includes('sanctions');

/** A list that holds something against an address, other than a sanction. */
export const isThreatList = ({ categories }: ListState): boolean =>
  categories.some((category) => isLabel(category) && isThreat(CATEGORY_TABLE[category].meaning));

/** A list of sites that phish. */
export const isSitesList = ({ categories }: ListState): boolean => categories.includes('phishing_site');

const isThreat = (meaning: CategoryMeaning): boolean =>
  meaning === 'crime' || meaning === 'illicit' || meaning === 'elevated';

export const isDatedByPublisher = ({ datedBy }: Pick<ListState, 'datedBy'>): boolean =>
  datedBy === undefined || datedBy === 'publisher';

/** How fresh a list is by its own maximum age: CURRENT only where its publisher dates it. */
export const freshnessOfList = (
  list: Pick<ListState, 'publishedAt' | 'maxAgeSeconds' | 'datedBy'>,
  nowMs: number,
): Freshness => {
  const freshness = freshnessOf(list.publishedAt, list.maxAgeSeconds, nowMs);
  return isDatedByPublisher(list) ? freshness : neverCurrent(freshness);
};

/** Date of the oldest of these lists, as it was given; null for none. */
export const oldestListDate = (lists: readonly Pick<ListState, 'publishedAt'>[]): string | null =>
  lists.reduce<string | null>(
    (oldest, { publishedAt }) =>
      oldest === null || parseIsoMs(publishedAt) < parseIsoMs(oldest) ? publishedAt : oldest,
    null,
  );

/** Coverage in which a source that holds required lists is as old as the oldest of these. */
export const datedCoverage = ({ coverage, value }: Fact<unknown>, requiredLists: readonly string[]): Coverage => {
  if (requiredLists.length === 0 || value === null || coverage.capability !== SCREENING.capability) return coverage;
  const { lists } = value as ScreeningFacts;
  const asOf = oldestListDate(lists.filter(({ source }) => requiredLists.includes(source)));
  return asOf === null ? coverage : { ...coverage, asOf };
};
