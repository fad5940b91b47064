import { freshnessUnder } from '../policy/evidence-freshness.js';
import { finding, NO_FINDINGS } from './finding.js';
import { attributedOf, idsOf, staleIn } from './shared/provenance.js';

/** What is known about the source of incoming funds is too old to clear it. */
export const provenanceStale = finding({
  code: 'provenance_stale',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'What is known about the source of incoming funds is older than its maximum age.',
  advice: 'Have the source refreshed, or confirm by another way.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const old = staleIn(attributedOf(context) ?? [], context);
    if (old.length === 0) return NO_FINDINGS;
    return [
      {
        message:
          'What is known about the source of these funds is older than the policy accepts, so it may no longer be ' +
          'true. Have it screened again or reviewed.',
        fields: ['from_address'],
        evidenceIds: idsOf(old),
        measures: old.map((record) => {
          const { ageSeconds, maxAgeSeconds } = freshnessUnder(record, context);
          return { name: 'age_seconds', actual: ageSeconds, threshold: maxAgeSeconds };
        }),
      },
    ];
  },
});
