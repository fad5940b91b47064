import { walletKind } from '../facts/contract/on-chain.js';
import type { ContractVerification } from '../facts/contract/verification.js';
import { finding, givenIn } from './finding.js';
import { NO_FINDINGS } from './finding.js';

/**
 * True where the judged address counts as not verified: a contract that is called or a spender, unless the service's
 * own source knows it as verified; a recipient or token contract only where a source says that it is not verified.
 */
export const isNotVerified = ({ role, verification }: ContractVerification): boolean =>
  role === 'called' || role === 'spender' ? verification !== 'verified' : verification === 'unverified';

/**
 * A contract that is called and of which nothing says that it is verified. A spender gets a finding of its own instead.
 */
export const unverifiedContract = finding({
  code: 'unverified_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'Nothing says that the contract is verified.',
  advice: 'Confirm the contract with its publisher.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation', 'allow_list'],
  restatedBy: ['unverified_upgradeable_contract', 'unverified_contract_admin_permissions'],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { contract, spender, facts } = context;
    const { verification, address, field } = contract;
    if (
      spender?.address.key === address.key ||
      address.key === null ||
      verification === 'claimed' ||
      !isNotVerified(contract)
    )
      return NO_FINDINGS;
    const seen = verification === 'unverified' ? 'is known to be unverified' : 'is not known here as verified';
    return [
      {
        message:
          walletKind(facts, address.key) === null
            ? `The contract ${givenIn(context, field)} ${seen}: no one can read what it does. Continue only if you ` +
              'know who runs it.'
            : `The address ${givenIn(context, field)} is a wallet and no contract: nothing is called there, and its ` +
              'holder keeps what is sent. Take the address of the contract from its publisher.',
        fields: [field],
        accounts: [address.key],
      },
    ];
  },
});
