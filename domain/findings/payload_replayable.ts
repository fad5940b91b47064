import { finding, NO_FINDINGS } from './finding.js';

/** The bytes must be for one network alone. */
export const payloadReplayable = finding({
  code: 'payload_replayable',
  judges: 'check',
  source: 'network',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The bytes name no network or every network, so the signature counts on others too.',
  advice: 'Ask for one that names the chain.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) =>
    payload !== null && payload.status !== 'invalid' && payload.notes.includes('replayable')
      ? [
          {
            message:
              'The bytes name no network, or every network: the signature counts on other chains as well. Ask ' +
              'for one ' +
              'that names the chain.',
          },
        ]
      : NO_FINDINGS,
});
