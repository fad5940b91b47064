import { CHAIN_NAMES } from '../chains/index.js';
import { finding, NO_FINDINGS } from './finding.js';

/** A token of which every chain is known, and this is none of them. */
export const tokenNotOnChain = finding({
  code: 'token_not_on_chain',
  judges: 'action',
  source: 'network',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The token is well known, but does not exist on this chain.',
  advice: 'Choose the chain on which the token was issued.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts }) => {
    const token = facts.token.value;
    if (token === null || token.knownOnChain || !token.completeForAllChains) return NO_FINDINGS;
    return [
      {
        message:
          `${intent.token} does not exist on ${CHAIN_NAMES[intent.chain]}. What is offered there under this ` +
          `symbol is ` +
          'something else, or the network is wrong. Check the network and the token before continuing.',
      },
    ];
  },
});
