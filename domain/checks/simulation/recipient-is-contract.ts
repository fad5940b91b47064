import { contractReceipt } from '../../facts/contract/receipt.js';
import { isOfficialTokenContract } from '../../facts/token/token-contract.js';
import { burnKindOf } from '../../intent/burn-address.js';
import { type Check, NO_FINDINGS } from '../check.js';

/**
 * A plain payment to a contract that does something only when it is called: a router, Permit2, a program of the
 * network. A contract of which no registry knows what it receives, as most multisignature accounts, gives no finding;
 * that of a token has one of its own.
 */
export const recipientIsContract: Check = {
  id: 'simulation/recipient-is-contract',
  run: ({ intent, facts, recipient }) => {
    const key = recipient?.key ?? null;
    if (intent.direction === 'incoming' || key === null) return NO_FINDINGS;
    const { outcome, names } = contractReceipt(facts, key);
    const isNativeProgram = burnKindOf(key) === 'native_program';
    if ((outcome !== 'lost' && !isNativeProgram) || isOfficialTokenContract(facts.token.value, key)) return NO_FINDINGS;
    const what = isNativeProgram ? 'a program of the network' : ['a contract', ...names].join(', ');
    return [
      {
        code: 'recipient_is_contract',
        message:
          `The recipient is ${what}. It is made to be called, and ${intent.token} that is simply sent to it is lost. ` +
          "Take the recipient's own address, or describe the call that is meant.",
        fields: ['to_address'],
      },
    ];
  },
};
