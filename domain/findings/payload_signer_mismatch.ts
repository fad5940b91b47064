import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must be for the signature of the declared account. */
export const payloadSignerMismatch = finding({
  code: 'payload_signer_mismatch',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes ask for the signature of another account than from_address.',
  advice: 'Do not sign; find out whose signature is wanted.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: mismatchIn({
    from_address: { mismatch: { what: 'ask for the signature of another account' } },
  }),
});
