import { type Check, NO_FINDINGS } from '../check.js';

/** No earlier transfer by this sender to this recipient counts. */
export const newRecipient: Check = {
  id: 'risk/new-recipient',
  run: ({ intent, facts, recipient }) =>
    intent.direction === 'outgoing' &&
    recipient !== null &&
    recipient.key !== null &&
    facts.history.value?.earlierChecks.length === 0
      ? [
          {
            code: 'new_recipient',
            message:
              'No earlier payment from this sender to this recipient is known: none was reported as signed, and none ' +
              'was allowed on an earlier day. Compare the whole address, not only its ends.',
            fields: ['to_address'],
          },
        ]
      : NO_FINDINGS,
};
