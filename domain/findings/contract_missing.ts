import { isCall } from '../intent/intent.js';
import { finding, NO_FINDINGS } from './finding.js';

/** Without the contract that is called, or a valid spender, nothing can be said about it. */
export const contractMissing = finding({
  code: 'contract_missing',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'An approval, call, swap or mint was described without the contract that it is for.',
  advice: 'Send contract_address, so that the contract can be judged.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, contract, payload }) => {
    // the bytes say what is called
    if (payload !== null) return NO_FINDINGS;
    const lacksSpender = intent.kind === 'approval' && intent.spender.address.key === null;
    const lacksContract = isCall(intent) && intent.called === null;
    if (!lacksSpender && !lacksContract) return NO_FINDINGS;
    return [
      {
        message: lacksSpender
          ? 'The approval names no valid spender, so it cannot be judged who may take the tokens. Name the contract ' +
            'that may.'
          : 'The transaction calls a contract, but nothing says which, so the contract was not judged. Name the ' +
            'contract that is called.',
        fields: lacksSpender ? [contract.field] : [],
      },
    ];
  },
});
