import { tokenContractOf, tokenContractProblem } from '../../facts/token/token-contract.js';
import { CHAIN_NAMES } from '../../intent/chain.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** The contract is genuine, but that of another token of the same money: USDC.e under the name USDC. */
export const tokenVariant: Check = {
  id: 'network/token-variant',
  run: ({ intent, facts }) => {
    const token = facts.token.value;
    if (token === null || tokenContractProblem(intent, token) !== 'variant') return NO_FINDINGS;
    const key = tokenContractOf(intent, token)?.key;
    const symbol = token.variants.find((variant) => variant.key === key)?.symbol ?? '';
    return [
      {
        code: 'token_variant',
        message:
          `contract_address is the contract of ${symbol} on ${CHAIN_NAMES[intent.chain]}, not that of ` +
          `${intent.token}. Both stand for the same money, but they are two tokens, and a recipient may take one ` +
          'of them. Make sure which one is meant.',
        fields: ['contract_address'],
      },
    ];
  },
};
