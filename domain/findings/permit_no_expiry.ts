import { finding, NO_FINDINGS } from './finding.js';
import { receiversText, signedAway } from './shared/signed-away.js';

/** A permit that never ends. */
export const permitNoExpiry = finding({
  code: 'permit_no_expiry',
  judges: 'check',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'A permit never ends.',
  advice: 'Ask for one that ends within the hour.',
  needs: ['bytes'],
  about: 'bytes',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    // of a right that only the table of rights knows, the end is not read
    const open = signedAway(context).filter(
      ({ kind, expiresAt, certainty }) => kind === 'permit' && expiresAt === null && certainty === 'exact',
    );
    return open.length === 0
      ? NO_FINDINGS
      : [
          {
            message:
              `The permit for ${receiversText(open)} never ends: the tokens can be taken in years to come. Ask ` +
              'for one that ends within the hour.',
          },
        ];
  },
});
