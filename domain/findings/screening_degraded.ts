import { failModeOf } from '../policy/policy.js';
import { failureText } from '../policy/required-sources.js';
import { finding } from './finding.js';

/** A required source that gave no answer is named and the check reviewed: no failure leads to ALLOW. */
export const screeningDegraded = finding({
  code: 'screening_degraded',
  judges: 'check',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A source that must be asked did not answer, so the check rests on less than it should.',
  advice: 'Check again later, or accept the gap knowingly.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ failures, policy }) =>
    failures
      .filter((failure) => failure.capability !== 'transaction_simulation')
      .map((failure) => ({
        message:
          `The required source "${failure.source}" ${failureText(failure)}, so this check is incomplete. Try ` +
          'again, or review the transaction by hand before continuing.',
        action: failModeOf(policy, failure.source, failure.capability),
        measures: [{ name: 'failed_source', actual: failure.source, threshold: null }],
      })),
});
