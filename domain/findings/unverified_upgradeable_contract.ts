import { finding, givenIn, NO_FINDINGS } from './finding.js';
import { isNotVerified } from './unverified_contract.js';

/** An unverified contract whose code can be exchanged: what it does today says nothing about tomorrow. */
export const unverifiedUpgradeableContract = finding({
  code: 'unverified_upgradeable_contract',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'The contract is not verified, and its code can be replaced later.',
  advice: 'Confirm the contract and who can upgrade it.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: true,
  softenedBy: ['revocation'],
  restatedBy: ['unverified_contract_admin_permissions'],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { contract } = context;
    if (contract.address.key === null || !contract.upgradeable || !isNotVerified(contract)) return NO_FINDINGS;
    return [
      {
        message:
          `The contract ${givenIn(context, contract.field)} is not verified, and its code can be exchanged at any ` +
          'time. What it does today says nothing about tomorrow. Continue only if you know who can change it.',
        fields: [contract.field],
      },
    ];
  },
});
