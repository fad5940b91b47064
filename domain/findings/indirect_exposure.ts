import { finding } from './finding.js';
import { exposedBy } from './shared/exposures.js';

/** A link that is indirect, less than certain, not current, or of a kind that needs a look. */
export const indirectExposure = finding({
  code: 'indirect_exposure',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'A source sees a connection with a risky category that is indirect, less certain, not current, or of ' +
    'elevated risk only.',
  advice: 'Read the evidence; it is no proof of ownership.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: exposedBy(
    'other',
    ({ address, labels, sources }) =>
      `The ${address} has a possible link to ${labels} by ${sources}. The link is indirect, less than certain, not ` +
      'current, or of a kind that needs a look; it says nothing about who owns the address. Review the ' +
      'evidence before ' +
      'continuing.',
  ),
});
