import { isPayment } from '../../intent/intent.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** A transfer from an account to itself moves nothing. */
export const selfTransfer: Check = {
  id: 'risk/self-transfer',
  run: ({ intent }) =>
    isPayment(intent) && intent.sender.key !== null && intent.sender.key === intent.recipient.key
      ? [
          {
            code: 'self_transfer',
            message:
              'Sender and recipient are the same account, so the transfer only costs its fee. Check that the ' +
              'recipient is the one that was meant.',
            fields: ['from_address', 'to_address'],
          },
        ]
      : NO_FINDINGS,
};
