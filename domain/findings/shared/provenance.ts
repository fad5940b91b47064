import type { EvidenceCategory, EvidenceRecord } from '../../facts/screening/evidence.js';
import { allEvidence } from '../../facts/screening/evidence-groups.js';
import { freshnessUnder } from '../../policy/evidence-freshness.js';
import type { Policy } from '../../policy/policy.js';
import type { CheckContext } from '../finding.js';

/** Categories that speak for a source of funds. Everything else speaks against it or says nothing of it. */
const CLEAN_CATEGORIES: ReadonlySet<EvidenceCategory> = new Set<EvidenceCategory>([
  'regulated_service',
  'verified_counterparty',
]);

/** An allow list says what to do with an address, and not whose it is. */
const SILENT_CATEGORIES: ReadonlySet<EvidenceCategory> = new Set<EvidenceCategory>(['unattributed', 'partner_allowed']);

/** What is attributed to the source of incoming funds; null where the check is of no incoming payment. */
export const attributedOf = ({ intent, facts }: CheckContext): readonly EvidenceRecord[] | null =>
  intent.direction === 'incoming'
    ? allEvidence(facts).filter(
        ({ subjectKey, category }) => subjectKey === intent.sender.key && !SILENT_CATEGORIES.has(category),
      )
    : null;

/**
 * Current, complete and confident attribution to a regulated service or a verified counterparty: it clears a source.
 */
export const isUsable = (record: EvidenceRecord, context: CheckContext): boolean =>
  CLEAN_CATEGORIES.has(record.category) &&
  record.exposure !== 'indirect' &&
  record.missingParts.length === 0 &&
  record.confidence >= context.policy.thresholds.cleanConfidence &&
  freshnessUnder(record, context).status === 'CURRENT';

export const incompleteIn = (attributed: readonly EvidenceRecord[]): readonly EvidenceRecord[] =>
  attributed.filter((record) => record.missingParts.length > 0);

/** What is too old, where nothing clears the source. */
export const staleIn = (attributed: readonly EvidenceRecord[], context: CheckContext): readonly EvidenceRecord[] =>
  attributed.some((record) => isUsable(record, context))
    ? []
    : attributed.filter((record) => freshnessUnder(record, context).status === 'STALE');

export const idsOf = (records: readonly EvidenceRecord[]): readonly string[] =>
  records.map((record) => record.evidenceId);

/** The findings that state what speaks against a source. */
const EXPOSURE_CODES: readonly string[] = [
  'sanctioned_address',
  'listed_scam_address',
  'disputed_listing',
  'listed_on_another_chain',
  'illicit_exposure',
  'indirect_exposure',
];

/** True where the policy lets one of these pass: what it states then does not make a source of funds clearer. */
export const letsExposurePass = ({ findingActions }: Policy): boolean =>
  EXPOSURE_CODES.some((code) => findingActions[code] === 'ALLOW');
