import { failModeOf } from '../policy/policy.js';
import { failureText } from '../policy/required-sources.js';
import { strictestAction } from '../verdict/action.js';
import { finding, NO_FINDINGS } from './finding.js';

/** A required source said nothing of where incoming funds come from. */
export const provenanceDegraded = finding({
  code: 'provenance_degraded',
  judges: 'check',
  source: 'scam',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A source that must be asked about incoming funds did not answer or gave data that is too old.',
  advice: 'Check again later; until then nothing clears the funds.',
  needs: ['request', 'provider'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, failures, policy }) =>
    intent.direction !== 'incoming' || failures.length === 0
      ? NO_FINDINGS
      : [
          {
            action: strictestAction(failures.map((failure) => failModeOf(policy, failure.source, failure.capability))),
            message:
              'Where these funds come from could not be fully screened: ' +
              `${failures.map((failure) => `"${failure.source}" ${failureText(failure)}`).join('; ')}. Do not credit ` +
              'them before the screening was repeated or a person has looked at it.',
            fields: ['from_address'],
            measures: failures.map((failure) => ({ name: failure.source, actual: failure.why, threshold: 'answered' })),
          },
        ],
});
