import { isElevated, isIllicit } from '../facts/screening/category.js';
import type { EvidenceRecord } from '../facts/screening/evidence.js';
import { type CheckContext, finding, NO_FINDINGS } from './finding.js';
import { attributedOf, idsOf, incompleteIn, isUsable, staleIn } from './shared/provenance.js';

/** The findings that state what speaks against a source. */
const EXPOSURE_CODES: readonly string[] = [
  'sanctioned_address',
  'listed_scam_address',
  'disputed_listing',
  'listed_on_another_chain',
  'illicit_exposure',
  'indirect_exposure',
];

/**
 * True where another finding states the record and acts on it. One that the policy lets pass does not make the source
 * clearer.
 */
const speaksAgainst = (record: EvidenceRecord, { policy }: CheckContext): boolean =>
  record.category === 'partner_denied' ||
  ((isIllicit(record.category) || isElevated(record.category)) &&
    !EXPOSURE_CODES.some((code) => policy.findingActions[code] === 'ALLOW'));

/**
 * Nothing decisive is known of a source of incoming funds: neither a usable clean attribution nor anything against it.
 * What is known but old or incomplete is stated more precisely by other findings.
 */
export const provenanceUnclear = finding({
  code: 'provenance_unclear',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Nothing reliable is known about where incoming funds come from.',
  advice: 'Ask the sender, or accept the risk knowingly.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: ['provenance_stale', 'provenance_incomplete', 'provenance_degraded'],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const attributed = attributedOf(context);
    if (attributed === null) return NO_FINDINGS;
    if (incompleteIn(attributed).length > 0 || staleIn(attributed, context).length > 0) return NO_FINDINGS;
    if (attributed.some((record) => speaksAgainst(record, context) || isUsable(record, context))) return NO_FINDINGS;
    return [
      {
        message:
          'Nothing reliable is known about the source of these funds. That is no accusation, but it is no ' +
          'clearance either: find out who sends them before you rely on them.',
        fields: ['from_address'],
        evidenceIds: idsOf(attributed),
      },
    ];
  },
});
