import { failModeOf } from '../../policy/policy.js';
import { failureText } from '../../policy/required-sources.js';
import type { Check } from '../check.js';

/** A required simulation that did not answer leaves the effects of the transaction unknown. */
export const simulationUnavailable: Check = {
  id: 'simulation/simulation-unavailable',
  run: ({ failures, policy }) =>
    failures
      .filter((failure) => failure.capability === 'transaction_simulation')
      .map((failure) => ({
        code: 'simulation_unavailable' as const,
        message:
          `The required simulation "${failure.source}" ${failureText(failure)}, so the effects of this transaction ` +
          'are not known. Try again, or review the transaction by hand before continuing.',
        action: failModeOf(policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
};
