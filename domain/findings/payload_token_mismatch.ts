import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must move the declared token. Source: the payload design, "Declared against found". */
export const payloadTokenMismatch = finding({
  code: 'payload_token_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes move another token than was declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({ token: { mismatch: { what: 'move another token than was declared' } } }),
});
