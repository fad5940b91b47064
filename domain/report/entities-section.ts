import type { EvidenceRecord } from '../evidence.js';
import type { Policy } from '../policy.js';
import type { CheckRecord } from '../record.js';
import { attributedReference, isDemonstrationEvidence, permittedIdentifiers, relationOf, reportedSource, withholdingReason } from './attribution.js';
import type { ReportedEntity, WithheldName } from './body.js';
import { evidenceOf, freshnessAtCheck } from './evidence-section.js';
import { ENTITY_STATEMENTS, WITHHOLDING_STATEMENTS } from './wording.js';

/** The entities that approved sources name. Everything else that carries a name stands in `withheldNames`. */
export const entitiesSection = (record: CheckRecord, policy: Policy): readonly ReportedEntity[] =>
  evidenceOf(record).flatMap((evidence) => {
    const { attribution } = evidence;
    if (attribution === null || withholdingReason(evidence) !== null) return [];
    const relation = relationOf(evidence);
    return [
      {
        name: attribution.entityName,
        type: attribution.entityType,
        role: attribution.role,
        relation,
        statement: ENTITY_STATEMENTS[relation],
        verification: attribution.verification,
        confidence: attribution.confidence,
        jurisdiction: attribution.jurisdiction,
        identifiers: permittedIdentifiers(evidence),
        attributed_reference: attributedReference(evidence),
        source: reportedSource(evidence),
        reference: evidence.reference,
        evidence_id: evidence.evidenceId,
        observed_at: evidence.observedAt,
        freshness: freshnessAtCheck(evidence, record, policy),
        demonstration: isDemonstrationEvidence(evidence),
      },
    ];
  });

/** Which evidence carried a name that may not stand here, and why. The name itself is nowhere in a report. */
export const withheldNames = (record: CheckRecord): readonly WithheldName[] =>
  evidenceOf(record).flatMap((evidence: EvidenceRecord) => {
    const reason = withholdingReason(evidence);
    if (reason === null) return [];
    const { evidenceId, source } = evidence;
    return [{ evidence_id: evidenceId, source_id: source.id, source_kind: source.kind, reason, statement: WITHHOLDING_STATEMENTS[reason] }];
  });
