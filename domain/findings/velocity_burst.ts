import { finding, NO_FINDINGS } from './finding.js';

/** More checks by one sender in an hour than the policy allows; the present one is among them. */
export const velocityBurst = finding({
  code: 'velocity_burst',
  judges: 'check',
  source: 'risk',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The sender had more checks within an hour than the policy allows.',
  advice: 'Confirm that the wallet is still under control.',
  needs: ['request', 'history'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts, policy }) => {
    const limit = policy.thresholds.velocityChecksPerHour;
    const earlier = facts.history.value?.checksLastHour ?? null;
    if (intent.direction !== 'outgoing' || limit === null || earlier === null || earlier + 1 <= limit)
      return NO_FINDINGS;
    return [
      {
        message:
          `This sender has more than ${String(limit)} checks within an hour. A wallet that is being emptied, or a ` +
          "program out of control, looks like this. Check that the sender's wallet is in the right hands.",
        fields: ['from_address'],
        measures: [{ name: 'checks_last_hour', actual: earlier + 1, threshold: limit }],
      },
    ];
  },
});
