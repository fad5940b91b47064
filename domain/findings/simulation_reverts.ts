import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** It would fail now. */
export const simulationReverts = finding({
  code: 'simulation_reverts',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The transaction would fail now. It may do something else later.',
  advice: 'Find out why before you sign.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: whereExecuted(
    {
      holds: ({ status }) => status === 'reverted',
      message:
        'The transaction would fail now: a contract refuses it. It may do something else when it is sent later. Find ' +
        'out why before you sign.',
    },
    {
      holds: ({ status }) => status === 'halted',
      message:
        'The transaction would fail now: it runs into an invalid instruction or out of gas. It may do something else ' +
        'when it is sent with more. Find out why before you sign.',
    },
  ),
});
