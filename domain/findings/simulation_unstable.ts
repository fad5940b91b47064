import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** The chain changed while it was executed. */
export const simulationUnstable = finding({
  code: 'simulation_unstable',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The chain was reorganised while the transaction was simulated, twice.',
  advice: 'Check again in a minute.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: whereExecuted({
    holds: ({ isStable }) => !isStable,
    message:
      'The chain changed while the transaction was simulated, twice, so the result may already be wrong. Check ' +
      'again in a minute.',
  }),
});
