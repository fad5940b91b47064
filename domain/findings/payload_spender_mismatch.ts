import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

const SPENDER = { what: 'name another contract or spender than was declared' };

/** The bytes must name the declared contract and spender. Source: the payload design, "Declared against found". */
export const payloadSpenderMismatch = finding({
  code: 'payload_spender_mismatch',
  judges: 'check',
  source: 'risk',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes name another spender or contract than was declared.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: true,
  run: mismatchIn({ spender: { mismatch: SPENDER }, contract_address: { mismatch: SPENDER } }),
});
