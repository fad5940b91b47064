import { CATEGORY_TABLE } from '../facts/screening/category.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import type { CheckRecord } from '../record/record.js';
import { isApprovedKind, isDemonstrationEvidence, permittedLabel, sameAddress } from './attribution.js';
import type { ReportedFunds, ReportedPath } from './body-evidence.js';
import { evidenceOf, freshnessAtCheck, subjectAddress } from './evidence-section.js';
import { relationshipOf } from './wording.js';

const approvedEvidence = (record: CheckRecord): readonly EvidenceRecord[] =>
  evidenceOf(record).filter((evidence) => isApprovedKind(evidence.source.kind));

/**
 * Where the funds of an incoming payment come from, as approved sources say it. Null for an outgoing check, and where
 * no approved evidence speaks about the source wallet.
 */
export const fundsSection = (record: CheckRecord): ReportedFunds | null => {
  const { intent } = record;
  if (intent.direction !== 'incoming') return null;
  const evidence = approvedEvidence(record).filter(
    (item) => item.subjectKey === intent.sender.key && item.category !== 'unattributed',
  );
  if (evidence.length === 0) return null;
  const sources = new Set(evidence.map((item) => item.source.name));
  return {
    subject_address: intent.sender.given,
    statement:
      `What ${sources.size === 1 ? 'one approved source says' : `${sources.size} approved sources say`} about ` +
      'the funds of this wallet. ' +
      'It repeats their statements and adds none; what no source traced is not described here.',
    components: evidence.map((item) => ({
      evidence_id: item.evidenceId,
      category: item.category,
      exposure: item.exposure,
      share: item.share,
      confidence: item.confidence,
      freshness_status: freshnessAtCheck(item, record).status,
      statement: relationshipOf(item),
      demonstration: isDemonstrationEvidence(item),
    })),
  };
};

/**
 * Every path that approved evidence gives, in either direction. `clean` takes out names that may not stand in a report.
 */
export const pathsSection = (record: CheckRecord, clean: (text: string) => string): readonly ReportedPath[] =>
  approvedEvidence(record)
    .filter((evidence) => evidence.path.length > 0)
    .map((evidence) => ({
      evidence_id: evidence.evidenceId,
      category: evidence.category,
      exposure: evidence.exposure,
      demonstration: isDemonstrationEvidence(evidence),
      statement: pathStatement(evidence, subjectAddress(evidence, record)),
      steps: evidence.path.map((step) => ({
        address: step.address,
        label: step.label !== null && clean(step.label) === step.label ? permittedLabel(evidence, step.label) : null,
        role: step.role,
        transaction_reference: step.transactionReference,
        is_screened_address: sameAddress(step.address, evidence.subjectKey),
      })),
    }));

const pathStatement = (evidence: EvidenceRecord, subject: string): string => {
  const steps = evidence.path.length === 1 ? 'one step' : `${evidence.path.length} steps`;
  return (
    `Path of ${steps} between ${subject} and an address linked to ${CATEGORY_TABLE[evidence.category].label}, as ` +
    `${evidence.source.name} reports it. ${relationshipOf(evidence)}`
  );
};
