import { finding, NO_FINDINGS } from './finding.js';
import { attributedOf, idsOf, incompleteIn } from './shared/provenance.js';

/** What is known about the source of incoming funds lacks parts. */
export const provenanceIncomplete = finding({
  code: 'provenance_incomplete',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'What is known about the source of incoming funds lacks required parts.',
  advice: 'Obtain the missing parts that the message names.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const partial = incompleteIn(attributedOf(context) ?? []);
    if (partial.length === 0) return NO_FINDINGS;
    const missing = [...new Set(partial.flatMap((record) => record.missingParts))].sort();
    return [
      {
        message:
          `What is known about the source of these funds is incomplete: ${missing.join(', ')} missing. Ask the ` +
          'sender for what is missing, or have it reviewed.',
        fields: ['from_address'],
        evidenceIds: idsOf(partial),
      },
    ];
  },
});
