import { isKnownToOwnRegistry } from '../../facts/contract/statements.js';
import type { ContractVerification } from '../../facts/contract/verification.js';
import { judgeApproval } from '../../facts/token/approval-size.js';
import { type Check, type CheckContext, NO_FINDINGS } from '../check.js';

/** The policy names the spender on this chain, and the service's own registry knows it: neither alone is enough. */
const isExcepted = (
  { intent, facts, policy }: CheckContext,
  { address, verification }: ContractVerification,
): boolean =>
  verification === 'verified' &&
  policy.unlimitedApprovalSpenders.some(({ chain, key }) => chain === intent.chain && key === address.key) &&
  isKnownToOwnRegistry(facts, address.key);

/** An allowance without a real limit: the spender can take everything, now and later. */
export const unlimitedApproval: Check = {
  id: 'simulation/unlimited-approval',
  run: (context) => {
    const { intent, facts } = context;
    if (judgeApproval(intent, facts.token.value) !== 'unlimited') return NO_FINDINGS;
    const spender = context.spender ?? context.contract;
    return [
      {
        code: 'unlimited_token_approval',
        message:
          `The approval lets the spender take any amount of ${intent.token}, now and later. If the spender ` +
          'turns against you or is broken into, everything is lost. Approve only the amount that this ' +
          'operation needs.',
        fields: [spender.field],
        measures: [{ name: 'approval_amount', actual: intent.approval?.given ?? null, threshold: null }],
        excepted: isExcepted(context, spender),
      },
    ];
  },
};
