import { mismatchIn } from './shared/mismatches.js';
import { finding } from './finding.js';

/** The bytes must be for the network that was declared. */
export const payloadChainMismatch = finding({
  code: 'payload_chain_mismatch',
  judges: 'check',
  source: 'network',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The bytes are for another network than the request declares.',
  advice: 'Do not sign: the signature counts there.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: mismatchIn({
    chain: { mismatch: { what: 'are for another network than was declared' } },
  }),
});
