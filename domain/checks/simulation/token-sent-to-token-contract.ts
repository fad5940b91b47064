import { isPayment } from '../../intent/intent.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** A token sent to its own contract is lost: the contract has no way to give it back. */
export const tokenSentToTokenContract: Check = {
  id: 'simulation/token-sent-to-token-contract',
  run: ({ intent, facts, contract }) => {
    if (!isPayment(intent) || intent.recipient.key === null) return NO_FINDINGS;
    const { key } = intent.recipient;
    const isOwnContract =
      facts.token.value?.officialContracts.includes(key) === true ||
      (contract.role === 'token' && contract.address.key === key);
    return isOwnContract
      ? [
          {
            code: 'token_sent_to_token_contract',
            message:
              `The recipient is the contract of ${intent.token} itself. Tokens sent there are lost. Take the ` +
              "recipient's own address.",
            fields: ['to_address'],
          },
        ]
      : NO_FINDINGS;
  },
};
