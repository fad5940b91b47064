import { finding } from './finding.js';
import { isContradicted } from './shared/contradicted.js';
import { whereExecuted } from './shared/execution-trust.js';

/** Two nodes disagree, or a node with what the bytes do for certain. */
export const simulationDisagreement = finding({
  code: 'simulation_disagreement',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning:
    'Two nodes do not agree about what the transaction does, and the stricter of both is judged; or a node ' +
    'does not agree with what the bytes do for certain.',
  advice: 'Check again later, or look at the nodes.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: whereExecuted(
    {
      holds: ({ endpoints }) => endpoints.some(({ agreed, answered }) => !agreed && answered !== false),
      message:
        'Two nodes do not agree about what this transaction does: one of them is wrong, or lies. The stricter of ' +
        'both was judged. Check again later, or review the transaction by hand.',
    },
    {
      holds: isContradicted,
      message:
        'A simulation shows that the sender keeps what these bytes take for certain: the node is wrong, or lies, or ' +
        'the token does not move what it is told to. Check again later, or review the transaction by hand.',
    },
  ),
});
