import { type Check, NO_FINDINGS } from '../check.js';
import { askedOf, permissionList } from '../permission-text.js';

/** A signature that allows or moves tokens without a further transaction. */
export const permitSignature: Check = {
  id: 'simulation/permit-signature',
  run: (context) => {
    const permissions = askedOf(context, 'permit');
    return permissions.length === 0
      ? NO_FINDINGS
      : [
          {
            code: 'permit_signature',
            message:
              `The signature is a permission to take tokens (${permissionList(permissions)}) that somebody else ` +
              'can use later, without another transaction of yours. Check spender, amount and expiry before ' +
              'signing.',
            fields: [context.contract.field],
          },
        ];
  },
};
