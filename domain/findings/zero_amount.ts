import { finding, NO_FINDINGS } from './finding.js';
import { movesNothing } from './shared/received-by.js';

/** A transfer of nothing: the way in which look-alike addresses are planted in a wallet's history. */
export const zeroAmount = finding({
  code: 'zero_amount',
  judges: 'action',
  source: 'risk',
  severity: 'LOW',
  action: 'REVIEW',
  meaning: 'The transfer moves nothing: the way poisoned addresses get into a history.',
  advice: 'Do not copy addresses from such a transfer.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) =>
    context.recipient !== null && movesNothing(context)
      ? [
          {
            message:
              'The transfer moves nothing. Transfers of nothing are used to plant look-alike addresses in the ' +
              'history of a wallet. Continue only if this is meant.',
          },
        ]
      : NO_FINDINGS,
});
