import { isSaidByBytes } from './shared/told-token.js';
import { judgeApproval } from '../facts/token/approval-size.js';
import { finding, NO_FINDINGS } from './finding.js';
import { needsNoAmount } from './shared/permission-text.js';

/** An exact allowance above what the operation needs. */
export const approvalExceedsAmount = finding({
  code: 'approval_exceeds_amount',
  judges: 'action',
  source: 'simulation',
  severity: 'MEDIUM',
  action: 'REVIEW',
  meaning: 'The approval is larger than the amount of the operation.',
  advice: 'Lower the approval to what is needed.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: ['unlimited_token_approval'],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, facts, contract, spender } = context;
    const given = intent.approval?.given ?? '';
    // bytes name no amount beside the allowance: there is nothing that it could be more than
    return !isSaidByBytes(context) && !needsNoAmount(context) && judgeApproval(intent, facts.token.value) === 'exceeds'
      ? [
          {
            message:
              `The approval (${given} ${given.startsWith('0x') ? 'base units' : intent.token}) is higher than the ` +
              `amount of this operation (${intent.amount} ${intent.token}). The spender could take the rest later. ` +
              'Approve only the amount that is needed.',
            fields: [(spender ?? contract).field],
            measures: [{ name: 'approval_amount', actual: given, threshold: intent.amount }],
          },
        ]
      : NO_FINDINGS;
  },
});
