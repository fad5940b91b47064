import { type Check, NO_FINDINGS } from '../check.js';

/** A transfer from an account to itself moves nothing. */
export const selfTransfer: Check = {
  id: 'risk/self-transfer',
  run: ({ intent, recipient }) =>
    recipient !== null && recipient.key !== null && intent.sender.key === recipient.key
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
