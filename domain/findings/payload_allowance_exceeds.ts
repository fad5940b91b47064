import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must allow no more than was declared. Source: the payload design, "Declared against found". */
export const payloadAllowanceExceeds = finding({
  code: 'payload_allowance_exceeds',
  judges: 'check',
  source: 'risk',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The bytes allow more than was declared.',
  advice: 'Do not sign; allow what is needed.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({ approval_amount: { wider: { what: 'allow more than was declared' } } }),
});
