import type { Execution } from '../../facts/simulation/execution.js';
import type { FindingDraft } from '../../verdict/finding.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';
import { isContradicted } from '../execution/contradicted.js';
import { nodeAnswers } from '../../facts/simulation/executions.js';

/** What an execution says of itself, and the finding where it does. */
interface Row {
  readonly holds: (execution: Execution, context: CheckContext) => boolean;
  readonly draft: FindingDraft;
}

const ROWS: readonly Row[] = [
  {
    holds: ({ isLogged }) => !isLogged,
    draft: {
      code: 'effects_not_in_logs',
      message:
        'A simulation shows that balances or rights would change which no log of the contracts tells: they hide what ' +
        'they do. Do not sign.',
    },
  },
  {
    holds: ({ diverging }) => diverging === 'loses_more',
    draft: {
      code: 'simulation_diverges',
      message:
        'The transaction does different things in different blocks, and in one of them the sender would lose more: ' +
        'contracts that behave while they are watched do that. Do not sign.',
    },
  },
  {
    holds: ({ diverging }) => diverging === 'differs',
    draft: {
      code: 'simulation_diverges',
      message:
        'The transaction does different things in different blocks, so what it will do is not certain. Find out why ' +
        'before you sign.',
      action: 'REVIEW',
    },
  },
  {
    holds: ({ endpoints }) => endpoints.some(({ agreed, answered }) => !agreed && answered !== false),
    draft: {
      code: 'simulation_disagreement',
      message:
        'Two nodes do not agree about what this transaction does: one of them is wrong, or lies. The stricter of ' +
        'both was judged. Check again later, or review the transaction by hand.',
    },
  },
  {
    holds: isContradicted,
    draft: {
      code: 'simulation_disagreement',
      message:
        'A simulation shows that the sender keeps what these bytes take for certain: the node is wrong, or lies, or ' +
        'the token does not move what it is told to. Check again later, or review the transaction by hand.',
    },
  },
  {
    holds: ({ status }) => status === 'reverted',
    draft: {
      code: 'simulation_reverts',
      message:
        'The transaction would fail now: a contract refuses it. It may do something else when it is sent later. Find ' +
        'out why before you sign.',
    },
  },
  {
    holds: ({ status }) => status === 'halted',
    draft: {
      code: 'simulation_reverts',
      message:
        'The transaction would fail now: it runs into an invalid instruction or out of gas. It may do something else ' +
        'when it is sent with more. Find out why before you sign.',
    },
  },
  {
    holds: ({ isStable }) => !isStable,
    draft: {
      code: 'simulation_unstable',
      message:
        'The chain changed while the transaction was simulated, twice, so the result may already be wrong. Check ' +
        'again in a minute.',
    },
  },
  {
    holds: ({ lacksFunds }) => lacksFunds,
    draft: {
      code: 'insufficient_funds',
      message: 'The sender cannot pay for the value and the gas of this transaction now. Check the balance.',
      fields: ['from_address'],
    },
  },
];

/** How far what a node executed can be relied on. */
export const executionTrust: Check = {
  id: 'simulation/execution-trust',
  run: (context) => {
    const { intent, facts } = context;
    const executions = intent.direction === 'incoming' ? [] : nodeAnswers(facts);
    if (executions.length === 0) return NO_FINDINGS;
    return ROWS.filter(({ holds }) => executions.some((execution) => holds(execution, context))).map(
      ({ draft }) => draft,
    );
  },
};
