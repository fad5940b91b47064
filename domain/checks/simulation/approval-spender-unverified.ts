import { type Check, NO_FINDINGS } from '../check.js';

/**
 * The spender of an approval must be a contract that is known as verified. Given in place of `unverified_contract`.
 */
export const approvalSpenderUnverified: Check = {
  id: 'simulation/approval-spender-unverified',
  run: ({ contract }) => {
    const { role, verification, address, field } = contract;
    if (role !== 'spender' || address.key === null || verification === 'verified' || verification === 'claimed')
      return NO_FINDINGS;
    const seen =
      verification === 'unverified' ? 'is known to be unverified' : 'is not known here as a verified contract';
    return [
      {
        code: 'approval_spender_unverified',
        message:
          `The spender in ${field} ${seen}. Whoever controls it can take the approved tokens. Approve only ` +
          'spenders whose published source you can check.',
        fields: [field],
      },
    ];
  },
};
