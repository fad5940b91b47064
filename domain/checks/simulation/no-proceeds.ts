import type { Execution } from '../../facts/simulation/execution.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';
import { amountText, flowsOf } from '../execution/flows.js';
import { ownFlows } from '../execution/outflow.js';
import { beneficiariesOf, isTrade } from '../execution/proceeds.js';
import { executed } from '../simulated-effects.js';

/** What is paid for nothing: neither the sender nor who was named to receive gains anything. */
const lostFor = (execution: Execution, context: CheckContext): readonly string[] => {
  const { losses, gains } = ownFlows(execution, context);
  const named = beneficiariesOf(context);
  const received = flowsOf(execution, ({ account }) => named.includes(account)).filter(({ units }) => units > 0n);
  return gains.length > 0 || received.length > 0 ? [] : losses.map(({ units, asset }) => amountText(units, asset));
};

/** A swap or a mint takes and gives nothing back. */
export const noProceeds: Check = {
  id: 'simulation/no-proceeds',
  run: (context) => {
    const executions = executed(context);
    if (executions.length === 0 || !isTrade(context)) return NO_FINDINGS;
    const lost = executions.flatMap((execution) => lostFor(execution, context));
    return lost.length === 0
      ? NO_FINDINGS
      : [
          {
            code: 'no_proceeds',
            message:
              `A simulation shows that the sender would pay ${[...new Set(lost)].sort().join('; ')} and that nothing ` +
              'would come back. Do not sign.',
            fields: ['from_address'],
          },
        ];
  },
};
