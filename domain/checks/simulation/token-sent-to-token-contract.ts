import { isTransfer } from '../../intent/intent.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** A token sent to its own contract is lost: the contract has no way to give it back. */
export const tokenSentToTokenContract: Check = {
  id: 'simulation/token-sent-to-token-contract',
  run: ({ intent, facts, contract }) => {
    const { key } = intent.to;
    if (key === null || !isTransfer(intent)) return NO_FINDINGS;
    const isOwnContract =
      facts.token.value?.officialContracts.includes(key) === true ||
      (contract.role === 'token' && intent.contract?.key === key);
    return isOwnContract
      ? [
          {
            code: 'token_sent_to_token_contract',
            message: `The recipient is the contract of ${intent.token} itself. Tokens sent there are lost. Take the recipient's own address.`,
            fields: ['to_address'],
          },
        ]
      : NO_FINDINGS;
  },
};
