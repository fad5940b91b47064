import { finding } from './finding.js';
import { exposedBy } from './shared/exposures.js';

/** An illicit category, attributed directly, surely and currently. */
export const illicitExposure = finding({
  code: 'illicit_exposure',
  judges: 'check',
  source: 'scam',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning:
    'A source ties an address of the request to an illicit category: by ownership or directly, with high ' +
    'confidence, on current data.',
  advice: 'Stop; the evidence names source, confidence and age.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: exposedBy(
    'blocking',
    ({ address, labels, sources }) =>
      `The ${address} is attributed, directly and with high confidence, to ${labels} by ${sources}. Do not continue, ` +
      'and follow your compliance procedure.',
  ),
});
