import { isSameOrigin } from '../intent/site.js';
import { finding, NO_FINDINGS } from './finding.js';

/** A sign-in must be for the origin that asks for it. */
export const messageOriginMismatch = finding({
  code: 'message_origin_mismatch',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The message signs in at another origin than the one that asks for it.',
  advice: 'Do not sign.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ payload }) => {
    const { origin = null, askedBy = null } = payload ?? {};
    return origin === null || askedBy === null || isSameOrigin(origin, askedBy)
      ? NO_FINDINGS
      : [
          {
            message:
              `The message is for ${origin}, but ${askedBy} asks for it: it would sign you in elsewhere, for ` +
              `others. Do ` +
              'not sign.',
          },
        ];
  },
});
