import { SEVERITIES } from '../../shared/severity.js';
import {
  isCount,
  isDate,
  isFlag,
  isListOf,
  isNullOr,
  isOneOf,
  isSeconds,
  isShaped,
  isShare,
  isText,
} from '../../shared/shape.js';
import { ALL_CHAINS } from '../../chains/index.js';
import type { ProviderKind } from '../coverage.js';
import { InvalidAnswer, NOT_OF_THE_FORM } from '../invalid-answer.js';
import { CATEGORY_TABLE, LIST_CATEGORIES } from './category.js';
import {
  type Attribution,
  ENTITY_ROLES,
  EVIDENCE_CATEGORIES,
  EXPOSURES,
  freshnessOf,
  type PathStep,
  type ScreeningSignal,
  SOURCE_KINDS,
} from './evidence.js';
import { DATED_BY, type ListState } from './screening-facts.js';
import { SITE_MATCHES, type SiteListing } from './site-listing.js';

export interface ScreeningAnswer {
  /** Empty: nothing is known of any subject. That is an answer, not an error. */
  readonly signals: readonly ScreeningSignal[];
  /** Date of the data behind the answer, ISO 8601; null where there is none. */
  readonly asOf: string | null;
  /** What the source holds, in a few words, for coverage; null for nothing to say. */
  readonly note: string | null;
  readonly lists: readonly ListState[];
  /** How old `asOf` may be by the source's own word, seconds; older data counts as a failure. Absent: no word on it. */
  readonly maxAgeSeconds?: number;
  /** About the hosts that were asked. Absent: nothing. */
  readonly sites?: readonly SiteListing[];
}

const isAttribution = isShaped<Attribution>({
  entityName: isText,
  entityType: isText,
  role: isNullOr(isOneOf(ENTITY_ROLES)),
  verification: isOneOf(['verified', 'reported', 'unverified']),
  confidence: isShare,
  jurisdiction: isNullOr(isText),
  identifiers: isListOf(isShaped<Attribution['identifiers'][number]>({ scheme: isText, value: isText })),
  addressOrTransaction: isNullOr(isText),
});

const isPathStep = isShaped<PathStep>({
  address: isText,
  label: isNullOr(isText),
  role: isNullOr(isOneOf(ENTITY_ROLES)),
  transactionReference: isNullOr(isText),
});

/** No provider speaks for a partner's own lists. */
const PROVIDED_KINDS = SOURCE_KINDS.filter((kind) => kind !== 'partner_list');

const isSignal = isShaped<ScreeningSignal>({
  subjectKey: isText,
  category: isOneOf(EVIDENCE_CATEGORIES),
  basis: isOneOf(['list_match', 'attribution']),
  exposure: isOneOf(EXPOSURES),
  severity: isOneOf(SEVERITIES),
  confidence: isShare,
  source: isShaped<ScreeningSignal['source']>({ id: isText, name: isText, kind: isOneOf(PROVIDED_KINDS) }),
  reference: isText,
  observedAt: isNullOr(isDate),
  publishedAt: isNullOr(isDate),
  maxAgeSeconds: isNullOr(isSeconds),
  demonstration: isFlag,
  tokenContractOn: isNullOr(isOneOf(ALL_CHAINS)),
  officialToken: isNullOr(
    isShaped<NonNullable<ScreeningSignal['officialToken']>>({ symbol: isText, sourceName: isText }),
  ),
  missingParts: isListOf(isText),
  attribution: isNullOr(isAttribution),
  path: isListOf(isPathStep),
  share: isNullOr(isShare),
  programmes: (value) => value === undefined || isListOf(isText)(value),
  partner: (value) => value === undefined,
});

const isListState = isShaped<ListState>({
  source: isText,
  publishedAt: isDate,
  datedBy: (value) => value === undefined || isOneOf(DATED_BY)(value),
  maxAgeSeconds: isNullOr(isSeconds),
  rows: isCount,
  sha256: isText,
  categories: isListOf(isOneOf(LIST_CATEGORIES)),
});

const isSiteListing = isShaped<SiteListing>({
  host: isText,
  match: isOneOf(SITE_MATCHES),
  entry: isText,
  source: isText,
  publishedAt: isDate,
  demonstration: isFlag,
});

const isScreeningAnswer = isShaped<ScreeningAnswer>({
  signals: isListOf(isSignal),
  asOf: isNullOr(isDate),
  note: isNullOr(isText),
  lists: isListOf(isListState),
  maxAgeSeconds: (value) => value === undefined || isSeconds(value),
  sites: (value) => value === undefined || isListOf(isSiteListing)(value),
});

/**
 * Throws `InvalidAnswer` where the answer, at run time, is not of its type, is about an address that was not asked for,
 * or is not labelled as what its source is: a demonstration source gives demonstration data, and no other source does.
 * Only a demonstration may play what a partner wants done with an address.
 */
export const validateScreeningAnswer = (
  answer: ScreeningAnswer,
  subjectKeys: readonly string[],
  kind: ProviderKind,
  hosts: readonly string[] = [],
): ScreeningAnswer => {
  if (!isScreeningAnswer(answer)) throw new InvalidAnswer(NOT_OF_THE_FORM);
  for (const { host, demonstration } of answer.sites ?? []) {
    if (!hosts.includes(host)) throw new InvalidAnswer('it is about a site that was not asked for');
    if (demonstration !== (kind === 'demonstration')) throw new InvalidAnswer('its label as demonstration is wrong');
  }
  for (const signal of answer.signals) {
    if (!subjectKeys.includes(signal.subjectKey))
      throw new InvalidAnswer('it is about an address that was not asked for');
    if (signal.demonstration !== (kind === 'demonstration'))
      throw new InvalidAnswer('its label as demonstration is wrong');
    if (!signal.demonstration && CATEGORY_TABLE[signal.category].meaning === 'own')
      throw new InvalidAnswer(NOT_OF_THE_FORM);
  }
  return answer;
};

/** True where the data behind the answer is older than its source allows: it can count against, never for. */
export const isStaleAnswer = (
  { asOf, maxAgeSeconds }: Pick<ScreeningAnswer, 'asOf' | 'maxAgeSeconds'>,
  nowMs: number,
): boolean => freshnessOf(asOf, maxAgeSeconds ?? null, nowMs).status === 'STALE';
