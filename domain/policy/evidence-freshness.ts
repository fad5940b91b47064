import {
  type EvidenceRecord,
  type Freshness,
  freshnessOf,
  neverCurrent,
  PUBLICATION_DATE,
  type SourceKind,
} from '../facts/screening/evidence.js';
import { maxAgeSecondsOfSource, type Policy, shortestLimit, type UnderPolicy } from './policy.js';

/**
 * The maximum age that counts for a piece of evidence: the shortest of the source's own and the policy's; null for
 * none.
 */
export const maxAgeSecondsFor = (evidence: EvidenceRecord, policy: Policy): number | null =>
  shortestLimit(
    evidence.maxAgeSeconds,
    maxAgeSecondsOfSource(policy, evidence.source.id),
    policy.maxAgeSecondsByCategory[evidence.category] ?? null,
  );

const LISTS: ReadonlySet<SourceKind> = new Set(['bundled_list', 'imported_list', 'public_list', 'licensed_list']);

/**
 * With each publication a list says again that its rows hold, however long ago an address was put on it. A feed dates
 * each statement.
 */
const asOfDate = ({ source, observedAt, publishedAt }: EvidenceRecord): string | null =>
  LISTS.has(source.kind) ? (publishedAt ?? observedAt) : (observedAt ?? publishedAt);

/** Freshness of a piece of evidence under the policy at the time of the check. */
export const freshnessUnder = (
  evidence: EvidenceRecord,
  { policy, nowMs }: Pick<UnderPolicy, 'policy' | 'nowMs'>,
): Freshness => {
  const freshness = freshnessOf(asOfDate(evidence), maxAgeSecondsFor(evidence, policy), nowMs);
  return evidence.missingParts.includes(PUBLICATION_DATE) ? neverCurrent(freshness) : freshness;
};
