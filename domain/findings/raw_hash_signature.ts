import { finding, NO_FINDINGS } from './finding.js';

/** Nothing tells what stands behind a hash. */
export const rawHashSignature = finding({
  code: 'raw_hash_signature',
  judges: 'check',
  source: 'simulation',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The signature would be over a bare hash, behind which anything may stand.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    payload?.notes.includes('raw_hash') === true
      ? [
          {
            message:
              'The signature would be over a bare hash: behind it may stand any transaction, one that takes ' +
              'everything ' +
              'included. Do not sign.',
          },
        ]
      : NO_FINDINGS,
});
