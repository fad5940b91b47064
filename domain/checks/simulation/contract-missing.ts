import type { TransactionType } from '../../intent/intent.js';
import { type Check, NO_FINDINGS } from '../check.js';

const CALLING_TYPES: ReadonlySet<TransactionType> = new Set<TransactionType>(['contract_interaction', 'swap', 'mint']);

/** Without the contract that is called, or a valid spender, nothing can be said about it. */
export const contractMissing: Check = {
  id: 'simulation/contract-missing',
  run: ({ intent, contract }) => {
    const lacksSpender = intent.transactionType === 'approval' && contract.address.key === null;
    const lacksContract = CALLING_TYPES.has(intent.transactionType) && intent.contract === null;
    if (!lacksSpender && !lacksContract) return NO_FINDINGS;
    return [
      {
        code: 'contract_missing',
        message: lacksSpender
          ? 'The approval names no valid spender, so it cannot be judged who may take the tokens. Give the spender in contract_address.'
          : 'The transaction calls a contract, but contract_address does not say which, so the contract was not judged. Give the contract that is called.',
        fields: lacksSpender ? [contract.field] : [],
      },
    ];
  },
};
