import { type Check, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/**
 * A permission from which nothing plain can be read, on any contract: what is asked for could be anything. Source:
 * decision 36.
 */
export const permissionNotUnderstood: Check = {
  id: 'simulation/permission-not-understood',
  run: (context) => {
    const permissions = askedOf(context, 'not_understood');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            code: 'permission_not_understood',
            message:
              `No function can be read from what the transaction asks for (${permissionList(permissions)}), so it ` +
              'was not judged and could be anything. Ask for it by the name, signature or selector of its function, ' +
              'or review the transaction by hand before continuing.',
            fields: [context.contract.field],
          },
        ];
  },
};
