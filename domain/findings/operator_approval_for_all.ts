import { finding, NO_FINDINGS, type Rule } from './finding.js';
import { askedOf, permissionList } from './shared/permission-text.js';

const declared: Rule = (context) => {
  const permissions = askedOf(context, 'operator');
  return permissions.length === 0
    ? NO_FINDINGS
    : [
        {
          message:
            `The transaction lets an operator move every token of a collection (${permissionList(permissions)}), ` +
            'now and later. Approve single tokens instead, or continue only for an operator that you know.',
          fields: [context.contract.field],
        },
      ];
};

/** An operator over every token of a collection. */
export const operatorApprovalForAll = finding({
  code: 'operator_approval_for_all',
  judges: 'action',
  source: 'simulation',
  severity: 'HIGH',
  action: 'REVIEW',
  meaning: 'setApprovalForAll hands over the whole collection at once.',
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
