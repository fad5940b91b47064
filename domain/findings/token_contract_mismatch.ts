import { CHAIN_NAMES } from '../chains/index.js';
import { tokenContractProblem } from '../facts/token/token-contract.js';
import { finding, namedField, NO_FINDINGS } from './finding.js';

/** The contract given for a known token must be that token's own: anything else is a fake of the same name. */
export const tokenContractMismatch = finding({
  code: 'token_contract_mismatch',
  judges: 'action',
  source: 'network',
  severity: 'CRITICAL',
  action: 'BLOCK',
  meaning: 'The contract given for a known symbol is not the contract of that token: it is probably a counterfeit.',
  advice: 'Do not send; take the contract address from the issuer.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts } = context;
    const token = facts.token.value;
    const problem = token === null ? null : tokenContractProblem(intent, token);
    if (problem === null || problem === 'variant') return NO_FINDINGS;
    const chain = CHAIN_NAMES[intent.chain];
    const seen =
      problem === 'native_has_no_contract'
        ? `${intent.token} is the own currency of ${chain} and has no contract, but ` +
          `${namedField(context, 'contract_address')} is named as one`
        : `${namedField(context, 'contract_address')} is not the official contract of ${intent.token} on ${chain}`;
    return [
      {
        message:
          `${seen}. A token of the same name under another contract is a fake. Do not send; take the contract from ` +
          "the issuer's own publication.",
        fields: ['contract_address'],
      },
    ];
  },
});
