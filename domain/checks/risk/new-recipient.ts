import { isPayment } from '../../intent/intent.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** The first transfer by this sender to this recipient. */
export const newRecipient: Check = {
  id: 'risk/new-recipient',
  run: ({ intent, facts }) =>
    intent.direction === 'outgoing' &&
    isPayment(intent) &&
    intent.recipient.key !== null &&
    facts.history.value?.recipientUsedBySender === false
      ? [
          {
            code: 'new_recipient',
            message:
              'This is the first check of a transfer from this sender to this recipient. Compare the whole ' +
              'address, not only its ends.',
            fields: ['to_address'],
          },
        ]
      : NO_FINDINGS,
};
