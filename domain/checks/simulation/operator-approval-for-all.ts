import { type Check, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/** An operator over every token of a collection. */
export const operatorApprovalForAll: Check = {
  id: 'simulation/operator-approval-for-all',
  run: (context) => {
    const permissions = askedOf(context, 'operator');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            code: 'operator_approval_for_all',
            message:
              `The transaction lets an operator move every token of a collection (${permissionList(permissions)}), ` +
              'now and later. Approve single tokens instead, or continue only for an operator that you know.',
            fields: [context.contract.field],
          },
        ];
  },
};
