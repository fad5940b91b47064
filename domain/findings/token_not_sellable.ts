import { finding, NO_FINDINGS } from './finding.js';
import { purchases, tokensText } from './shared/purchases.js';

/** What is paid for cannot be sent on or sold: a trap, or a receipt that is bound to its holder. */
export const tokenNotSellable = finding({
  code: 'token_not_sellable',
  judges: 'check',
  source: 'simulation',
  severity: 'HIGH',
  action: 'BLOCK',
  meaning:
    'A simulation shows that a token which is paid for could not be sent on or approved afterwards; REVIEW where the ' +
    'token or the contract is known.',
  advice: 'Do not buy it. Of a receipt that is bound to its holder, make sure how what is paid comes back.',
  needs: ['bytes', 'provider'],
  about: 'execution',
  isRelaxable: false,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: (context) => {
    const fixed = purchases(context).filter(({ canMove }) => !canMove);
    if (fixed.length === 0) return NO_FINDINGS;
    const isTrap = fixed.some(({ isUnknown }) => isUnknown);
    return [
      {
        message:
          `A simulation shows that what is paid for could not be sent on, approved or sold afterwards: ` +
          `${tokensText(fixed)}. ` +
          (isTrap
            ? 'Nobody knows the token or the contract. Do not sign.'
            : 'Receipts of votes and stakes are bound like that. Make sure how what is paid comes back.'),
        fields: ['from_address'],
        ...(isTrap ? {} : { action: 'REVIEW' as const }),
      },
    ];
  },
});
