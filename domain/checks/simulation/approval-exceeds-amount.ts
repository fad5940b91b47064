import { judgeApproval } from '../../facts/token/approval-size.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** An exact allowance above what the operation needs. */
export const approvalExceedsAmount: Check = {
  id: 'simulation/approval-exceeds-amount',
  run: ({ intent, facts, contract, spender }) =>
    judgeApproval(intent, facts.token.value) === 'exceeds'
      ? [
          {
            code: 'approval_exceeds_amount',
            message:
              `The approval (${intent.approval?.given ?? ''}) is higher than the amount of this operation ` +
              `(${intent.amount} ${intent.token}). The spender could take the rest later. Approve only the amount ` +
              'that is needed.',
            fields: [(spender ?? contract).field],
            measures: [{ name: 'approval_amount', actual: intent.approval?.given ?? null, threshold: intent.amount }],
          },
        ]
      : NO_FINDINGS,
};
