import { toldToken } from './shared/told-token.js';
import { isKnownToOwnRegistry } from '../facts/contract/statements.js';
import type { ContractVerification } from '../facts/contract/verification.js';
import { judgeApproval } from '../facts/token/approval-size.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';
import { needsNoAmount } from './shared/permission-text.js';

/** The policy names the spender on this chain, and the service's own registry knows it: neither alone is enough. */
const isExcepted = (
  { intent, facts, policy }: CheckContext,
  { address, verification }: ContractVerification,
): boolean =>
  verification === 'verified' &&
  policy.unlimitedApprovalSpenders.some(({ chain, key }) => chain === intent.chain && key === address.key) &&
  isKnownToOwnRegistry(facts, address.key);

const declared: Rule = (context) => {
  const { intent, facts } = context;
  // of an operator no amount says how much it may move
  if (needsNoAmount(context) || judgeApproval(intent, facts.token.value) !== 'unlimited') return NO_FINDINGS;
  const spender = context.spender ?? context.contract;
  return [
    {
      message:
        `The approval lets the spender take any amount of ${toldToken(context)}, now and later. If the spender ` +
        'turns against you or is broken into, everything is lost. Approve only the amount that this ' +
        'operation needs.',
      fields: [spender.field],
      measures: [{ name: 'approval_amount', actual: intent.approval?.given ?? null, threshold: null }],
      excepted: isExcepted(context, spender),
    },
  ];
};

/** An allowance without a real limit: the spender can take everything, now and later. */
export const unlimitedTokenApproval = finding({
  code: 'unlimited_token_approval',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning: 'The approval lets the spender take every token of this kind, now and later.',
  advice: 'Approve the exact amount instead.',
  needs: ['request', 'bundled_data'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: declared,
});
