import { isSaidByBytes, toldToken } from './shared/told-token.js';
import { finding, NO_FINDINGS } from './finding.js';
import { needsNoAmount } from './shared/permission-text.js';

/** An allowance of which nothing says how large it is: it may well be unlimited. Source: domain/decisions.md, 34. */
export const approvalAmountUnknown = finding({
  code: 'approval_amount_unknown',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'An allowance is given, and nothing says how large it is.',
  advice: 'Send approval_amount: the exact allowance in whole tokens, or in base units as hex.',
  needs: ['request'],
  about: 'request',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const { intent, spender, contract } = context;
    const isAllowance = intent.asked.grant !== undefined || (intent.kind === 'approval' && !needsNoAmount(context));
    if (intent.approval !== null || intent.direction === 'incoming' || !isAllowance) return NO_FINDINGS;
    return [
      {
        message:
          `The transaction lets a spender take ${toldToken(context)}, and ` +
          (isSaidByBytes(context)
            ? 'the bytes do not say how much. It could be everything. Review it by hand before continuing.'
            : 'the approval does not say how much. It could be everything. Give the allowance that is asked for, ' +
              'or review it by hand before continuing.'),
        fields: [(spender ?? contract).field],
      },
    ];
  },
});
