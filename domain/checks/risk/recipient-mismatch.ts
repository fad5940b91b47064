import { isExpectedRecipient } from '../../intent/expected-recipient.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** The recipient must be the one that was meant. */
export const recipientMismatch: Check = {
  id: 'risk/recipient-mismatch',
  run: ({ intent }) =>
    intent.addresses.expected_to_address === null || isExpectedRecipient(intent.addresses)
      ? NO_FINDINGS
      : [
          {
            code: 'recipient_mismatch',
            message:
              'to_address is not the recipient that was expected (expected_to_address). The address may have ' +
              'been replaced on its way. Stop, and take the address again from its source.',
            fields: ['to_address', 'expected_to_address'],
          },
        ],
};
