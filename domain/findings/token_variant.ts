import { tokenContractOf, tokenContractProblem } from '../facts/token/token-contract.js';
import { CHAIN_NAMES } from '../chains/index.js';
import { finding, namedField, NO_FINDINGS } from './finding.js';

/** The contract is genuine, but that of another token of the same money: USDC.e under the name USDC. */
export const tokenVariant = finding({
  code: 'token_variant',
  judges: 'action',
  source: 'network',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning:
    'The contract given for a known symbol is that of another genuine token of the same money, such as a bridged one.',
  advice: 'Make sure which of the two the recipient takes.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts } = context;
    const token = facts.token.value;
    if (token === null || tokenContractProblem(intent, token) !== 'variant') return NO_FINDINGS;
    const key = tokenContractOf(intent, token)?.key;
    const symbol = token.variants.find((variant) => variant.key === key)?.symbol ?? '';
    return [
      {
        message:
          `${namedField(context, 'contract_address')} is the contract of ${symbol} on ${CHAIN_NAMES[intent.chain]}, ` +
          `not that of ${intent.token}. Both stand for the same money, but they are two tokens, and a recipient may ` +
          'take one of them. Make sure which one is meant.',
        fields: ['contract_address'],
      },
    ];
  },
});
