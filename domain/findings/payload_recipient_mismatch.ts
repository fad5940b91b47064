import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

const RECIPIENT = { what: 'pay another account than was declared' };

/** The bytes must pay whom the caller declared. Source: the payload design, "Declared against found". */
export const payloadRecipientMismatch = finding({
  code: 'payload_recipient_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes pay another account than was declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({ to_address: { mismatch: RECIPIENT }, expected_to_address: { mismatch: RECIPIENT } }),
});
