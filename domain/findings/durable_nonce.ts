import { finding, NO_FINDINGS } from './finding.js';

/** A transaction that may be sent at any later time. */
export const durableNonce = finding({
  code: 'durable_nonce',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The transaction may be sent at any later time.',
  advice: 'Sign only where that is what you want.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    payload?.notes.includes('durable_nonce') === true
      ? [
          {
            message:
              'The transaction has a durable nonce: once signed it can be sent at any later time, when accounts look ' +
              'different. Sign it only where that is what you want.',
          },
        ]
      : NO_FINDINGS,
});
