import { OPEN_CALLERS } from '../../data/open-callers.js';
import { type Check, NO_FINDINGS } from '../check.js';

/**
 * Who may spend must be a contract that is known as verified, by any function that gives the right. Given in place
 * of `unverified_contract`.
 */
export const approvalSpenderUnverified: Check = {
  id: 'simulation/approval-spender-unverified',
  run: ({ spender }) => {
    if (spender === null) return NO_FINDINGS;
    const { verification, address, field } = spender;
    if (address.key === null || verification === 'verified' || verification === 'claimed') return NO_FINDINGS;
    // what anyone can use has a finding of its own
    if (OPEN_CALLERS.has(address.key)) return NO_FINDINGS;
    const seen =
      verification === 'unverified' ? 'is known to be unverified' : 'is not known here as a verified contract';
    return [
      {
        code: 'approval_spender_unverified',
        message:
          `The spender in ${field} ${seen}. The one who controls it can take the approved tokens. Approve only ` +
          'spenders whose published source you can check.',
        fields: [field],
        accounts: [address.key],
      },
    ];
  },
};
