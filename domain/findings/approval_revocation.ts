import { toldToken } from './shared/told-token.js';
import { isZeroApproval } from '../intent/approval-amount.js';
import { finding, NO_FINDINGS } from './finding.js';

/**
 * Taking an allowance back is no risk. The finding keeps a reader from taking it for a grant. Beside a payment an
 * allowance of nothing says nothing.
 */
export const approvalRevocation = finding({
  code: 'approval_revocation',
  judges: 'action',
  source: 'simulation',
  severity: 'LOW',
  action: 'ALLOW',
  meaning: 'The approval is zero: it takes an allowance back.',
  advice: 'Nothing to do; a revocation is never stopped for its spender.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, contract } = context;
    return (intent.kind === 'approval' || intent.asked.grant !== undefined) && isZeroApproval(intent.approval)
      ? [
          {
            message: `The approval is set to 0: it takes the spender's allowance of ${toldToken(context)} back.`,
            fields: [contract.field],
          },
        ]
      : NO_FINDINGS;
  },
});
