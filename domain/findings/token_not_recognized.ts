import { CHAIN_NAMES } from '../chains/index.js';
import { isZeroApproval } from '../intent/approval-amount.js';
import { UNNAMED_TOKEN } from '../intent/token-key.js';
import { finding, NO_FINDINGS } from './finding.js';

/** The token must be one that the registry knows on this chain. */
export const tokenNotRecognized = finding({
  code: 'token_not_recognized',
  judges: 'action',
  source: 'network',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The symbol is not known on this chain, so nothing vouches for the token.',
  advice: 'Confirm the token by its contract address before going on.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: ({ intent, facts }) => {
    const token = facts.token.value;
    if (token === null || token.knownOnChain || token.completeForAllChains) return NO_FINDINGS;
    if (intent.token === UNNAMED_TOKEN)
      return isZeroApproval(intent.approval)
        ? NO_FINDINGS
        : [
            {
              message:
                'The bytes do not name the token: it may be any that the account holds. ' +
                'Find out which one before going on.',
            },
          ];
    return [
      {
        message:
          `${intent.token} is not a token that is known here on ${CHAIN_NAMES[intent.chain]}. It may be new, ` +
          "or a fake with a familiar name. Compare its contract with the issuer's own publication.",
      },
    ];
  },
});
