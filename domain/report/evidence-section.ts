import { ADDRESS_FIELDS, type AddressField } from '../intent/address-fields.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import type { CheckRecord } from '../record/record.js';
import { strictestAction } from '../verdict/action.js';
import { isDemonstrationEvidence, reportedSource } from './attribution.js';
import type { ReportedEvidence, ReportedFreshness } from './body-evidence.js';
import { relationshipOf } from './wording.js';

/** Every evidence record of the check, in the order of sources. */
export const evidenceOf = (record: CheckRecord): readonly EvidenceRecord[] =>
  record.facts.screening.flatMap((fact) => fact.value?.evidence ?? []);

/** Freshness as it was judged when the check was made and kept with the decision: never judged again. */
export const freshnessAtCheck = (evidence: EvidenceRecord, { decision }: CheckRecord): ReportedFreshness => {
  const judged = decision.screening.freshness.find((freshness) => freshness.evidenceId === evidence.evidenceId);
  if (judged === undefined) return { status: 'UNKNOWN', age_seconds: null, max_age_seconds: null };
  return { status: judged.status, age_seconds: judged.ageSeconds, max_age_seconds: judged.maxAgeSeconds };
};

/** The request fields in which the evidence's subject stands. */
export const subjectFields = (evidence: EvidenceRecord, record: CheckRecord): readonly AddressField[] =>
  ADDRESS_FIELDS.filter((field) => record.intent.addresses[field]?.key === evidence.subjectKey);

/** The subject as the caller wrote it; the key itself where no field holds it. */
export const subjectAddress = (evidence: EvidenceRecord, record: CheckRecord): string => {
  const [field] = subjectFields(evidence, record);
  return (field === undefined ? null : record.intent.addresses[field]?.given) ?? evidence.subjectKey;
};

const policyEffect = (evidence: EvidenceRecord, { decision }: CheckRecord): ReportedEvidence['policy_effect'] => {
  const findings = decision.findings.filter((finding) => finding.evidenceIds.includes(evidence.evidenceId));
  const rules = decision.policyTrace.rules.filter(
    (rule) => rule.matched && rule.evidenceIds.includes(evidence.evidenceId),
  );
  const actions = [...findings.map((finding) => finding.recommendedAction), ...rules.map((rule) => rule.action)];
  return {
    action: actions.length === 0 ? null : strictestAction(actions),
    finding_codes: [...new Set(findings.map((finding) => finding.code))],
    rule_ids: rules.map((rule) => rule.ruleId),
  };
};

/** Every evidence record with category, relationship, confidence, severity, source, freshness and policy effect. */
export const evidenceSection = (record: CheckRecord): readonly ReportedEvidence[] =>
  evidenceOf(record).map((evidence) => ({
    evidence_id: evidence.evidenceId,
    subject_address: subjectAddress(evidence, record),
    subject_fields: subjectFields(evidence, record),
    category: evidence.category,
    basis: evidence.basis,
    exposure: evidence.exposure,
    relationship: relationshipOf(evidence),
    severity: evidence.severity,
    confidence: evidence.confidence,
    share: evidence.share,
    source: reportedSource(evidence),
    reference: evidence.reference,
    observed_at: evidence.observedAt,
    published_at: evidence.publishedAt,
    freshness: freshnessAtCheck(evidence, record),
    demonstration: isDemonstrationEvidence(evidence),
    missing_parts: evidence.missingParts,
    ...(evidence.officialToken !== null && {
      official_token: { symbol: evidence.officialToken.symbol, source_name: evidence.officialToken.sourceName },
    }),
    ...(evidence.partner !== undefined && {
      partner_statement: {
        statement_id: evidence.partner.statementId,
        stated_by: evidence.partner.statedBy,
        reason: evidence.partner.reason,
        valid_until: evidence.partner.validUntil,
      },
    }),
    policy_effect: policyEffect(evidence, record),
  }));
