import { type Check, NO_FINDINGS } from '../check.js';

/** A transfer of nothing: the way in which look-alike addresses are planted in a wallet's history. */
export const zeroAmount: Check = {
  id: 'risk/zero-amount',
  run: ({ intent, recipient }) =>
    recipient !== null && Number(intent.amount) === 0
      ? [
          {
            code: 'zero_amount',
            message:
              'The transfer moves nothing. Transfers of nothing are used to plant look-alike addresses in the ' +
              'history of a wallet. Continue only if this is meant.',
          },
        ]
      : NO_FINDINGS,
};
