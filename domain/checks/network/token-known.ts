import { CHAIN_NAMES } from '../../intent/chain.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** The token must be one that the registry knows on this chain. */
export const tokenKnown: Check = {
  id: 'network/token-known',
  run: ({ intent, facts }) => {
    const token = facts.token.value;
    if (token === null || token.knownOnChain) return NO_FINDINGS;
    const chain = CHAIN_NAMES[intent.chain];
    if (token.completeForAllChains) {
      return [
        {
          code: 'token_not_on_chain',
          message:
            `${intent.token} does not exist on ${chain}. What is offered there under this symbol is something ` +
            'else, or the network is wrong. Check the network and the token before continuing.',
        },
      ];
    }
    return [
      {
        code: 'token_not_recognized',
        message:
          `${intent.token} is not a token that is known here on ${chain}. It may be new, or a fake with a familiar ` +
          "name. Compare its contract with the issuer's own publication.",
      },
    ];
  },
};
