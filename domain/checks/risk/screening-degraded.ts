import { failModeOf } from '../../policy/policy.js';
import { failureText } from '../../policy/required-sources.js';
import type { Check } from '../check.js';

/** A required source that gave no answer is named and the check reviewed: no failure leads to ALLOW. */
export const screeningDegraded: Check = {
  id: 'risk/screening-degraded',
  run: ({ failures, policy }) =>
    failures
      .filter((failure) => failure.capability !== 'transaction_simulation')
      .map((failure) => ({
        code: 'screening_degraded' as const,
        message:
          `The required source "${failure.source}" ${failureText(failure)}, so this check is incomplete. Try ` +
          'again, or review the transaction by hand before continuing.',
        action: failModeOf(policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
};
