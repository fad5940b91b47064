import { type Check, NO_FINDINGS } from '../check.js';

/** The proceeds of a swap or mint should come back to the sender; `to_address` may also name the contract itself. */
export const receiverNotSender: Check = {
  id: 'simulation/receiver-not-sender',
  run: ({ intent }) => {
    if (intent.kind !== 'swap' && intent.kind !== 'mint') return NO_FINDINGS;
    const { sender, beneficiary, called } = intent;
    if (sender.key === null || beneficiary.key === null) return NO_FINDINGS;
    if (beneficiary.key === sender.key || beneficiary.key === called?.key) return NO_FINDINGS;
    return [
      {
        code: 'receiver_not_sender',
        message:
          `The proceeds of this ${intent.kind} go to to_address, which is neither the sender nor the contract. ` +
          'Make sure that giving them to somebody else is meant.',
        fields: ['to_address'],
      },
    ];
  },
};
