import { isIllicit } from '../../../domain/facts/screening/category.js';
import type { Attribution, EvidenceCategory, ScreeningSignal } from '../../../domain/facts/screening/evidence.js';
import type { ListState } from '../../../domain/facts/screening/screening-facts.js';
import type { Severity } from '../../../domain/shared/severity.js';
import type { ImportedList, ListHit } from '../../../ports/stores/lists.js';

type OfficialToken = NonNullable<ScreeningSignal['officialToken']>;

/** What of a list a record keeps. */
export const stateOf = ({ source, publishedAt, maxAgeSeconds, rows, sha256 }: ImportedList): ListState => ({
  source,
  publishedAt,
  maxAgeSeconds,
  rows,
  sha256,
});

const severityOf = (category: EvidenceCategory): Severity => {
  if (isIllicit(category)) return 'CRITICAL';
  return category === 'regulated_service' || category === 'verified_counterparty' || category === 'unattributed'
    ? 'LOW'
    : 'MEDIUM';
};

/** The party that a list names. A list reports; it does not verify. */
const attributionOf = ({ row }: ListHit, category: EvidenceCategory): Attribution | null =>
  row.entity === null
    ? null
    : {
        entityName: row.entity,
        entityType: category,
        role: null,
        verification: 'reported',
        confidence: 1,
        jurisdiction: null,
        identifiers: [],
        addressOrTransaction: row.key,
      };

const isAttributing = (category: EvidenceCategory): boolean =>
  category === 'regulated_service' || category === 'verified_counterparty';

const signalOf = (hit: ListHit, category: EvidenceCategory, officialToken: OfficialToken | null): ScreeningSignal => ({
  subjectKey: hit.row.key,
  category,
  basis: isAttributing(category) ? 'attribution' : 'list_match',
  exposure: isAttributing(category) ? 'ownership' : 'direct',
  severity: severityOf(category),
  confidence: 1,
  source: { id: hit.list.source, name: hit.list.source, kind: 'imported_list' },
  reference: hit.row.reference,
  observedAt: hit.row.listedAt,
  publishedAt: hit.list.publishedAt,
  maxAgeSeconds: hit.list.maxAgeSeconds,
  demonstration: false,
  officialToken,
  missingParts: [],
  attribution: attributionOf(hit, category),
  path: [],
  share: null,
});

/**
 * One signal for each hit of a subject that was asked for. A hit of a list of official tokens is no signal: it marks
 * every other hit of the same address as disputed. In the order of subjects, then of hits.
 */
export const signalsFor = (subjectKeys: readonly string[], hits: readonly ListHit[]): readonly ScreeningSignal[] => {
  if (hits.length === 0) return [];
  return subjectKeys.flatMap((key) => {
    const about = hits.filter((hit) => hit.row.key === key);
    const official = about.find((hit) => hit.row.category === 'official_token');
    const officialToken =
      official === undefined ? null : { symbol: official.row.entity ?? 'a token', sourceName: official.list.source };
    return about.flatMap((hit) =>
      hit.row.category === 'official_token' ? [] : [signalOf(hit, hit.row.category, officialToken)],
    );
  });
};
