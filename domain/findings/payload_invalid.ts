import { finding, NO_FINDINGS } from './finding.js';

/** The bytes are no sound thing to sign. */
export const payloadInvalid = finding({
  code: 'payload_invalid',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'The bytes are not sound: hex, a quantity or an address that cannot be read, or a form that no network takes.',
  advice: 'Do not sign; ask for the transaction again.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    payload?.status === 'invalid'
      ? [
          {
            message:
              `What is to be signed is not sound: it ${payload.problem ?? 'cannot be read'}. No honest application ` +
              'asks for that. Do not sign.',
          },
        ]
      : NO_FINDINGS,
});
