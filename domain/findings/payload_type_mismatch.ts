import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must do what was declared. Source: the payload design, "Declared against found". */
export const payloadTypeMismatch = finding({
  code: 'payload_type_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes do something else than was declared: an approval in place of a payment.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({ transaction_type: { mismatch: { what: 'do something else than was declared' } } }),
});
