import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** The sender cannot pay now. */
export const insufficientFunds = finding({
  code: 'insufficient_funds',
  judges: 'check',
  source: 'simulation',
  severity: 'LOW',
  action: 'REVIEW',
  meaning: 'The sender cannot pay for value and gas now.',
  advice: 'Check the balance.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: whereExecuted({
    holds: ({ lacksFunds }) => lacksFunds,
    message: 'The sender cannot pay for the value and the gas of this transaction now. Check the balance.',
    fields: ['from_address'],
  }),
});
