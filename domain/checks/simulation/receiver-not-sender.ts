import { type Check, NO_FINDINGS } from '../check.js';

/** The proceeds of a swap or mint should come back to the sender; `to_address` may also name the contract itself. */
export const receiverNotSender: Check = {
  id: 'simulation/receiver-not-sender',
  run: ({ intent }) => {
    const { from, to, contract, transactionType } = intent;
    if (transactionType !== 'swap' && transactionType !== 'mint') return NO_FINDINGS;
    if (from.key === null || to.key === null || to.key === from.key || to.key === contract?.key) return NO_FINDINGS;
    return [
      {
        code: 'receiver_not_sender',
        message: `The proceeds of this ${transactionType} go to to_address, which is neither the sender nor the contract. Make sure that giving them to somebody else is meant.`,
        fields: ['to_address'],
      },
    ];
  },
};
