import { judgeApproval } from '../../facts/token/approval-size.js';
import { type Check, NO_FINDINGS } from '../check.js';

/** An allowance without a real limit: the spender can take everything, now and later. */
export const unlimitedApproval: Check = {
  id: 'simulation/unlimited-approval',
  run: ({ intent, facts, contract }) =>
    judgeApproval(intent, facts.token.value) === 'unlimited'
      ? [
          {
            code: 'unlimited_token_approval',
            message:
              `The approval lets the spender take any amount of ${intent.token}, now and later. If the spender ` +
              'turns against you or is broken into, everything is lost. Approve only the amount that this ' +
              'operation needs.',
            fields: [contract.field],
            measures: [{ name: 'approval_amount', actual: intent.approval?.given ?? null, threshold: null }],
          },
        ]
      : NO_FINDINGS,
};
