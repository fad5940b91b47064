import { type CheckContext, finding, NO_FINDINGS } from './finding.js';

/** Of a call that only bytes name, the bytes say what it moves: its own amount is none. */
const movesNothing = ({ intent, action: { read } }: CheckContext): boolean =>
  intent.kind === 'call' && read !== null ? read.amount === '0' : Number(intent.amount) === 0;

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
