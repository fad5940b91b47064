import { type Check, NO_FINDINGS } from '../check.js';
import { isNotVerified } from './unverified-contract.js';

/** An unverified contract whose code can be exchanged: what it does today says nothing about tomorrow. */
export const unverifiedUpgradeableContract: Check = {
  id: 'simulation/unverified-upgradeable-contract',
  run: ({ contract }) => {
    if (contract.address.key === null || !contract.upgradeable || !isNotVerified(contract)) return NO_FINDINGS;
    return [
      {
        code: 'unverified_upgradeable_contract',
        message:
          `The contract in ${contract.field} is not verified, and its code can be exchanged at any time. What it ` +
          'does today says nothing about tomorrow. Continue only if you know who can change it.',
        fields: [contract.field],
      },
    ];
  },
};
