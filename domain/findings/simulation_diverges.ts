import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** What happens depends on the block. */
export const simulationDiverges = finding({
  code: 'simulation_diverges',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'What the transaction does depends on the block that holds it; BLOCK where the sender loses more in one of them.',
  advice: 'Do not sign, or find out why it differs.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: whereExecuted(
    {
      holds: ({ diverging }) => diverging === 'loses_more',
      message:
        'The transaction does different things in different blocks, and in one of them the sender would lose more: ' +
        'contracts that behave while they are watched do that. Do not sign.',
    },
    {
      holds: ({ diverging }) => diverging === 'differs',
      message:
        'The transaction does different things in different blocks, so what it will do is not certain. Find out why ' +
        'before you sign.',
      action: 'REVIEW',
    },
  ),
});
