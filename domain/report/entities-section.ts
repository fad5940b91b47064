import type { EvidenceRecord } from '../facts/screening/evidence.js';
import type { CheckRecord } from '../record/record.js';
import {
  attributedReference,
  isDemonstrationEvidence,
  permittedIdentifiers,
  relationOf,
  reportedSource,
  withholdingReason,
} from './attribution.js';
import type { ReportedEntity, WithheldName } from './body-evidence.js';
import { evidenceOf, freshnessAtCheck } from './evidence-section.js';
import { ENTITY_STATEMENTS, LISTED_BY_LICENCE, WITHHOLDING_STATEMENTS } from './wording.js';

/** The entities that approved sources name. `withheldNames` has everything else that carries a name. */
export const entitiesSection = (record: CheckRecord): readonly ReportedEntity[] =>
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
        statement:
          relation === 'listed' && evidence.source.kind === 'licensed_list'
            ? LISTED_BY_LICENCE
            : ENTITY_STATEMENTS[relation],
        verification: attribution.verification,
        confidence: attribution.confidence,
        jurisdiction: attribution.jurisdiction,
        identifiers: permittedIdentifiers(evidence),
        attributed_reference: attributedReference(evidence),
        source: reportedSource(evidence),
        reference: evidence.reference,
        evidence_id: evidence.evidenceId,
        observed_at: evidence.observedAt,
        freshness: freshnessAtCheck(evidence, record),
        demonstration: isDemonstrationEvidence(evidence),
      },
    ];
  });

/** The evidence whose names were withheld, and why. No report holds such a name. */
export const withheldNames = (record: CheckRecord): readonly WithheldName[] =>
  evidenceOf(record).flatMap((evidence: EvidenceRecord) => {
    const reason = withholdingReason(evidence);
    if (reason === null) return [];
    const { evidenceId, source } = evidence;
    return [
      {
        evidence_id: evidenceId,
        source_id: source.id,
        source_kind: source.kind,
        reason,
        statement: WITHHOLDING_STATEMENTS[reason],
      },
    ];
  });

/** Shorter names are taken out only where they stand in quotes: elsewhere they may be a part of any word. */
const SHORTEST_NAME = 3;
const LEFT_OUT = '[name left out]';

/**
 * Takes withheld names out of a text of the decision, since messages quote sources of every kind. A name that an
 * approved source gives as well stays.
 */
export const withoutWithheldNames = (record: CheckRecord): ((text: string) => string) => {
  const named = evidenceOf(record).flatMap((evidence) =>
    evidence.attribution === null
      ? []
      : [{ name: evidence.attribution.entityName, isWithheld: withholdingReason(evidence) !== null }],
  );
  const permitted = new Set(named.filter((item) => !item.isWithheld).map((item) => item.name));
  const withheld = [
    ...new Set(named.filter((item) => item.isWithheld && !permitted.has(item.name)).map((item) => item.name)),
  ]
    .filter((name) => name.length > 0)
    .sort((left, right) => right.length - left.length);
  return (text) =>
    withheld.reduce((left, name) => {
      const unquoted = left.replaceAll(`"${name}"`, LEFT_OUT);
      return name.length < SHORTEST_NAME ? unquoted : unquoted.replaceAll(name, LEFT_OUT);
    }, text);
};
