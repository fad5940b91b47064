import { isAlone } from '../../facts/simulation/executions.js';
import { failModeOf, isRequired } from '../../policy/policy.js';
import { failureText } from '../../policy/required-sources.js';
import type { FindingDraft } from '../../verdict/finding.js';
import type { Check, CheckContext } from '../check.js';

/** Of two nodes of a required simulation one is silent: who can silence a node could else choose who is believed. */
const lonelyWords = ({ intent, facts, policy }: CheckContext): readonly FindingDraft[] =>
  facts.simulation
    .filter(({ value, coverage }) => {
      const execution = value?.execution ?? null;
      return (
        intent.direction !== 'incoming' && execution !== null && isAlone(execution) && isRequired(coverage, policy)
      );
    })
    .map(({ coverage: { provider, capability } }) => ({
      code: 'simulation_unavailable' as const,
      message:
        `One of the two nodes of "${provider}" did not execute the transaction, so what the other one shows was ` +
        'compared with nothing. Try again, or review the transaction by hand before continuing.',
      action: failModeOf(policy, provider, capability),
      measures: [{ name: 'failed_source', actual: provider, threshold: null }],
    }));

/** A required simulation that did not answer, or by one node of two alone, leaves the effects unknown. */
export const simulationUnavailable: Check = {
  id: 'simulation/simulation-unavailable',
  run: (context) => [
    ...lonelyWords(context),
    ...context.failures
      .filter((failure) => failure.capability === 'transaction_simulation')
      .map((failure) => ({
        code: 'simulation_unavailable' as const,
        message:
          `The required simulation "${failure.source}" ${failureText(failure)}, so the effects of this transaction ` +
          'are not known. Try again, or review the transaction by hand before continuing.',
        action: failModeOf(context.policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
  ],
};
