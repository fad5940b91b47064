import { evidenceByAccount } from '../facts/screening/evidence-groups.js';
import { isZeroApproval } from '../intent/approval-amount.js';
import { type CheckContext, finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedPermissionOf, permissionList } from './shared/permission-text.js';

/** Known as a contract that may take tokens, vouched for by the caller, or on the partner's own allow list. */
const isKnownOperator = ({ spender, facts }: CheckContext): boolean => {
  if (spender === null) return false;
  const key = spender.address.key ?? '';
  const isAllowed =
    evidenceByAccount(facts, ({ category }) => category === 'partner_allowed').has(key) &&
    !evidenceByAccount(facts, ({ category }) => category === 'partner_denied').has(key);
  return spender.verification === 'verified' || spender.verification === 'claimed' || isAllowed;
};

const declared: Rule = (context) => {
  const permissions = askedPermissionOf(context, 'operator');
  if (permissions.length === 0) return NO_FINDINGS;
  const isKnown = isKnownOperator(context) || isZeroApproval(context.intent.approval);
  return [
    {
      message:
        `The transaction lets an operator move everything that you hold there (${permissionList(permissions)}), now ` +
        `and later. ${
          isKnown
            ? 'Allow single items instead, or continue only for an operator that you know.'
            : 'The operator is not known here. Do not continue.'
        }`,
      fields: [(context.spender ?? context.contract).field],
      ...(isKnown ? {} : { action: 'BLOCK' as const }),
    },
  ];
};

/** An operator over every token of a collection, or over all that an account has at a protocol. */
export const operatorApprovalForAll = finding({
  code: 'operator_approval_for_all',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'An operator may move everything at once: a whole collection, or all that an account has at a protocol.',
  advice: 'Go on only with an operator that you know.',
  needs: ['request'],
  about: 'request',
  isRelaxable: true,
  softenedBy: [],
  restatedBy: [],
  splitFrom: null,
  isPartOfProof: false,
  run: declared,
});
