import { finding } from './finding.js';
import { whereExecuted } from './shared/execution-trust.js';

/** Changes that no log tells: the contracts hide what they do. */
export const effectsNotInLogs = finding({
  code: 'effects_not_in_logs',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'A simulation shows changes of balances or rights that no log tells: the contracts hide what they do.',
  advice: 'Do not sign.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: whereExecuted({
    holds: ({ isLogged }) => !isLogged,
    message:
      'A simulation shows that balances or rights would change which no log of the contracts tells: they hide what ' +
      'they do. Do not sign.',
  }),
});
