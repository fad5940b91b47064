import { isZeroApproval } from '../../intent/approval-amount.js';
import { type Check, NO_FINDINGS } from '../check.js';

/**
 * Taking an allowance back is no risk. The finding keeps a reader from taking it for a grant. Beside a payment an
 * allowance of nothing says nothing.
 */
export const approvalRevocation: Check = {
  id: 'simulation/approval-revocation',
  run: ({ intent, contract }) =>
    (intent.kind === 'approval' || intent.asked.grant !== undefined) && isZeroApproval(intent.approval)
      ? [
          {
            code: 'approval_revocation',
            message: `The approval is set to 0: it takes the spender's allowance of ${intent.token} back.`,
            fields: [contract.field],
          },
        ]
      : NO_FINDINGS,
};
